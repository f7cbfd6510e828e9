import type { $ZodDiscriminatedUnion, $ZodType, $ZodUnion } from "zod/v4/core";
import type { AnyNode, DiscriminatedOption, Primitive } from "../contract.ts";
import { fail, isForScript } from "./build-run.ts";
import type { BuildRun } from "./build-run.ts";
import { rulesOf } from "./checks.ts";
import { messageOf } from "./messages.ts";
import { pascalCase } from "./names.ts";
import { nodeOf } from "./node.ts";
import { optionSuffix } from "./option-name.ts";
import { needsTags, taggedNode } from "./tagged-node.ts";
import { siteBelow } from "./type-draft.ts";
import type { Site } from "./type-draft.ts";
import { isPrimitive } from "./value-nodes.ts";
import { isZodSchema } from "./zod-values.ts";

/** `z.union()` and `z.discriminatedUnion()`. */
export function unionNode(run: BuildRun, schema: $ZodUnion, site: Site): AnyNode {
  const { discriminator, inclusive } = schema._zod.def as {
    readonly discriminator?: string;
    readonly inclusive?: boolean;
  };
  if (schema._zod.def.options.length === 0) return fail(run, site, "SW301", "A union without options accepts nothing.");
  if (discriminator !== undefined) return discriminatedNode(run, schema as $ZodDiscriminatedUnion, site);
  const exclusive = inclusive === false;
  if (exclusive && !isForScript(run, site))
    return fail(run, site, "SW301", "z.xor() accepts a value of exactly one option.");
  const message = messageOf(run, site, schema._zod.def);
  return {
    kind: exclusive ? "xor" : "union",
    options: schema._zod.def.options.map((option, index): AnyNode => {
      const here = siteBelow(site, `anyOf/${index}`, "");
      const suffix = optionSuffix(run, option, here);
      return suffix === undefined ? { kind: "never" } : nodeOf(run, option, { ...here, name: site.name + suffix });
    }),
    ...(message === undefined ? {} : { message }),
    ...rulesOf(run, schema, site),
  };
}

function discriminatedNode(run: BuildRun, schema: $ZodDiscriminatedUnion, site: Site): AnyNode {
  const { discriminator, options, unionFallback } = schema._zod.def;
  if (isForScript(run, site) && needsTags(schema)) return taggedNode(run, schema, site);
  if (unionFallback === true)
    return fail(run, site, "SW301", "unionFallback tries every option after the discriminator failed.");
  const taken = new Set<Primitive>();
  const message = messageOf(run, site, schema._zod.def);
  return {
    kind: "discriminated",
    discriminator,
    options: options.map((option, index) =>
      optionOf(run, { option: option as $ZodType, index, discriminator, taken }, site),
    ),
    ...(message === undefined ? {} : { message }),
    ...rulesOf(run, schema, site),
  };
}

interface OptionInput {
  readonly option: $ZodType;
  readonly index: number;
  readonly discriminator: string;
  readonly taken: Set<Primitive>;
}

function optionOf(
  run: BuildRun,
  { option, index, discriminator, taken }: OptionInput,
  site: Site,
): DiscriminatedOption<AnyNode> {
  const here = siteBelow(site, `oneOf/${index}`, "");
  const tags: Primitive[] = [];
  for (const value of readTags(run, option, discriminator, here)) {
    if (!isPrimitive(value)) fail(run, here, "SW318", tagProblem(value, discriminator));
    else if (taken.has(value))
      fail(run, here, "SW318", `Two options have ${JSON.stringify(value)} at "${discriminator}".`);
    else tags.push(value);
    if (isPrimitive(value)) taken.add(value);
  }
  const [first] = tags;
  // Without a tag there is no name for the option either, and the fault is reported.
  if (first === undefined) return { tags, node: { kind: "never" } };
  return { tags, node: nodeOf(run, option, { ...here, name: site.name + pascalCase(String(first)) }) };
}

function readTags(run: BuildRun, option: $ZodType, discriminator: string, site: Site): readonly unknown[] {
  try {
    const values = isZodSchema(option) ? option._zod.propValues?.[discriminator] : undefined;
    if (values !== undefined && values.size > 0) return [...values];
    fail(run, site, "SW318", `The option has no values at "${discriminator}".`);
  } catch (error) {
    fail(run, site, "SW318", error instanceof Error ? error.message : String(error));
  }
  return [];
}

function tagProblem(value: unknown, discriminator: string): string {
  if (value === undefined) return `The discriminator "${discriminator}" may be absent.`;
  return `The discriminator "${discriminator}" has the value ${String(value)}, which does not exist in JSON.`;
}
