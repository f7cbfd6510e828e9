import type { $ZodArray, $ZodTuple, $ZodType } from "zod/v4/core";
import type { AnyNode, ArrayNode, PortableCheckUse, SizeStep, TupleNode } from "../contract.ts";
import { fail } from "./build-run.ts";
import type { BuildRun } from "./build-run.ts";
import { belongsOn, nameOf, readChecks, rulesOf } from "./checks.ts";
import { messageOf } from "./messages.ts";
import { nodeOf } from "./node.ts";
import { sizeStep } from "./size-step.ts";
import { siteBelow } from "./type-draft.ts";
import type { Site } from "./type-draft.ts";
import { isZodSchema } from "./zod-values.ts";

/** `z.array()`. Bounds stand before portable checks: only leading bounds gate the entries in Zod. */
export function arrayNode(run: BuildRun, schema: $ZodArray, site: Site): ArrayNode<AnyNode> {
  const element = nodeOf(run, schema._zod.def.element, siteBelow(site, "items", "Item"));
  const steps: SizeStep[] = [];
  const rules: PortableCheckUse[] = [];
  for (const check of readChecks(run, schema, site)) {
    const size = sizeStep(check);
    if (size !== undefined && rules.length === 0) steps.push(...size);
    else if (check.is === "rule" && belongsOn(schema, check.use.rule)) rules.push(check.use);
    else if (size !== undefined)
      fail(run, site, "SW313", `The bound "${nameOf(check)}" stands after a portable check.`);
    else fail(run, site, "SW313", `The check "${nameOf(check)}" does not belong on array.`);
  }
  const message = messageOf(run, site, schema._zod.def);
  const extras = { ...(message === undefined ? {} : { message }), ...(rules.length === 0 ? {} : { rules }) };
  return { kind: "array", element, steps, ...extras };
}

/** `z.tuple()`. */
export function tupleNode(run: BuildRun, schema: $ZodTuple, site: Site): TupleNode<AnyNode> {
  const { items, rest } = schema._zod.def;
  const message = messageOf(run, site, schema._zod.def);
  return {
    kind: "tuple",
    items: items.map((item, index) => nodeOf(run, item, siteBelow(site, `prefixItems/${index}`, `Item${index}`))),
    requiredItems: requiredItems(items),
    rest: rest ? nodeOf(run, rest, siteBelow(site, "items", "Rest")) : null,
    ...(message === undefined ? {} : { message }),
    ...rulesOf(run, schema, site),
  };
}

/** One more than the last item that may not be missing. */
function requiredItems(items: readonly $ZodType[]): number {
  return items.findLastIndex((item) => isZodSchema(item) && item._zod.optin === undefined) + 1;
}
