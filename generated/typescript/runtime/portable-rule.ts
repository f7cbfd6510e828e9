/** Keys from the value that carries the check; `"*"` stands for every entry of an array. */
export type Path = readonly string[];

/** The value at `key` is a scalar and one of `in`. */
export interface Case {
  readonly key: string;
  readonly in: readonly (string | number | boolean)[];
}

/** A portable check as data; the authoring kit documents each. */
export type PortableRule =
  | { readonly check: "additiveEnum"; readonly values: readonly string[] }
  | { readonly check: "base64"; readonly minBytes: number; readonly maxBytes: number }
  | { readonly check: "excludesWords"; readonly words: readonly string[] }
  | {
      readonly check: "url";
      readonly schemes: readonly string[];
      readonly loopbackSchemes?: readonly string[];
      readonly pathname: "any" | "root" | "nonRoot";
      readonly forbid: readonly ("credentials" | "query" | "fragment")[];
      readonly forbidCharacters?: string;
      readonly forbidHosts?: readonly string[];
    }
  | { readonly check: "utf16Length"; readonly min: number; readonly max: number }
  | { readonly check: "punycode" }
  | { readonly check: "uniqueItems"; readonly by?: string | readonly string[] }
  | {
      readonly check: "atLeastOne";
      readonly keys: readonly string[];
      readonly counts?: "presence";
      readonly path?: Path;
    }
  | { readonly check: "exactlyOne"; readonly keys: readonly string[]; readonly path?: Path }
  | {
      readonly check: "requiredWhen";
      readonly when: { readonly key: string; readonly equals: string | number | boolean };
      readonly keys: readonly string[];
      readonly path?: Path;
    }
  | {
      readonly check: "implies";
      readonly when: readonly Case[];
      readonly required?: readonly string[];
      readonly forbidden?: readonly string[];
      readonly values?: readonly Case[];
    }
  | { readonly check: "entryCount"; readonly min: number; readonly max: number }
  | { readonly check: "jsonBytes"; readonly max: number }
  | { readonly check: "totalLength"; readonly paths: readonly Path[]; readonly max: number }
  | { readonly check: "allEqual"; readonly path: Path; readonly to: Path }
  | { readonly check: "consecutive"; readonly path: Path }
  | { readonly check: "lastEquals"; readonly path: Path; readonly to: Path };

/** A portable check at one place of a contract. */
export interface RuleUse {
  readonly rule: PortableRule;
  readonly message?: string;
  readonly abort?: true;
}

export type PortableOverwrite =
  | { readonly overwrite: "collapseSpace" }
  | { readonly overwrite: "normalHost" }
  | { readonly overwrite: "foldToKnown"; readonly values: readonly string[] };

/** The message of a broken rule, where the author gave none. */
export function ruleMessage(rule: PortableRule): string {
  switch (rule.check) {
    case "additiveEnum":
      return `Invalid option: expected one of ${rule.values.map((value) => JSON.stringify(value)).join("|")}`;
    case "base64":
      return "Invalid base64: expected canonical padded base64";
    case "excludesWords":
      return `Invalid text: must not contain ${rule.words.join(" or ")}`;
    case "url":
      return "Invalid URL";
    case "utf16Length":
      return `Invalid text: expected ${rule.min} to ${rule.max} UTF-16 units`;
    case "punycode":
      return "Invalid host name";
    case "implies":
      return "Invalid object: the keys do not fit together";
    case "entryCount":
      return `Invalid record: expected ${rule.min} to ${rule.max} entries`;
    case "jsonBytes":
      return `Too big: expected at most ${rule.max} bytes of JSON`;
    case "uniqueItems":
      return "Invalid list: entries must be unique";
    case "atLeastOne":
      return `Invalid object: at least one of ${rule.keys.join(", ")} is needed`;
    case "exactlyOne":
      return `Invalid object: exactly one of ${rule.keys.join(", ")} is needed`;
    case "requiredWhen": {
      const { key, equals } = rule.when;
      return `Invalid object: ${rule.keys.join(", ")} must have a value when ${key} is ${JSON.stringify(equals)}`;
    }
    case "totalLength":
      return `Too big: expected at most ${rule.max} characters in all`;
    case "allEqual":
      return `Invalid object: ${rule.path.join(".")} must equal ${rule.to.join(".")}`;
    case "consecutive":
      return `Invalid object: ${rule.path.join(".")} must rise by 1`;
    case "lastEquals":
      return `Invalid object: the last ${rule.path.join(".")} must equal ${rule.to.join(".")}`;
  }
}

/** Where the issue of a broken rule stands, from the value that carries it. */
export function rulePath(rule: PortableRule): readonly string[] {
  if (rule.check === "atLeastOne" || rule.check === "exactlyOne" || rule.check === "requiredWhen")
    return rule.path ?? [];
  return [];
}

/** The mark on the issue of a broken rule. */
export function ruleParams(rule: PortableRule): Readonly<Record<string, string | true>> {
  return rule.check === "additiveEnum" ? { "samewire.additiveEnum": true } : { "samewire.check": rule.check };
}
