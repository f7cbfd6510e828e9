import type { Node, PortablePath } from "../../../contract/contract.ts";
import { list } from "../draft/json-draft.ts";
import type { Draft } from "../draft/json-draft.ts";
import { valueAt, withKey } from "../draft/edit.ts";
import { samplePresent, SMALL } from "../sample/sample-value.ts";
import { optionsOf } from "../world.ts";
import type { Site } from "./site.ts";

/** Entries that a list on the way is filled up to, as far as it takes them. */
const ENTRIES = 3;

/** The draft with every key on the path present and every list on it holding a few entries. */
export function reached(site: Site, node: Node, draft: Draft, path: PortablePath): Draft {
  const [key, ...rest] = path;
  const { world, random } = site;
  const core = world.core(node);
  if (key === undefined) return draft;
  if (key === "*") {
    if (core.kind !== "array") return draft;
    const most = Math.min(ENTRIES, ...core.steps.filter((step) => step.step !== "minLength").map((step) => step.value));
    const items = draft.draft === "list" ? draft.items : [];
    const more = Array.from({ length: Math.max(0, most - items.length) }, (_, index) =>
      samplePresent(world, core.element, random.fork(`more${index}`), SMALL),
    );
    return list([...items, ...more].map((item) => reached(site, core.element, item, rest)));
  }
  if (core.kind === "object") {
    const property = core.properties.find((each) => each.key === key);
    if (property === undefined) return draft;
    const value = valueAt(draft, key) ?? samplePresent(world, property.node, random.fork(key), SMALL);
    const present =
      value.draft === "raw" && value.text === "null"
        ? samplePresent(world, world.core(property.node), random.fork(key), SMALL)
        : value;
    return withKey(draft, key, reached(site, property.node, present, rest));
  }
  const owner = optionsOf(core).find((option) => world.property(option, key) !== undefined);
  if (owner === undefined) return draft;
  const fits = valueAt(draft, key) !== undefined;
  return reached(site, owner, fits ? draft : samplePresent(world, owner, random.fork("owner"), SMALL), path);
}
