import type { $ZodType } from "zod/v4/core";
import type { AnyNode, Notes } from "../contract.ts";
import { fail } from "./build-run.ts";
import type { BuildRun } from "./build-run.ts";
import { withChecks } from "./checked-node.ts";
import { kindNode } from "./kind-node.ts";
import { lazyTarget } from "./lazy-node.ts";
import { findNamed, findSelfNamed, refTo } from "./named-types.ts";
import { cloneSource, identityOf, notesOf, wrongMeta } from "./notes.ts";
import type { Site, TypeDraft } from "./type-draft.ts";
import { inspectCopy } from "./zod-copies.ts";

/** Fills `draft` from the schema that carries its name. Lazies around the schema are seen through. */
export function buildDraft(run: BuildRun, draft: TypeDraft, schema: $ZodType, site: Site): void {
  for (const key of wrongMeta(schema)) fail(run, site, "SW320", `The value of "${key}" is of a wrong kind.`);
  const { swiftName, kotlinName, brand } = identityOf(schema);
  const { node, notes } = rootOf(run, draft, schema, site);
  if (brand !== undefined && !scalars.has(node.kind)) fail(run, site, "SW406", `The brand stands on ${node.kind}.`);
  draft.node = node;
  draft.facts = {
    ...notes,
    brand: brand !== undefined,
    ...(swiftName === undefined ? {} : { swiftName }),
    ...(kotlinName === undefined ? {} : { kotlinName }),
  };
}

// A node that failed stands in as never; the brand is not to blame.
const scalars: ReadonlySet<string> = new Set<AnyNode["kind"]>(["string", "number", "boolean", "literal", "never"]);

interface Root {
  readonly node: AnyNode;
  readonly notes: Notes;
}

function rootOf(run: BuildRun, draft: TypeDraft, schema: $ZodType, site: Site): Root {
  const running: object[] = [];
  const root = resolveRoot(run, { draft, schema, site, running });
  for (const definition of running) run.active.delete(definition);
  return root;
}

interface RootInput {
  readonly draft: TypeDraft;
  readonly schema: $ZodType;
  readonly site: Site;
  /** Definitions marked as running for this draft; the caller unmarks them. */
  readonly running: object[];
}

function resolveRoot(run: BuildRun, input: RootInput): Root {
  const { draft, schema, site, running } = input;
  const { def } = schema._zod;
  inspectCopy(run, schema, site);
  const notes = notesOf(schema);
  const alias = aliasOf(run, schema, site);
  if (alias !== undefined) return { node: alias, notes };
  if (run.active.has(def))
    return { node: fail(run, site, "SW404", "The schema stands for itself and nothing else."), notes };
  run.active.set(def, draft);
  running.push(def);
  if (def.type !== "lazy") return { node: kindNode(run, schema, site), notes };
  let notesInside: Notes = {};
  const node = withChecks(run, schema, site, () => {
    const root = lazyRoot(run, input);
    notesInside = root.notes;
    return root.node;
  });
  return { node, notes: { ...notesInside, ...notes } };
}

/** The root that a lazy stands for, with the notes of what is inside. */
function lazyRoot(run: BuildRun, input: RootInput): Root {
  const { draft, schema, site } = input;
  const target = lazyTarget(run, schema, site);
  if (target.is === "failed") return { node: { kind: "never" }, notes: {} };
  if (target.is === "json") return { node: { kind: "json" }, notes: {} };
  const named = findNamed(run, target.schema, draft.family);
  if (named !== undefined && named.draft !== draft)
    return { node: withoutNotes(refTo(named, target.schema, site)), notes: {} };
  return resolveRoot(run, { ...input, schema: target.schema });
}

/** A schema that only adds notes to another named one is an alias of it, unless a brand makes it a type of its own. */
function aliasOf(run: BuildRun, schema: $ZodType, site: Site): AnyNode | undefined {
  const source = cloneSource(schema);
  if (source === undefined) return undefined;
  const named = findNamed(run, source, site.owner.family);
  if (named === undefined || named.draft === site.owner || named.draft.definition !== schema._zod.def) return undefined;
  if (identityOf(schema).brand !== identityOf(named.origin).brand) return undefined;
  // Sibling clones of one unnamed schema are not aliases of each other.
  if (run.byInstance.get(named.origin) === undefined && findSelfNamed(source) === undefined) return undefined;
  return withoutNotes(refTo(named, schema, site));
}

function withoutNotes(node: AnyNode): AnyNode {
  return node.kind === "ref" ? { kind: "ref", type: node.type } : node;
}
