import type { RawIssue } from "./issue.ts";
import type { PortableOverwrite, RuleUse } from "./portable.ts";

/** A type of the contract as data: what the cold path walks to say exactly what is wrong with a value. */
export type Shape = {
  readonly rules?: readonly RuleUse[];
  /** The author's message for issues of the type itself and of its checks that have none of their own. */
  readonly message?: string;
} & (
  | { readonly kind: "unknown" | "json" | "never" | "null" | "boolean" }
  | { readonly kind: "string"; readonly steps: readonly StringStep[] }
  | {
      readonly kind: "number";
      readonly format: NumberFormat;
      readonly steps: readonly (NumberStep | ({ readonly step: "format" } & FormatUse))[];
    }
  | { readonly kind: "literal"; readonly values: readonly Primitive[] }
  | { readonly kind: "enum"; readonly values: readonly Primitive[] }
  | { readonly kind: "additiveEnum"; readonly values: readonly string[] }
  | { readonly kind: "object"; readonly properties: readonly PropertyShape[]; readonly unknownKeys: UnknownKeys }
  | { readonly kind: "array"; readonly element: Shape; readonly steps: readonly LengthStep[] }
  | { readonly kind: "tuple"; readonly items: readonly ItemShape[]; readonly rest: Shape | null }
  | { readonly kind: "record"; readonly key: Shape; readonly value: Shape; readonly mode: "open" | "partial" }
  | { readonly kind: "exhaustive"; readonly keys: readonly (string | number)[]; readonly value: Shape }
  | { readonly kind: "union"; readonly options: readonly Shape[] }
  | { readonly kind: "discriminated"; readonly discriminator: string; readonly options: readonly TaggedShape[] }
  | RefShape
  | {
      readonly kind: "optional" | "exactOptional" | "nullable" | "nonoptional" | "readonly";
      readonly inner: Shape;
      readonly fills?: true;
    }
  | { readonly kind: "default" | "prefault"; readonly inner: Shape; readonly value: () => unknown }
  | ScriptShape
);

/** A shape that brings its own reader, since few contracts have it. Each reader says what else its shape holds. */
export interface ScriptShape {
  readonly kind: "script";
  readonly judge: (shape: never, value: unknown, issues: RawIssue[]) => unknown;
  readonly message?: string;
  readonly [field: string]: unknown;
}

/** What a step says of its issue; after an aborting one no later check of the value runs. */
export interface StepWords {
  readonly message?: string;
  readonly abort?: true;
}

/** A format of a number as one of its checks. */
export interface FormatUse extends StepWords {
  readonly format: "int" | "int32" | "uint32" | "float32";
}

export type Primitive = string | number | boolean | null | bigint | undefined;
export type NumberFormat = "number" | "int" | "int32" | "uint32" | "float32" | "float64";

/** Another type, resolved late so that types may refer to each other. */
export interface RefShape {
  readonly kind: "ref";
  readonly to: () => Shape;
  /** Builds a valid value at once, so that only what is wrong is walked. Left out for recursive types. */
  readonly build?: (value: unknown) => unknown;
  /** Each object or list is judged once, since this type may come to it many times. */
  readonly once?: true;
}

/**
 * Whether a value may be left out. `absent`: the key may be missing and then gives nothing; `filled`: a missing key
 * is read as undefined, which gives a value. `omitted`: the output may lack it.
 */
export interface Optionality {
  readonly may?: "absent" | "filled";
  readonly omitted?: true;
}

export interface PropertyShape extends Optionality {
  readonly key: string;
  readonly shape: Shape;
}

export interface ItemShape extends Optionality {
  readonly shape: Shape;
}

export type UnknownKeys = "strict" | "strip" | "keep" | ItemShape;

export interface TaggedShape {
  readonly tags: readonly Primitive[];
  readonly shape: Shape;
}

export interface LengthStep extends StepWords {
  readonly step: "minLength" | "maxLength" | "length";
  readonly value: number;
}

export interface NumberStep extends StepWords {
  readonly step: "minimum" | "maximum" | "multipleOf";
  readonly value: number;
  readonly exclusive?: boolean;
}

export type StringStep =
  | LengthStep
  /** `format`: the word in the issue. `quiet`: the issue names neither origin nor pattern. `text`: the pattern as written. */
  | ({
      readonly step: "pattern";
      readonly format: string;
      readonly pattern: RegExp;
      readonly quiet?: true;
      readonly text?: string;
    } & StepWords)
  | ({ readonly step: "format"; readonly format: JudgedFormat } & StepWords)
  | ({ readonly step: "startsWith" | "endsWith"; readonly value: string } & StepWords)
  | ({ readonly step: "includes"; readonly value: string; readonly position?: number } & StepWords)
  | { readonly step: "trim" | "toLowerCase" | "toUpperCase" }
  | { readonly step: "portable"; readonly use: RuleUse }
  | { readonly step: "overwrite"; readonly overwrite: PortableOverwrite };

/** Formats that a function judges. */
export type JudgedFormat = "url" | "base64" | "base64url" | "ipv6" | "cidrv6" | "jwt";
