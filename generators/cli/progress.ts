/** Hears of each stage as it ends. */
export interface Progress {
  stage(name: string, milliseconds: number): void;
}

export interface StageTime {
  readonly stage: string;
  readonly milliseconds: number;
}

/** Runs stages one after the other and notes how long each took. */
export class Stopwatch {
  readonly times: StageTime[] = [];
  readonly #progress: Progress;
  readonly #now: () => number;

  constructor(progress: Progress, now: () => number) {
    this.#progress = progress;
    this.#now = now;
  }

  async run<Value>(stage: string, work: () => Value | Promise<Value>): Promise<Value> {
    const start = this.#now();
    try {
      return await work();
    } finally {
      const milliseconds = this.#now() - start;
      this.times.push({ stage, milliseconds });
      this.#progress.stage(stage, milliseconds);
    }
  }
}

/** One line a stage: `swift        12 ms`. */
export function renderStage({ stage, milliseconds }: StageTime): string {
  return `  ${stage.padEnd(12)} ${String(Math.round(milliseconds)).padStart(6)} ms`;
}
