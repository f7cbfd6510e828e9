/**
 * Why a checkpoint is refused. `incomplete`: a page or a referred text is missing. `digest`: bytes other than stated.
 * `invalid`: a page out of place, or a state that contradicts itself.
 */
export type InstallRefusal = "incomplete" | "digest" | "invalid";
