/** A program of its own, run with --expose-gc: appends a hundred times and prints how many old parts are gone. */
import type { AgentPart } from "../agent/part.ts";
import type { AgentProjection } from "../agent/projection.ts";
import { textByteLength } from "../agent/text-length.ts";
import { append, batch } from "./events.ts";
import { outcomeOf } from "./outcome-of.ts";
import { S2 } from "./reducer-examples.ts";

const collect = (globalThis as unknown as { gc: () => void }).gc;
const made: WeakRef<AgentPart>[] = [];

function grow(from: AgentProjection): AgentProjection {
  let projection = from;
  for (let index = 0; index < 100; index += 1) {
    const outcome = outcomeOf(projection, batch(append(3 + index, index, index + 1, 3 + index, "x")));
    if (typeof outcome === "string") throw new Error(outcome);
    projection = outcome;
    const { p1 } = projection.parts;
    if (p1 !== undefined) made.push(new WeakRef(p1));
  }
  return projection;
}

const last = grow(S2);
// A reference that was read keeps its part until the turn ends.
setImmediate(() => {
  collect();
  const gone = made.filter((each) => each.deref() === undefined).length;
  const { p1 } = last.parts;
  const text = p1?.kind === "text" && "text" in p1.content ? p1.content.text : "";
  if (p1 === undefined || textByteLength(p1, text) !== 103) throw new Error("the newest part lost its text");
  process.stdout.write(`${made.length} parts made, ${gone} collected, text of ${text.length} units in use\n`);
});
