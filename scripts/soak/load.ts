/** About fifty requests a second, and two hundred tails that are left at random. */
import { Agent, request } from "node:http";
import type { ClientRequest } from "node:http";

const TAILS_MAX = 200;

export class Load {
  readonly #url: string;
  readonly #tokens: readonly string[];
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 300 });
  readonly #tails: { destroy(): unknown }[] = [];
  #count = 0;
  #answers = 0;
  #broken = 0;

  constructor(url: string, tokens: readonly string[]) {
    this.#url = url;
    this.#tokens = tokens;
  }

  get summary(): string {
    return `${this.#answers} answers, ${this.#broken} broken, ${this.#tails.length} tails`;
  }

  /** Sends of `count` different turns, a hundred at a time: what the relay remembers is full afterwards. */
  async fill(count: number): Promise<void> {
    for (let start = 0; start < count; start += 100) {
      const hundred = Array.from({ length: 100 }, (_, index) => this.#turn(`fill ${start + index}`));
      await Promise.all(
        hundred.map((turn) => {
          const outgoing = this.#open("/operator/v1/dispatch", { op: "send", schemaVersion: 1, turn });
          return new Promise((resolve) => outgoing.once("close", resolve));
        }),
      );
    }
  }

  step(): void {
    this.#count += 1;
    const turn = this.#turn(`m${Math.floor(this.#count / 8)}`);
    const bodies = [
      { op: "list", schemaVersion: 1 },
      { op: "send", schemaVersion: 1, turn },
      { op: "send_receipt", schemaVersion: 1, turn, record: true },
      { op: "fleet", schemaVersion: 1 },
    ];
    const outgoing = this.#open("/operator/v1/dispatch", bodies[this.#count % bodies.length] ?? {});
    if (this.#count % 50 === 0) setTimeout(() => outgoing.destroy(), this.#count % 7);
    if (this.#count % 5 !== 0) return;
    const cursor = this.#count % 100 === 0 ? { cursor: "nonsense" } : {};
    const tail = { ...read, ...cursor, limit: 50, waitMs: 5_000 };
    this.#tails.push(this.#open("/operator/v1/tail", { op: "tail", schemaVersion: 1, tail }));
    if (this.#tails.length > TAILS_MAX) this.#tails.splice((this.#count * 31) % TAILS_MAX, 1)[0]?.destroy();
  }

  end(): void {
    for (const tail of this.#tails) tail.destroy();
    this.#agent.destroy();
  }

  #turn(message: string): object {
    return { ...read, expectedRevision: 0, kind: "message", message };
  }

  #open(path: string, body: object): ClientRequest {
    const authorization = `Bearer ${this.#tokens[this.#count % this.#tokens.length]}`;
    const agent = path.endsWith("dispatch") ? { agent: this.#agent } : { agent: false as const };
    const outgoing = request(this.#url + path, { method: "POST", headers: { authorization }, ...agent });
    outgoing.on("error", () => (this.#broken += 1));
    outgoing.on("response", (incoming) => {
      this.#answers += 1;
      incoming.resume().on("error", () => {});
    });
    outgoing.end(JSON.stringify(body));
    return outgoing;
  }
}

const read = { schemaVersion: 1, conversationId: "global-default", surfaceClientId: "soak" };
