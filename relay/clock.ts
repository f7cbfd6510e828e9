/** Time as the relay knows it: one monotonic clock and timers on it. The wall clock is never read. */
export interface Clock {
  /** Milliseconds since an arbitrary start; never goes back. */
  now(): number;
  /** Runs `act` once after `ms` milliseconds. The answer cancels it. */
  after(ms: number, act: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  after(ms, act) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};

/** Something that calls back once, at once if it has happened already. The answer stops listening. */
export type Listen = (act: () => void) => () => void;

/** Resolves after `ms` milliseconds, or as soon as one of `wakers` calls back. */
export function pause(clock: Clock, ms: number, ...wakers: readonly Listen[]): Promise<void> {
  return new Promise((resolve) => {
    const stops: (() => void)[] = [];
    let isOver = false;
    const wake = (): void => {
      isOver = true;
      for (const stop of stops.splice(0)) stop();
      resolve();
    };
    stops.push(clock.after(ms, wake));
    // One that calls back at once leaves nothing to listen to.
    for (const listen of wakers) if (!isOver) stops.push(listen(wake));
  });
}
