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

/** What a family says of its form. */
export interface FormChoice {
  readonly mode?: Form["mode"] | undefined;
  readonly input?: Form["input"] | undefined;
}

/** The form of a family: full and right for any value, unless it says otherwise. */
export function formOf({ mode = "full", input = "any" }: FormChoice): Form {
  return { mode, input };
}
