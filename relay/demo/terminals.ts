/** One terminal that echoes what is typed, with one lease for typing and a line of input that Return sends. */
import { Buffer } from "node:buffer";
import { randomUUID } from "node:crypto";
import type {
  TerminalControl,
  TerminalInput,
  TerminalObservation,
} from "../../generated/typescript/clankie/operator/operator.ts";
import type { Clock } from "../clock.ts";

const TERMINAL = "terminal-1";
const LEASE_MS = 45_000;
const FRAMES_MAX = 64;

export class Terminals {
  readonly #clock: Clock;
  readonly #today: () => Date;
  readonly #streamId = `stream-${randomUUID()}`;
  readonly #frames: object[] = [];
  /** Typed and not sent. */
  #draft = "";
  #lease: { readonly surface: string; readonly token: string; readonly until: number } | null = null;

  constructor(clock: Clock, today: () => Date) {
    this.#clock = clock;
    this.#today = today;
    this.draw("\u001b[2J\u001b[Hdemo$ ", true);
  }

  catalog(): object[] {
    const level = { id: "level-1", label: "demo", number: 1 };
    return [{ terminalId: TERMINAL, label: "demo", workspace: level, tab: level, pane: { id: "pane-1" } }];
  }

  draw(text: string, full = false): void {
    this.#frames.push({
      schemaVersion: 1,
      type: "terminal.frame",
      terminalId: TERMINAL,
      sequence: this.#frames.length + 1,
      encoding: "base64",
      data: Buffer.from(text).toString("base64"),
      columns: 80,
      rows: 24,
      full,
    });
  }

  tail({ terminalId, surfaceClientId, cursor, limit = FRAMES_MAX }: TerminalObservation): object {
    const base = { schemaVersion: 1, terminalId, surfaceClientId };
    if (terminalId !== TERMINAL) return { ...base, status: "unavailable", reason: "terminal_unavailable" };
    if (cursor !== undefined && cursor.streamId !== this.#streamId) {
      return { ...base, status: "reset", reason: "stream_lost" };
    }
    const from = cursor?.sequence ?? 0;
    const frames = this.#frames.slice(from, from + limit);
    const sequence = from + frames.length;
    const hasMore = sequence < this.#frames.length;
    return { ...base, status: "page", cursor: { streamId: this.#streamId, sequence }, frames, hasMore };
  }

  control({ terminalId, surfaceClientId, action, leaseToken }: TerminalControl): object {
    const base = { schemaVersion: 1, terminalId };
    const held = this.#held();
    if (action === "release") {
      if (held !== null && held.token === leaseToken) this.#lease = null;
      return { ...base, status: "released" };
    }
    const blocked = this.#blocked(base, surfaceClientId, action === "request" ? held?.token : leaseToken, action);
    if (blocked !== null) return blocked;
    const renews = action === "request" || action === "renew";
    const lease =
      renews || held === null
        ? { surface: surfaceClientId, token: `lease-${randomUUID()}`, until: this.#clock.now() + LEASE_MS }
        : held;
    this.#lease = lease;
    const owner = { principalId: surfaceClientId };
    const grant = { ...base, leaseToken: lease.token, owner, expiresAt: this.#dateOf(lease.until) };
    return { schemaVersion: 1, status: "granted", grant };
  }

  input({ terminalId, surfaceClientId, leaseToken, dataBase64 }: TerminalInput): object {
    const base = { schemaVersion: 1, terminalId };
    const blocked = this.#blocked(base, surfaceClientId, leaseToken, "input");
    if (blocked !== null) return blocked;
    const typed = Buffer.from(dataBase64, "base64").toString("utf8");
    this.#draft = (this.#draft + typed).split("\r").at(-1) ?? "";
    this.draw(typed);
    return { ...base, status: "delivered" };
  }

  /** One Esc into the pane, if its input line is empty; false otherwise, and the draft stays as it is (OS27, OS28). */
  pressEscape(): boolean {
    if (this.#draft !== "") return false;
    this.draw("\u001b");
    return true;
  }

  #blocked(base: object, surface: string, token: string | undefined, action: string): object | null {
    const held = this.#held();
    if (held === null) return action === "request" ? null : { ...base, status: "denied", reason: "lease_required" };
    if (held.surface !== surface) {
      const owner = { principalId: held.surface };
      return { ...base, status: "contended", owner, expiresAt: this.#dateOf(held.until) };
    }
    return held.token === token ? null : { ...base, status: "denied", reason: "lease_expired" };
  }

  #held() {
    return this.#lease !== null && this.#lease.until > this.#clock.now() ? this.#lease : null;
  }

  #dateOf(until: number): string {
    return new Date(this.#today().getTime() + until - this.#clock.now()).toISOString();
  }
}
