import type { $ZodType } from "zod/v4/core";
import type { AnyNode } from "../contract.ts";
import { fail, isForScript } from "./build-run.ts";
import type { BuildRun } from "./build-run.ts";
import { withChecks } from "./checked-node.ts";
import { closure, rulesOf } from "./checks.ts";
import { refusals } from "./constructs.ts";
import { arrayNode, tupleNode } from "./list-nodes.ts";
import { messageOf } from "./messages.ts";
import { numberNode } from "./number-node.ts";
import { objectNode } from "./object-node.ts";
import { recordNode } from "./record-node.ts";
import { scriptNode } from "./script-nodes.ts";
import { stringNode } from "./string-node.ts";
import type { Site } from "./type-draft.ts";
import { unionNode } from "./union-nodes.ts";
import { enumNode, literalNode } from "./value-nodes.ts";
import { defaultNode, wrapperNode } from "./wrapper-nodes.ts";
import { asKnown, isZodSchema } from "./zod-values.ts";

/** The node of a schema by its kind, without its notes. Unknown kinds are refused: Zod may add some in any release. */
export function kindNode(run: BuildRun, schema: $ZodType, site: Site): AnyNode {
  return withChecks(run, schema, site, () => {
    const node = bareNode(run, schema, site);
    const { coerce, type } = schema._zod.def as { readonly coerce?: boolean; readonly type: string };
    if (coerce !== true || !isForScript(run, site)) return node;
    return { kind: "coerce", to: type as "string", inner: node };
  });
}

function bareNode(run: BuildRun, schema: $ZodType, site: Site): AnyNode {
  const known = asKnown(schema);
  const { type } = known._zod.def;
  switch (type) {
    case "string":
      return stringNode(run, known as Extract<typeof known, { _zod: { def: { type: "string" } } }>, site);
    case "number":
      return numberNode(run, known as Extract<typeof known, { _zod: { def: { type: "number" } } }>, site);
    case "literal":
      return literalNode(run, known as Extract<typeof known, { _zod: { def: { type: "literal" } } }>, site);
    case "enum":
      return enumNode(run, known as Extract<typeof known, { _zod: { def: { type: "enum" } } }>, site);
    case "object":
      return objectNode(run, known as Extract<typeof known, { _zod: { def: { type: "object" } } }>, site);
    case "array":
      return arrayNode(run, known as Extract<typeof known, { _zod: { def: { type: "array" } } }>, site);
    case "tuple":
      return tupleNode(run, known as Extract<typeof known, { _zod: { def: { type: "tuple" } } }>, site);
    case "record":
      return recordNode(run, known as Extract<typeof known, { _zod: { def: { type: "record" } } }>, site);
    case "union":
      return unionNode(run, known as Extract<typeof known, { _zod: { def: { type: "union" } } }>, site);
    case "optional":
    case "nullable":
    case "nonoptional":
    case "readonly":
      return wrapperNode(run, known, type, site);
    case "default":
    case "prefault":
      return defaultNode(run, known, type, site);
    case "boolean":
    case "null":
    case "any":
    case "unknown":
    case "never":
      return plainNode(run, known, type === "any" ? "unknown" : type, site);
    default:
      return refusedKind(run, known, site);
  }
}

function plainNode(
  run: BuildRun,
  schema: $ZodType,
  kind: "boolean" | "null" | "unknown" | "never",
  site: Site,
): AnyNode {
  if ((schema._zod.def as { readonly coerce?: boolean }).coerce === true && !isForScript(run, site)) {
    return fail(run, site, "SW304", "z.coerce.boolean() accepts every value.");
  }
  const message = messageOf(run, site, schema._zod.def);
  return { kind, ...(message === undefined ? {} : { message }), ...rulesOf(run, schema, site) };
}

/** What the author wrote where Zod makes a pipe of it. */
function changeOf(schema: $ZodType): string {
  const { traits, def } = schema._zod;
  const { out } = def as { readonly out?: unknown };
  if (traits.has("$ZodCodec")) return "codec";
  if (traits.has("$ZodPreprocess")) return "preprocess";
  return isZodSchema(out) && out._zod.def.type === "transform" ? "transform" : def.type;
}

function refusedKind(run: BuildRun, schema: $ZodType, site: Site): AnyNode {
  const { type } = schema._zod.def;
  const script = isForScript(run, site) ? scriptNode(run, schema, site) : undefined;
  if (script !== undefined) return script;
  if (type === "custom") {
    closure(run, schema._zod.def as unknown as Readonly<Record<string, unknown>>, site);
    return { kind: "never" };
  }
  const code = refusals[type] ?? "SW301";
  const message =
    code === "SW305" ? `The schema replaces the value (${changeOf(schema)}).` : `The schema is of kind ${type}.`;
  return fail(run, site, code, message);
}
