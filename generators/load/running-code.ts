/**
 * What of the author's code is running. Kept for the whole process, since the author's timers and promises belong to
 * no call of ours.
 */
interface RunningCode {
  /** Absolute path of the project. */
  root: string;
  /** The module being imported, from the root; undefined between imports. */
  importing: string | undefined;
}

export const runningCode: RunningCode = { root: process.cwd(), importing: undefined };

/** What an exit within the author's code throws instead, so that the run does not end without a word. */
export function refuseExit(): never {
  throw new Error("the module ends the process");
}
