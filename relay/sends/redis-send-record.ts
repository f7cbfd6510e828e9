/**
 * The send record of several relays, in one Redis or Valkey. Nothing is dispatched that is not written there first.
 *
 * Takings carry numbers from one counter. A relay vouches only for the time it has itself watched one unbroken store,
 * on its own monotonic clock: `samples` say which number had been given out by when.
 */
import { randomUUID } from "node:crypto";
import { createClient } from "redis";
import type { Clock } from "../clock.ts";
import { pause } from "../clock.ts";
import { refusal } from "../http/refusals.ts";
import { decodeOutcome, encodeOutcome } from "./redis-outcome.ts";
import { FIND, FINISH, TAKE } from "./redis-scripts.ts";
import { CAPACITY, isRetained, RETENTION_MS } from "./send-record.ts";
import type { Finding, SendOutcome, SendRecord, Taking } from "./send-record.ts";
import { StoreWatch } from "./store-watch.ts";

const PREFIX = "clankie-relay:";
const POLL_MS = 100;
/** Longer than the hop of the relay that took it may last. */
const JOIN_MS = 40_000;
const COMMAND_MS = 2_000;
const PING_MS = 1_000;
const GIVEN_UP_MAX = 10_000;
const OWED_MAX = 10_000;
/** By the store's own clock, so that what nobody asks for goes at last; what is older than a day is known by its number. */
const STORE_LIFE_MS = 2 * RETENTION_MS;

export interface RedisOptions {
  readonly url: string;
  readonly clock: Clock;
  readonly resultsMax?: number;
  readonly takingsMax?: number;
  /** Set apart from other users of the store. */
  readonly prefix?: string;
}

type Client = ReturnType<typeof makeClient>;

function makeClient(url: string) {
  return createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: PING_MS,
    socket: {
      reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, 2_000),
      connectTimeout: COMMAND_MS,
      // A store that does not even answer pings is away.
      socketTimeout: 3 * PING_MS,
    },
  });
}

export class RedisSendRecord implements SendRecord {
  readonly #client: Client;
  readonly #options: RedisOptions;
  readonly #prefix: string;
  readonly #owner = randomUUID();
  readonly #watch: StoreWatch;
  readonly #flying = new Map<string, Promise<SendOutcome>>();
  /** Takings that were given up before any hop: a mark that they may have left in the store binds nobody. */
  readonly #givenUp = new Set<string>();
  /** Outcomes that are still to be written: the store was away when their hops ended. */
  readonly #owed = new Map<string, SendOutcome>();

  private constructor(client: Client, options: RedisOptions) {
    this.#client = client;
    this.#options = options;
    this.#prefix = options.prefix ?? PREFIX;
    this.#watch = new StoreWatch(options.clock);
  }

