import type { Node, StringStep } from "../../../contract/contract.ts";
import { list, object, render, text } from "../draft/json-draft.ts";
import type { Draft } from "../draft/json-draft.ts";
import { codePoints, refusingSteps } from "../text/step-holds.ts";
import type { World } from "../world.ts";

/** The draft with its texts made longer by `filler`, then by `a`, until it has `bytes` bytes as JSON, if they allow it. */
export function grownTo(world: World, node: Node, draft: Draft, bytes: number, filler: string): Draft {
  let left = bytes - bytesOf(render(draft));
  const grow = (part: string) => (steps: readonly StringStep[], value: string) => {
    const each = bytesOf(JSON.stringify(part)) - 2;
    const count = Math.max(0, Math.min(roomFor(steps, value, part), Math.floor(left / each)));
    left -= count * each;
    return `${value}${part.repeat(count)}`;
  };
  return changeTexts(world, node, changeTexts(world, node, draft, grow(filler)), grow("a"));
}

function bytesOf(json: string): number {
  return new TextEncoder().encode(json).length;
}

/** How many times the part can follow the value. */
function roomFor(steps: readonly StringStep[], value: string, part: string): number {
  const rooms = steps.map((step) => {
    if (step.step === "maxLength" || step.step === "length") {
      return (step.value - codePoints(value)) / codePoints(part);
    }
    const rule = step.step === "portable" ? step.use.rule : undefined;
    return rule?.check === "utf16Length" ? (rule.max - value.length) / part.length : Infinity;
  });
  const room = Math.floor(Math.min(...rooms, 100_000));
  return room > 0 && refusingSteps(steps, `${value}${part.repeat(Math.min(room, 3))}`).length === 0 ? room : 0;
}

function changeTexts(
  world: World,
  node: Node,
  draft: Draft,
  change: (steps: readonly StringStep[], value: string) => string,
): Draft {
  const core = world.core(node);
  if (draft.draft === "text") return core.kind === "string" ? text(change(core.steps, draft.value)) : draft;
  if (draft.draft === "list" && core.kind === "array") {
    return list(draft.items.map((item) => changeTexts(world, core.element, item, change)));
  }
  if (draft.draft !== "object") return draft;
  return object(
    draft.entries.map((entry) => {
      const below = core.kind === "record" ? core.value : world.property(core, entry.key)?.node;
      return below === undefined ? entry : { ...entry, value: changeTexts(world, below, entry.value, change) };
    }),
  );
}
