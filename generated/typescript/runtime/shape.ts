import type { PortableOverwrite, RuleUse } from "./portable-rule.ts";

/** A type of the contract as data: what the cold path walks to say exactly what is wrong with a value. */
export type Shape = {
  readonly rules?: readonly RuleUse[];
  /** The author's message for issues of the type itself and of its checks that have none of their own. */
  readonly message?: string;
} & (
  | { readonly kind: "unknown" | "json" | "never" | "null" | "boolean" }
  | { readonly kind: "string"; readonly steps: readonly StringStep[] }
  | { readonly kind: "number"; readonly format: NumberFormat; readonly steps: readonly NumberStep[] }
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
);

export type Primitive = string | number | boolean | null;
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

export interface LengthStep {
  readonly step: "minLength" | "maxLength" | "length";
  readonly value: number;
  readonly message?: string;
}

export interface NumberStep {
  readonly step: "minimum" | "maximum" | "multipleOf";
  readonly value: number;
  readonly exclusive?: boolean;
  readonly message?: string;
}

export type StringStep =
  | LengthStep
  /** `format`: the word in the issue. `quiet`: the issue names neither origin nor pattern. `text`: the pattern as written. */
  | {
      readonly step: "pattern";
      readonly format: string;
      readonly pattern: RegExp;
      readonly quiet?: true;
      readonly text?: string;
      readonly message?: string;
    }
  | { readonly step: "format"; readonly format: JudgedFormat; readonly message?: string }
  | { readonly step: "startsWith" | "endsWith"; readonly value: string; readonly message?: string }
  | { readonly step: "includes"; readonly value: string; readonly position?: number; readonly message?: string }
  | { readonly step: "trim" | "toLowerCase" | "toUpperCase" }
  | { readonly step: "portable"; readonly use: RuleUse }
  | { readonly step: "overwrite"; readonly overwrite: PortableOverwrite };

/** Formats that a function judges. */
export type JudgedFormat = "url" | "base64" | "base64url" | "ipv6" | "cidrv6" | "jwt";