  /** Connects in the background; until then everything is `away`. */
  static open(options: RedisOptions): RedisSendRecord {
    const client = makeClient(options.url);
    const record = new RedisSendRecord(client, options);
    // Said by `away`, not by a log line: an error text may hold the store's address.
    client.on("error", () => record.#watch.lose());
    client.on("ready", () => void record.#begin().catch(() => record.#watch.lose()));
    client.connect().catch(() => {});
    return record;
  }

  async take(key: string): Promise<Taking> {
    const flying = this.#flying.get(key);
    if (flying !== undefined) {
      const noted = await this.#note(key, false);
      return noted === null ? { kind: "away" } : { kind: "joined", outcome: flying };
    }
    // Known here before the store answers: of identical sends that arrive meanwhile, only this one may be first.
    let resolve: (outcome: SendOutcome) => void = () => {};
    this.#flying.set(key, new Promise((settle) => (resolve = settle)));
    const end = (outcome: SendOutcome): void => {
      this.#flying.delete(key);
      resolve(outcome);
    };
    const noted = (await this.#settle(key)) ? await this.#note(key, this.#givenUp.has(key)) : null;
    if (noted === null) {
      if (this.#givenUp.size < GIVEN_UP_MAX) this.#givenUp.add(key);
      end({ kind: "failure", refusal: refusal("send_record_unavailable") });
      return { kind: "away" };
    }
    this.#givenUp.delete(key);
    const [state = ""] = noted;
    if (state !== "") {
      const outcome = Promise.resolve(decodeOutcome(state) ?? this.#await(key));
      void outcome.then(end);
      return { kind: "joined", outcome };
    }
    // A receipt that is asked for after the answer must find what the answer said.
    return { kind: "first", finish: (outcome) => this.#finish(key, outcome).then(() => end(outcome)) };
  }

  async find(key: string, arrivedAt: number): Promise<Finding | null> {
    const answer = (await this.#settle(key)) ? await this.#run(FIND, key, []) : null;
    if (answer === null) return null;
    const [state = "", taken = "0", dropped = "0"] = answer;
    // A failure stays in the store for a moment, for those who wait for it; it is not retained (R57).
    const outcome = state.startsWith("fail") ? null : decodeOutcome(state);
    const floor = Math.max(this.#watch.since, this.#watch.timeOf(Number(dropped)), arrivedAt - RETENTION_MS);
    return {
      received: taken === "1" || this.#flying.has(key),
      retained: outcome?.kind === "result" ? outcome.result : null,
      completeForMs: Math.max(0, Math.floor(arrivedAt - floor)),
    };
  }

  async close(): Promise<void> {
    this.#client.destroy();
  }

  /** Whether the store can be written now. */
  get isReady(): boolean {
    return this.#watch.isKnown;
  }

  /** Writes an arrival down. `mayReclaim`: a mark of this relay's own in the store is left from a taking given up. */
  #note(key: string, mayReclaim: boolean): Promise<readonly string[] | null> {
    const { resultsMax = CAPACITY, takingsMax = CAPACITY } = this.#options;
    return this.#run(TAKE, key, [
      this.#owner,
      mayReclaim ? "1" : "0",
      String(STORE_LIFE_MS),
      String(resultsMax),
      String(takingsMax),
    ]);
  }

  /** Writes an outcome down, or owes it to the store until that is back. */
  async #finish(key: string, outcome: SendOutcome): Promise<void> {
    if (this.#owed.size < OWED_MAX) this.#owed.set(key, outcome);
    await this.#settle(key);
  }

  /** Whether nothing is owed to the store for this send. */
  async #settle(key: string): Promise<boolean> {
    const outcome = this.#owed.get(key);
    if (outcome === undefined) return true;
    const what = isRetained(outcome) ? "keep" : "drop";
    const answer = await this.#run(FINISH, key, [this.#owner, what, encodeOutcome(outcome)]);
    if (answer !== null) this.#owed.delete(key);
    return answer !== null;
  }

  /** A connection stands: which store is it, and what is it owed? */
  async #begin(): Promise<void> {
    await this.#identify();
    for (const key of this.#owed.keys()) await this.#settle(key);
  }

  /** The outcome of a send that another relay has taken. It is never dispatched here (at most once). */
  async #await(key: string): Promise<SendOutcome> {
    const { clock } = this.#options;
    const deadline = clock.now() + JOIN_MS;
    while (clock.now() < deadline) {
      await pause(clock, POLL_MS);
      const [state = ""] = (await this.#run(FIND, key, [])) ?? [];
      const outcome = decodeOutcome(state);
      if (outcome !== null) return outcome;
    }
    return { kind: "failure", refusal: refusal("conversation_upstream_unavailable") };
  }

  /** Runs a script; null when the store is away or is another one than before. */
  async #run(script: string, key: string, args: readonly string[]): Promise<readonly string[] | null> {
    if (!this.#watch.isKnown) return null;
    const names = ["epoch", "number", "dropped", "takings", "results", `send:${key}`];
    try {
      const answering = this.#client.eval(script, {
        keys: names.map((name) => this.#prefix + name),
        arguments: [key, String(this.#watch.numberBefore(RETENTION_MS)), this.#watch.epoch, ...args],
      });
      const answer = (await within(this.#options.clock, COMMAND_MS, answering)) as (string | number)[];
      const [epoch = "", number = "0", ...rest] = answer.map(String);
      // The store forgot: what it says of the past is worth nothing, but what it takes from now on is.
      if (epoch !== this.#watch.epoch) {
        await this.#identify();
        return this.#watch.isKnown ? [...rest] : null;
      }
      this.#watch.sample(Number(number));
      return rest;
    } catch {
      return null;
    }
  }

  /** Finds out which store this is; a change of server, of data or of eviction starts the watch anew. */
  async #identify(): Promise<void> {
    const key = `${this.#prefix}epoch`;
    await this.#client.set(key, randomUUID(), { condition: "NX" });
    const epoch = (await this.#client.get(key)) ?? "";
    const info = await this.#client.info();
    const field = (name: string): string => new RegExp(`^${name}:(.*)$`, "m").exec(info)?.[1]?.trim() ?? "";
    const vouches = field("maxmemory_policy") === "noeviction" && field("evicted_keys") === "0";
    this.#watch.know(epoch, [field("run_id"), field("master_replid"), epoch].join(" "), vouches);
  }
}

/** The client itself bounds only the time until a command is written. */
async function within<Value>(clock: Clock, ms: number, answering: Promise<Value>): Promise<Value> {
  let cancel = (): void => {};
  const late = new Promise<never>((_resolve, reject) => {
    cancel = clock.after(ms, () => reject(new Error("the store is too slow")));
  });
  try {
    return await Promise.race([answering, late]);
  } finally {
    cancel();
  }
}
