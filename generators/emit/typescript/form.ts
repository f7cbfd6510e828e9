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
  /**
   * Values of recursive types may contain themselves, and what stands twice in the input stands twice in the output, as
   * in Zod. Those types are then read off their shapes in either mode.
   */
  readonly cycles: boolean;
}

/** What a family says of its form. */
export interface FormChoice {
  readonly mode?: Form["mode"] | undefined;
  readonly input?: Form["input"] | undefined;
  readonly cycles?: boolean | undefined;
}

/** The form of a family: full, right for any value and for trees alone, unless it says otherwise. */
export function formOf({ mode = "full", input = "any", cycles = false }: FormChoice): Form {
  return { mode, input, cycles };
}
