import type { Contract } from "../../contract/contract.ts";
import { memberTexts } from "../native-names.ts";
import type { NativeNaming } from "../native-names.ts";
import { createWorld, shapeNode } from "./world.ts";

const TAKEN_MEMBERS: ReadonlySet<string> = new Set(["class", "Companion", "entries"]);

/** What the config can name in Kotlin. An option with a class of its own is called as that class is. */
export function kotlinNaming(contract: Contract): NativeNaming {
  const world = createWorld(contract, { root: "", support: [] });
  const classes = new Set(Object.values(contract.types).map(({ id }) => world.className(id)));
  return {
    typeName: ({ id }) => world.className(id),
    memberTexts: (type) => {
      const node = shapeNode(type);
      if (node.kind === "literal") return [];
      const variants = world.variants(type.id);
      return memberTexts(node).filter((_, index) => variants[index]?.kind !== "direct");
    },
    // An option's class is nested in the union's, where it would hide a model of its name.
    isTaken: (name, of) => (of === "type" ? name === "Companion" : TAKEN_MEMBERS.has(name) || classes.has(name)),
  };
}
