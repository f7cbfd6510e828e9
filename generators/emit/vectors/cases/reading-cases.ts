import type { ArrayNode, Node } from "../../../contract/contract.ts";
import { list, number, object, text } from "../draft/json-draft.ts";
import type { Draft } from "../draft/json-draft.ts";
import { withEveryObject, placesOf } from "../draft/places.ts";
import { samplePresent, SMALL, RICH } from "../sample/sample-value.ts";
import type { World } from "../world.ts";
import { aimAt } from "./site.ts";
import type { Aim, Site } from "./site.ts";

const UNKNOWN = text("samewire-unknown");

/** Unknown keys at every depth of one value at once (RD4, RD13, RD19). */
export function* growthCases(site: Site): Generator<Aim> {
  for (const size of [1, 2, 3, 4]) {
    const rich = (): Draft => samplePresent(site.world, site.node, site.random.fork(`grown${size}`), RICH);
    yield aimAt(site, `grown ${size}`, size < 3 ? 1 : 2, () =>
      withEveryObject(rich(), (each) => object([...each.entries, { key: "grown", value: number(1) }])),
    );
    yield aimAt(site, `grown twice ${size}`, 2, () =>
      withEveryObject(rich(), (each) =>
        object([{ key: "aGrown", value: each }, ...each.entries, { key: "zGrown", value: list([]) }]),
      ),
    );
    yield aimAt(site, `grown proto ${size}`, 3, () =>
      withEveryObject(rich(), (each) => object([...each.entries, { key: "__proto__", value: object([]) }])),
    );
  }
}

/** Lists whose entries hold an additive enum: unknown values first, between, last, all, too many (A3 to A13). */
export function* additiveListCases(site: Site, node: ArrayNode): Generator<Aim> {
  const paths = additivePaths(site.world, node.element);
  for (const [index, path] of paths.slice(0, 3).entries()) {
    const entry = (label: string): Draft => reaching(site, node.element, path, label);
    const unknown = (label: string): Draft => withAdditive(entry(label), path, UNKNOWN);
    const tier = index === 0 ? 1 : 2;
    const aims: readonly (readonly [string, () => readonly Draft[]])[] = [
      ["only", () => [unknown("a")]],
      ["between", () => [entry("a"), unknown("b"), entry("c")]],
      ["ends", () => [unknown("a"), entry("b"), unknown("c"), entry("d"), unknown("e")]],
      ["all", () => [unknown("a"), unknown("b")]],
      ["empty text", () => [entry("a"), withAdditive(entry("b"), path, text(""))]],
      ["no text", () => [entry("a"), withAdditive(entry("b"), path, number(7))]],
      ["with extra keys", () => [extra(entry("a")), extra(unknown("b"))]],
      ["with a fault beside", () => [unknown("a"), number(1)]],
      ["with a fault inside", () => [entry("a"), faulty(unknown("b"))]],
    ];
    for (const [label, entries] of aims)
      yield aimAt({ ...site, light: false }, `additive ${path.join(".")} ${label}`, tier, () => list(entries()));
    for (const step of node.steps) {
      if (step.value > 24) continue;
      const filled = (count: number): Draft[] =>
        Array.from({ length: Math.max(count, 0) }, (_, at) => entry(`filled${at}`));
      yield aimAt(site, `additive ${path.join(".")} up to ${step.step}`, 1, () =>
        list([...filled(step.value - 1), unknown("z")]),
      );
      yield aimAt(site, `additive ${path.join(".")} past ${step.step}`, 1, () =>
        list([unknown("z"), ...filled(step.value)]),
      );
    }
  }
}

type Step = string;

/** Paths to additive enums below a node, without crossing another list. */
function additivePaths(world: World, node: Node, depth = 0): readonly (readonly Step[])[] {
  if (depth > 4) return [];
  const core = world.core(node);
  switch (core.kind) {
    case "string":
      return core.steps.some((step) => step.step === "portable" && step.use.rule.check === "additiveEnum") ? [[]] : [];
    case "enum":
      return core.additive ? [[]] : [];
    case "object":
      return core.properties.flatMap(({ key, node: value }) =>
        additivePaths(world, value, depth + 1).map((path) => [key, ...path]),
      );
    case "union":
      return core.options.flatMap((option) => additivePaths(world, option, depth + 1));
    case "discriminated":
      return core.options.flatMap((option) => additivePaths(world, option.node, depth + 1));
    default:
      return [];
  }
}

/** A sample of `node` in which `path` leads somewhere. */
function reaching(site: Site, node: Node, path: readonly Step[], label: string): Draft {
  const { world, random } = site;
  const [key, ...rest] = path;
  const core = world.core(node);
  if (key === undefined) return samplePresent(world, core, random.fork(label), SMALL);
  const options =
    core.kind === "union"
      ? core.options
      : core.kind === "discriminated"
        ? core.options.map((option) => option.node)
        : [];
  const owner = options.find((option) =>
    additivePaths(world, option).some((each) => each.join("\n") === path.join("\n")),
  );
  if (owner !== undefined) return reaching(site, owner, path, label);
  const property = world.property(core, key);
  const base = samplePresent(world, core, random.fork(label), SMALL);
  if (property === undefined || base.draft !== "object") return base;
  const value = reaching(site, property.node, rest, `${label}.${key}`);
  const others = base.entries.filter((entry) => entry.key !== key);
  return object([...others, { key, value }]);
}

function withAdditive(draft: Draft, path: readonly Step[], value: Draft): Draft {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (draft.draft !== "object") return draft;
  return object(
    draft.entries.map((entry) =>
      entry.key === key ? { ...entry, value: withAdditive(entry.value, rest, value) } : entry,
    ),
  );
}

function extra(draft: Draft): Draft {
  return draft.draft === "object" ? object([...draft.entries, { key: "extra", value: number(1) }]) : draft;
}

/** The entry with one scalar beside the additive enum replaced by something of another kind. */
function faulty(draft: Draft): Draft {
  const leaf = placesOf(draft).find(({ draft: each }) => each.draft !== "object" && each !== UNKNOWN);
  return leaf === undefined ? draft : leaf.replace(list([list([])]));
}
