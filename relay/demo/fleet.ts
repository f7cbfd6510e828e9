/** A fleet of one seat whose status the demo can change. */
import type { Clock, Listen } from "../clock.ts";
import { Changes } from "./changes.ts";

export class Fleet {
  readonly #changes: Changes;
  readonly #today: () => Date;
  #version = 1;
  #status = "idle";

  constructor(clock: Clock, today: () => Date) {
    this.#changes = new Changes(clock);
    this.#today = today;
  }

  /** Polls that are parked now. */
  get parked(): number {
    return this.#changes.waiting;
  }

  get isWorking(): boolean {
    return this.#status !== "idle";
  }

  setStatus(status: string): void {
    this.#status = status;
    this.#version += 1;
    this.#changes.announce();
  }

  seats(): object[] {
    return [
      {
        seatId: "seat-1",
        occupantId: "occupant-1",
        personaId: "persona-1",
        harness: "claude",
        status: this.#status,
        title: "Relay demo",
        inputCapabilities: { deliveryModes: ["steer", "queue"], interrupt: true, nextTurnOnly: false },
      },
    ];
  }

  personas(): object[] {
    const at = this.#today().toISOString();
    const appearance = { variant: "teal", accessory: "lead", shape: "circle" };
    const persona = { schemaVersion: 1, personaId: "persona-1", name: "Ada", appearance, harness: "claude" };
    return [{ ...persona, activeSeatId: "seat-1", createdAt: at, updatedAt: at }];
  }

  /** The whole snapshot, at once or after a change. */
  async snapshot(cursor: string | undefined, waitMs: number, leave: Listen): Promise<object> {
    await this.#changes.until(() => cursor !== this.#cursor(), waitMs, leave);
    return {
      schemaVersion: 1,
      cursor: this.#cursor(),
      seats: this.seats(),
      personas: this.personas(),
      channels: [],
    };
  }

  async presence(cursor: string | undefined, waitMs: number, leave: Listen): Promise<object> {
    await this.#changes.until(() => cursor !== this.#cursor(), waitMs, leave);
    const activeSeats = this.#status === "idle" ? 0 : 1;
    return { schemaVersion: 1, cursor: this.#cursor(), mood: "idle", detail: this.#status, since: null, activeSeats };
  }

  #cursor(): string {
    return `fleet:${this.#version}`;
  }
}
