/**
 * The closed vocabulary of portable checks: rules that a bare closure would hide, written as data so that every
 * emitter can enforce the same rule (design, section 4).
 *
 * A path is a list of keys from the value that carries the check; `"*"` stands for every entry of an array. A path
 * that meets an absent key, `null` or a value of another kind contributes nothing.
 */
export type PortablePath = readonly string[];

/** What a URL check allows, judged on the WHATWG parse of the text (`new URL(text)`), never on the text itself unless named so. */
export interface UrlRule {
  /** Schemes that are accepted for every host, lower case, without the colon. */
  readonly schemes: readonly string[];
  /** Further schemes accepted only for the hosts `localhost`, `127.0.0.1` and `[::1]`. */
  readonly loopbackSchemes?: readonly string[];
  /** `root`: exactly `/`; `nonRoot`: not `/` and not ending in `/`; `any`: no rule. */
  readonly pathname: "any" | "root" | "nonRoot";
  /** Parts that must be empty. */
  readonly forbid: readonly ("credentials" | "query" | "fragment")[];
  /** Characters that must not occur in the text itself. */
  readonly forbidCharacters?: string;
  /** Hosts (as the parse normalises them) that are refused. */
  readonly forbidHosts?: readonly string[];
}

/** One condition on a key of the object that carries the check. `null` and an absent key equal nothing. */
export interface PortableCondition {
  readonly key: string;
  readonly equals: string | number | boolean;
}

/** One case of a rule: the value at `key` is a scalar and equals (`===`) one of `in`. */
export interface PortableCase {
  readonly key: string;
  readonly in: readonly (string | number | boolean)[];
}

/** What `implies` asks of an object once all its cases hold. "Has a value" is as in `atLeastOne`. */
export interface PortableConsequence {
  /** Each of these keys has a value. */
  readonly required?: readonly string[];
  /** None of these keys has a value. */
  readonly forbidden?: readonly string[];
  /** Each of these cases holds. */
  readonly values?: readonly PortableCase[];
}

/** A check as data. Every failure is one `custom` issue at the carrying value, or below it at `path` where one is given. */
export type PortableCheck =
  /** A string outside `values` is an aborting issue; the response readers may drop the nearest list entry (A1 to A19). */
  | { readonly check: "additiveEnum"; readonly values: readonly string[] }
  /** Canonical padded base64: re-encoding the decoded bytes gives the same text; decoded length within the bounds. */
  | { readonly check: "base64"; readonly minBytes: number; readonly maxBytes: number }
  /** None of `words` (lower-case ASCII) occurs in the text, compared with ASCII letters folded to lower case. */
  | { readonly check: "excludesWords"; readonly words: readonly string[] }
  | ({ readonly check: "url" } & UrlRule)
  /** JavaScript's length of the text (UTF-16 units; a lone surrogate is one) is within the bounds. */
  | { readonly check: "utf16Length"; readonly min: number; readonly max: number }
  /** Every label of the text (between dots) that starts with `xn--` has a rest that RFC 3492 decodes. */
  | { readonly check: "punycode" }
  /**
   * Entries are pairwise different; with `by`, the values at that key are, or the tuples of the values at those keys
   * (at least one). Only strings, numbers and booleans collide: an entry in which one key of `by` is absent, null, a
   * list or an object is equal to no other.
   */
  | { readonly check: "uniqueItems"; readonly by?: string | readonly string[] }
  /**
   * At least one of `keys` has a value: present, not null, and neither `""` nor `[]`. When presence counts, every
   * present key does, whatever its value.
   */
  | {
      readonly check: "atLeastOne";
      readonly keys: readonly string[];
      readonly counts?: "presence";
      readonly path?: PortablePath;
    }
  /** Exactly one of `keys` has a value (as in `atLeastOne`). */
  | { readonly check: "exactlyOne"; readonly keys: readonly string[]; readonly path?: PortablePath }
  /** When `when` holds, every one of `keys` has a value (as in `atLeastOne`). */
  | {
      readonly check: "requiredWhen";
      readonly when: PortableCondition;
      readonly keys: readonly string[];
      readonly path?: PortablePath;
    }
  /** If every case of `when` (at least one) holds, so does all the rest. */
  | ({ readonly check: "implies"; readonly when: readonly PortableCase[] } & PortableConsequence)
  /** The number of keys of the parsed record is within the bounds. */
  | { readonly check: "entryCount"; readonly min: number; readonly max: number }
  /** `JSON.stringify` of the parsed value has at most `max` UTF-8 bytes. */
  | { readonly check: "jsonBytes"; readonly max: number }
  /** The lengths (code points) of all strings at `paths` add up to at most `max`. */
  | { readonly check: "totalLength"; readonly paths: readonly PortablePath[]; readonly max: number }
  /** Every scalar at `path` equals the scalar at `to`. */
  | { readonly check: "allEqual"; readonly path: PortablePath; readonly to: PortablePath }
  /** The numbers at `path` rise by exactly 1. */
  | { readonly check: "consecutive"; readonly path: PortablePath }
  /** If `path` finds numbers, the last of them equals the number at `to`. */
  | { readonly check: "lastEquals"; readonly path: PortablePath; readonly to: PortablePath };

/** A change of the value as data, run in its place among the checks. */
export type PortableOverwrite =
  /** Each run of JavaScript white space becomes one space. */
  | { readonly overwrite: "collapseSpace" }
  /**
   * A host in one spelling: ASCII letters in lower case, and an IPv6 address as the WHATWG URL parser writes it. A text
   * with a colon that is no IPv6 address stays as it is.
   */
  | { readonly overwrite: "normalHost" }
  /** A text that equals one of `values` (lower-case ASCII) but for ASCII case becomes that value. */
  | { readonly overwrite: "foldToKnown"; readonly values: readonly string[] };

/** What the kit leaves on a Zod check's own definition, under the key `samewire`, for the contract reader. */
export type PortableRule = PortableCheck | PortableOverwrite;
