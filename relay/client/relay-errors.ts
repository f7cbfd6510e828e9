/** What a call to the relay can end in beside a result. */

/** The relay answered with an HTTP refusal. For 4xx of a send it is final (OS38). */
export class RelayRefusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(`refused with ${status} ${code}`);
    this.status = status;
    this.code = code;
  }

  override get name(): string {
    return "RelayRefusal";
  }

  /** Nothing was done, and nothing will be: a refusal before the hop, or the captain's own. */
  get isDefinite(): boolean {
    return this.status !== 502 && this.status !== 500;
  }
}

/** The outcome is not known: the connection broke, or the answer made no sense. */
export class RelayFault extends Error {
  override get name(): string {
    return "RelayFault";
  }
}
