/** Outcome of one dynamic import. */
export type ImportOutcome = { readonly namespace: Readonly<Record<string, unknown>> } | { readonly error: unknown };

/** Milliseconds after which an import counts as one that never ends. */
const importLimit = 60_000;

/**
 * Imports the modules one after the other. This file can itself be imported in a module space of its own, so that all
 * modules of a run share their dependencies (one copy of Zod) and a later run gets fresh ones. `started` hears of each
 * before it runs, and of undefined at the end.
 */
export async function importModules(
  urls: readonly string[],
  started: (url: string | undefined) => void,
): Promise<readonly ImportOutcome[]> {
  const outcomes: ImportOutcome[] = [];
  for (const url of urls) {
    started(url);
    try {
      outcomes.push({ namespace: await withinLimit(import(url) as Promise<Readonly<Record<string, unknown>>>) });
    } catch (error) {
      // The stack is written when it is first read, by whoever writes stacks then.
      if (error instanceof Error) error.stack?.toString();
      outcomes.push({ error });
    }
    // Promises that the module rejected without a listener are reported before the next module begins.
    await new Promise((resolve) => setImmediate(resolve));
  }
  started(undefined);
  return outcomes;
}

/** A module that waits for ever while a timer or a socket keeps the process alive would never end the run. */
async function withinLimit<Value>(work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`the import did not end within ${importLimit / 1000} s`)), importLimit);
    // By itself it must not keep a process alive that has nothing left to do.
    timer.unref();
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
