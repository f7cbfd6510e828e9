import type { Issue } from "./issue.ts";
import type { Result } from "./result.ts";

/** A validator as Standard Schema v1 describes it (https://standardschema.dev). */
export interface StandardSchema<Input, Output> {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: "samewire";
    readonly validate: (value: unknown) => { readonly value: Output } | { readonly issues: readonly Issue[] };
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
  };
}

/** The Standard Schema face of a safe parser. */
export function standardSchema<Input, Output>(
  safeParse: (value: unknown) => Result<Output>,
): StandardSchema<Input, Output> {
  return {
    "~standard": {
      version: 1,
      vendor: "samewire",
      validate: (value) => {
        const result = safeParse(value);
        return result.success ? { value: result.data } : { issues: result.error.issues };
      },
    },
  };
}
