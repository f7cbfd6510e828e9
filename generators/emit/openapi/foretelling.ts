import { reachableTypes } from "../../contract/contract.ts";
import type { Contract, TypeId } from "../../contract/contract.ts";

import { jsonSchemaLimits } from "./bundle.ts";
import type { Direction, LimitRule } from "./schema/schema.ts";

/** An issue as Zod reports it. */
export interface Issue {
  readonly code: string;
  readonly path: readonly PropertyKey[];
  readonly origin?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly errors?: readonly (readonly Issue[])[];
  /** Of a record's key. */
  readonly issues?: readonly Issue[];
}

/** The generated list of what JSON Schema cannot say, asked whether it foretells an issue. */
export class Foretelling {
  readonly #contract: Contract;
  readonly #direction: Direction;
  readonly #own = new Map<string, ReadonlySet<LimitRule>>();
  readonly #reached = new Map<TypeId, ReadonlySet<LimitRule>>();

  constructor(contract: Contract, direction: Direction = "request") {
    this.#contract = contract;
    this.#direction = direction;
    for (const { type, rule } of jsonSchemaLimits(contract, direction)) {
      this.#own.set(type, new Set([...(this.#own.get(type) ?? []), rule]));
    }
  }

  /**
   * Every issue is of a kind that the list names for the type or for one that it refers to. A check on several values
   * may fail beside such an issue: one of its values is what the schema lets pass.
   */
  foretells(type: TypeId, value: unknown, all: readonly Issue[]): boolean {
    const rules = this.#rulesOf(type);
    if (rules.has("finite") && holdsInfinity(value)) return true;
    // The reader judged an option that the value was not meant for: any issue may come of that.
    if (rules.has("union") && all.length > 0) return true;
    const issues = this.#direction === "response" ? withoutUnknownKeys(all) : all;
    const others = issues.filter((issue) => !isForetold(issue, rules));
    return others.length < issues.length && others.every((issue) => issue.code === "custom");
  }

  #rulesOf(type: TypeId): ReadonlySet<LimitRule> {
    const known = this.#reached.get(type);
    if (known !== undefined) return known;
    const rules = new Set(reachableTypes(this.#contract, [type]).flatMap((id) => [...(this.#own.get(id) ?? [])]));
    this.#reached.set(type, rules);
    return rules;
  }
}

/** A reader ignores unknown keys, but names them beside what made it refuse (RD4). */
function withoutUnknownKeys(issues: readonly Issue[]): readonly Issue[] {
  return issues
    .filter(({ code }) => code !== "unrecognized_keys")
    .map((issue) => (issue.errors === undefined ? issue : { ...issue, errors: issue.errors.map(withoutUnknownKeys) }));
}

/** `1e400` in a JSON text. */
function holdsInfinity(value: unknown): boolean {
  if (typeof value === "number") return !Number.isFinite(value);
  return typeof value === "object" && value !== null && Object.values(value).some(holdsInfinity);
}

function isForetold(issue: Issue, rules: ReadonlySet<LimitRule>): boolean {
  if (issue.code === "invalid_union")
    return (issue.errors ?? []).some((branch) => branch.length > 0 && branch.every((each) => isForetold(each, rules)));
  // What the schema of the keys leaves out lets a key pass.
  if (issue.code === "invalid_key" && (issue.issues ?? []).some((each) => isForetold(each, rules)))
    return (issue.issues ?? []).every((each) => isForetold(each, rules));
  return rulesBehind(issue).some((rule) => rules.has(rule));
}

/** The limits that let an issue pass a schema. Keys, types, choices and counts are never among them. */
function rulesBehind(issue: Issue): readonly LimitRule[] {
  switch (issue.code) {
    case "too_small":
    case "too_big":
      // A list may be too short for its reader once entries are left out; the schema counts them all.
      if (issue.origin === "array") return issue.code === "too_small" ? ["additive"] : [];
      return issue.origin === "string" ? ["changed"] : [];
    case "invalid_format":
      return ["format", "pattern", "includes", "lowercase", "changed"];
    case "not_multiple_of":
      return ["multipleOf"];
    case "invalid_key":
      return ["recordKey"];
    case "custom":
      return issue.params?.["samewire.additiveEnum"] === true
        ? ["additive"]
        : rulesBehindCheck(issue.params?.["samewire.check"]);
    default:
      return [];
  }
}

const ownLimits = ["base64", "url", "uniqueItems", "utf16Length", "punycode"] as const;

function isOwnLimit(check: unknown): check is (typeof ownLimits)[number] {
  return ownLimits.some((each) => each === check);
}

function rulesBehindCheck(check: unknown): readonly LimitRule[] {
  if (isOwnLimit(check)) return [check, "changed"];
  return check === "excludesWords" ? ["changed"] : ["crossField"];
}
