import type { Node } from "../../../contract/contract.ts";
import { list } from "../draft/json-draft.ts";
import type { Draft } from "../draft/json-draft.ts";
import { valueAt, withKey } from "../draft/edit.ts";
import { randomFrom } from "../random.ts";
import type { World } from "../world.ts";
import { samplePresent } from "./sample-value.ts";

const DEEPEST = 5;

/** The draft with every key of its objects present, and of the objects in them. Options of unions stay as they are. */
export function withEveryPart(world: World, node: Node, draft: Draft, depth = 0): Draft {
  const core = world.core(node);
  if (depth > DEEPEST) return draft;
  if (core.kind === "array" && draft.draft === "list") {
    return list(draft.items.map((item) => withEveryPart(world, core.element, item, depth + 1)));
  }
  if (core.kind !== "object") return draft;
  return core.properties.reduce((current, { key, node: value }) => {
    const known = valueAt(current, key);
    const part = known ?? samplePresent(world, value, randomFrom(`part ${key}`), { size: "small", depth });
    return withKey(current, key, withEveryPart(world, value, part, depth + 1));
  }, draft);
}
