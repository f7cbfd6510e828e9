/** A file as an emitter gives it: text in memory, no disk involved. */
export interface EmittedFile {
  /** Path from the project root, POSIX separators, e.g. `generated/swift/Package.swift`. */
  readonly path: string;
  /** Whole text, LF line ends, final newline. */
  readonly text: string;
}
