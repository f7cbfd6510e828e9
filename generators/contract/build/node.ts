import type { $ZodType } from "zod/v4/core";
import type { AnyNode } from "../contract.ts";
import { fail } from "./build-run.ts";
import type { BuildRun } from "./build-run.ts";
import { withChecks } from "./checked-node.ts";
import { inspectCopy } from "./zod-copies.ts";
import { kindNode } from "./kind-node.ts";
import { lazyTarget } from "./lazy-node.ts";
import { liftedKind } from "./lifted-kind.ts";
import { claimNested, findNamed, findSelfNamed, refTo } from "./named-types.ts";
import { notesOf, wrongMeta } from "./notes.ts";
import { buildDraft } from "./root-node.ts";
import type { Site } from "./type-draft.ts";
import { isZodSchema, kindOfValue } from "./zod-values.ts";

const MAX_DEPTH = 200;
const MAX_LIFTS = 500;

/** The node of `schema` where it is used: a reference if it has a name or is lifted into one, else the node itself. */
export function nodeOf(run: BuildRun, schema: unknown, site: Site): AnyNode {
  if (!isZodSchema(schema)) return foreignNode(run, schema, site);
  return namedNode(run, schema, site) ?? anonymousNode(run, schema, site, true);
}

/** As `nodeOf`, but an anonymous schema is not lifted. */
export function inlineNodeOf(run: BuildRun, schema: unknown, site: Site): AnyNode {
  if (!isZodSchema(schema)) return foreignNode(run, schema, site);
  return namedNode(run, schema, site) ?? anonymousNode(run, schema, site, false);
}

function foreignNode(run: BuildRun, value: unknown, site: Site): AnyNode {
  if (kindOfValue(value) === "zod3") return fail(run, site, "SW204", "The schema inside was made by Zod 3.");
  return fail(run, site, "SW321", "What stands here is no Zod 4 schema.");
}

function namedNode(run: BuildRun, schema: $ZodType, site: Site): AnyNode | undefined {
  const named = findNamed(run, schema, site.owner.family);
  if (named !== undefined) return refTo(named, schema, site);
  const self = findSelfNamed(schema);
  if (self === undefined) return undefined;
  // An id on a clone of the schema that has this name already only repeats it.
  const holder = run.byId.get(`${site.owner.family}.${self.name}`);
  if (holder?.definition === schema._zod.def) return refTo({ draft: holder, origin: self.origin }, schema, site);
  const draft = claimNested(run, self.name, schema, site);
  if (draft === undefined) return { kind: "never" };
  const ofFamily = run.byFamilyInstance.get(draft.family) ?? new Map<$ZodType, typeof draft>();
  run.byFamilyInstance.set(draft.family, ofFamily.set(self.origin, draft));
  buildDraft(run, draft, self.origin, { ...site, owner: draft, name: draft.name });
  return refTo({ draft, origin: self.origin }, schema, site);
}

function anonymousNode(run: BuildRun, schema: $ZodType, site: Site, lift: boolean): AnyNode {
  if (site.depth > MAX_DEPTH)
    return fail(
      run,
      { ...site, pointer: site.owner.pointer },
      "SW405",
      `More than ${MAX_DEPTH} anonymous levels lie inside one another.`,
    );
  inspectCopy(run, schema, site);
  const { def } = schema._zod;
  const running = run.active.get(def);
  if (running === null)
    return fail(run, site, "SW404", "The schema contains itself without a type that could be named.");
  if (running !== undefined) {
    site.owner.refers.add(running.id);
    return { kind: "ref", type: running.id };
  }
  if (def.type === "lazy") return lazyNode(run, schema, site, lift);
  if (lift && liftedKind(schema) !== undefined) return liftNode(run, schema, site);
  for (const key of wrongMeta(schema)) fail(run, site, "SW320", `The value of "${key}" is of a wrong kind.`);
  run.active.set(def, null);
  const node = kindNode(run, schema, site);
  run.active.delete(def);
  return { ...node, ...notesOf(schema) };
}

function lazyNode(run: BuildRun, schema: $ZodType, site: Site, lift: boolean): AnyNode {
  return withChecks(run, schema, site, () => bareLazyNode(run, schema, site, lift));
}

function bareLazyNode(run: BuildRun, schema: $ZodType, site: Site, lift: boolean): AnyNode {
  const target = lazyTarget(run, schema, site);
  if (target.is === "failed") return { kind: "never" };
  const node: AnyNode =
    target.is === "json"
      ? { kind: "json" }
      : (namedNode(run, target.schema, { ...site, depth: site.depth + 1 }) ??
        anonymousNode(run, target.schema, { ...site, depth: site.depth + 1 }, lift));
  return { ...node, ...notesOf(schema) };
}

function liftNode(run: BuildRun, schema: $ZodType, site: Site): AnyNode {
  const { def } = schema._zod;
  const count = (run.liftCounts.get(def) ?? 0) + 1;
  run.liftCounts.set(def, count);
  if (count > MAX_LIFTS)
    return fail(run, site, "SW407", `The same anonymous ${def.type} is used more than ${MAX_LIFTS} times.`);
  // Under nothing but wrappers the name would be the owner's own.
  const name = site.name === site.owner.name ? `${site.name}Value` : site.name;
  const draft = claimNested(run, name, schema, site);
  if (draft === undefined) return { kind: "never" };
  buildDraft(run, draft, schema, { ...site, owner: draft, name });
  site.owner.refers.add(draft.id);
  return { kind: "ref", type: draft.id };
}
