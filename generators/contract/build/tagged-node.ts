import type { $ZodDiscriminatedUnion, $ZodType } from "zod/v4/core";
import type { AnyNode, ScriptTag } from "../contract.ts";
import { fail } from "./build-run.ts";
import type { BuildRun } from "./build-run.ts";
import { rulesOf } from "./checks.ts";
import { messageOf } from "./messages.ts";
import { pascalCase } from "./names.ts";
import { nodeOf } from "./node.ts";
import { siteBelow } from "./type-draft.ts";
import type { Site } from "./type-draft.ts";
import { isPrimitive, scriptPrimitive } from "./value-nodes.ts";

/** Whether a tag may be absent or lies outside JSON, or every option is tried in the end. */
export function needsTags(schema: $ZodDiscriminatedUnion): boolean {
  const { discriminator, options, unionFallback } = schema._zod.def;
  if (unionFallback === true) return true;
  return options.some((option) =>
    tagsOf(option as $ZodType, discriminator).some((tag) => !isPrimitive(tag) || Object.is(tag, -0)),
  );
}

/** The tags of an option; none where its definition does not say, or throws. */
function tagsOf(option: $ZodType, discriminator: string): readonly unknown[] {
  try {
    return [...(option._zod.propValues?.[discriminator] ?? [])];
  } catch {
    return [];
  }
}

/** A discriminated union as Zod reads it in general, for TypeScript alone. */
export function taggedNode(run: BuildRun, schema: $ZodDiscriminatedUnion, site: Site): AnyNode {
  const { discriminator, options, unionFallback } = schema._zod.def;
  const tags = new Map<unknown, ScriptTag>();
  const nodes = options.map((option, index) => {
    const here = siteBelow(site, `oneOf/${index}`, "");
    const own = tagsOf(option as $ZodType, discriminator);
    if (own.length === 0) fail(run, here, "SW318", `The option has no values at "${discriminator}".`);
    for (const tag of own) {
      const value = scriptPrimitive(tag);
      const isTaken = tags.has(tag);
      if (value === undefined || (isTaken && tag !== undefined))
        fail(run, here, "SW318", `Two options have ${String(tag)} at "${discriminator}", or it is a symbol.`);
      else tags.set(tag, { value, option: isTaken ? null : index });
    }
    const name = own.find((tag) => tag !== undefined);
    return nodeOf(run, option, {
      ...here,
      name: site.name + (name === undefined ? "Absent" : pascalCase(String(name))),
    });
  });
  const message = messageOf(run, site, schema._zod.def);
  return {
    kind: "tagged",
    discriminator,
    tags: [...tags.values()],
    options: nodes,
    fallback: unionFallback === true,
    ...(message === undefined ? {} : { message }),
    ...rulesOf(run, schema, site),
  };
}
