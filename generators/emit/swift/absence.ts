import type { Contract, Node, TypeId } from "../../contract/contract.ts";
import { typeOf } from "../../contract/contract.ts";

/** Zod's `optin`: whether an absent key is an error, gives nothing, or is filled in. */
export type Absence = "required" | "optional" | "defaulted";

/** What a schema makes of an absent value. */
export function absenceOf(contract: Contract, node: Node, asking: ReadonlySet<TypeId> = new Set()): Absence {
  switch (node.kind) {
    case "default":
    case "prefault":
      return "defaulted";
    case "optional":
    case "exactOptional":
      return absenceOf(contract, node.inner, asking) === "defaulted" ? "defaulted" : "optional";
    case "nullable":
    case "readonly":
      return absenceOf(contract, node.inner, asking);
    case "union":
      return strongest(node.options.map((option) => absenceOf(contract, option, asking)));
    case "discriminated":
      return strongest(node.options.map((option) => absenceOf(contract, option.node, asking)));
    case "ref":
      if (asking.has(node.type)) return "required";
      return absenceOf(contract, typeOf(contract, node.type).node, new Set([...asking, node.type]));
    default:
      return "required";
  }
}

/** Zod's `optout`: whether the parsed value may lack the key. */
export function mayLack(contract: Contract, node: Node, asking: ReadonlySet<TypeId> = new Set()): boolean {
  switch (node.kind) {
    case "optional":
    case "exactOptional":
      return true;
    case "nullable":
    case "readonly":
      return mayLack(contract, node.inner, asking);
    case "union":
      return node.options.some((option) => mayLack(contract, option, asking));
    case "discriminated":
      return node.options.some((option) => mayLack(contract, option.node, asking));
    case "ref":
      if (asking.has(node.type)) return false;
      return mayLack(contract, typeOf(contract, node.type).node, new Set([...asking, node.type]));
    default:
      return false;
  }
}

function strongest(all: readonly Absence[]): Absence {
  if (all.includes("defaulted")) return "defaulted";
  return all.includes("optional") ? "optional" : "required";
}
