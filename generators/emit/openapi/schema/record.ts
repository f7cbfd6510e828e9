import type { Node, RecordNode } from "../../../contract/contract.ts";
import type { JsonSchema } from "./json-schema.ts";
import { schemaOf } from "./schema.ts";
import { bare, below, leaveOut } from "./scope.ts";
import type { Scope } from "./scope.ts";

export function recordSchema({ key, value, mode }: RecordNode, scope: Scope): JsonSchema {
  const values = schemaOf(value, below(scope, "additionalProperties"));
  const known = mode === "open" ? undefined : knownKeys(bare(key, scope));
  if (known !== undefined) {
    return {
      type: "object",
      properties: Object.fromEntries(known.map((each) => [each, values] as const)),
      ...(mode === "exhaustive" && !mayBeAbsent(value, scope) ? { required: known } : {}),
      ...(mode === "partial" && scope.form === "bundle" ? { patternProperties: UNJUDGED } : {}),
      // Extra keys are unknown keys of an object (RD13).
      ...(scope.direction === "response" ? {} : { additionalProperties: false }),
    };
  }
  return { type: "object", ...keyNames(key, scope), ...extraKeys(values, scope) };
}

/** Zod drops an own key `__proto__` of open objects unjudged. Machines are told so; in the catalog it would only puzzle. */
const UNJUDGED: JsonSchema = { "^__proto__$": {} };

/** Keys that are not named, with the values they take. */
export function extraKeys(values: JsonSchema, scope: Scope): JsonSchema {
  const free = Object.keys(values).length === 0;
  if (free || scope.form === "catalog") return { additionalProperties: values };
  return { patternProperties: UNJUDGED, additionalProperties: values };
}

function keyNames(key: Node, scope: Scope): JsonSchema {
  const inner = bare(key, scope);
  if (inner.kind === "string" && inner.steps.length === 0) return {};
  const textual =
    inner.kind === "string" ||
    ((inner.kind === "enum" || inner.kind === "literal") && inner.values.every((each) => typeof each === "string"));
  if (!textual) {
    leaveOut(scope, "recordKey", "Every key is judged by a rule of its own.");
    return {};
  }
  const names = schemaOf(key, below(scope, "propertyNames"));
  return { propertyNames: scope.form === "catalog" ? names : { anyOf: [{ const: "__proto__" }, names] } };
}

function knownKeys(key: Node): readonly string[] | undefined {
  if (key.kind === "enum" || key.kind === "literal") return key.values.map(String);
  return undefined;
}

/** Whether an absent key passes: Zod then judges `undefined`. */
function mayBeAbsent(node: Node, scope: Scope): boolean {
  switch (node.kind) {
    case "optional":
    case "default":
    case "prefault":
    case "unknown":
      return true;
    case "nullable":
    case "readonly":
      return mayBeAbsent(node.inner, scope);
    case "union":
      return node.options.some((each) => mayBeAbsent(each, scope));
    case "ref": {
      const type = scope.types[node.type];
      return type !== undefined && type.node.kind !== "object" && mayBeAbsent(type.node, scope);
    }
    default:
      return false;
  }
}
