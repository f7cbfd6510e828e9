/** The form of a family's validators. */
export interface Form {
  /**
   * `full`: checks, builders and issues are code of their own. `compact`: everything is read off a shape by one shared
   * reader, which is a fraction of the size and slower.
   */
  readonly mode: "full" | "compact";
  /**
   * `any`: right for every value there is. `json`: right for what comes from JSON.parse, whose keys are all own and
   * enumerable; unknown keys are found by counting.
   */
  readonly input: "any" | "json";
}

export const defaultForm: Form = { mode: "full", input: "any" };
