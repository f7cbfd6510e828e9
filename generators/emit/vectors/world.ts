import type { Contract, Node, Property, StringStep, TypeId } from "../../contract/contract.ts";
import { planTexts } from "./text/text-plan.ts";
import type { TextPlan } from "./text/text-plan.ts";

/** The contract as the vector makers look at it, with what is worked out once and needed often. */
export class World {
  readonly contract: Contract;
  readonly #plans = new Map<string, TextPlan>();
  readonly #plansOfNodes = new WeakMap<readonly StringStep[], TextPlan>();
  readonly #costs = new Map<TypeId, number>();

  constructor(contract: Contract) {
    this.contract = contract;
  }

  nodeOf(type: TypeId): Node {
    const named = this.contract.types[type];
    if (named === undefined) throw new Error(`vectors: the contract has no type ${type}`);
    return named.node;
  }

  /** The type has vectors of its own, so others look at it only from outside. */
  isPublic(type: TypeId): boolean {
    return this.contract.types[type]?.exportName !== null;
  }

  textPlan(steps: readonly StringStep[]): TextPlan {
    const known = this.#plansOfNodes.get(steps);
    if (known !== undefined) return known;
    const key = JSON.stringify(steps);
    const plan = this.#plans.get(key) ?? planTexts(steps);
    this.#plans.set(key, plan);
    this.#plansOfNodes.set(steps, plan);
    return plan;
  }

  /** The node behind references and wrappers. */
  core(node: Node): Node {
    if (node.kind === "ref") return this.core(this.nodeOf(node.type));
    return "inner" in node ? this.core(node.inner) : node;
  }

  /** The property `key` of an object, or of the first option of a union that has it. */
  property(node: Node, key: string): Property | undefined {
    const core = this.core(node);
    if (core.kind === "object") return core.properties.find((each) => each.key === key);
    for (const option of optionsOf(core)) {
      const found = this.property(option, key);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** How deep the smallest value of a node is; infinite where only recursion leads on. */
  cost(node: Node, within: readonly TypeId[] = []): number {
    switch (node.kind) {
      case "ref": {
        if (within.includes(node.type)) return Infinity;
        const known = this.#costs.get(node.type);
        if (known !== undefined) return known;
        const cost = this.cost(this.nodeOf(node.type), [...within, node.type]);
        // A finite cost holds whatever the path that led here.
        if (cost < Infinity) this.#costs.set(node.type, cost);
        return cost;
      }
      case "object":
        return 1 + Math.max(0, ...node.properties.map((each) => (each.optionalIn ? 0 : this.cost(each.node, within))));
      case "array":
        return node.steps.some((step) => step.step !== "maxLength" && step.value > 0)
          ? 1 + this.cost(node.element, within)
          : 1;
      case "tuple":
        return 1 + Math.max(0, ...node.items.slice(0, node.requiredItems).map((item) => this.cost(item, within)));
      case "union":
      case "discriminated":
        return Math.min(...optionsOf(node).map((option) => this.cost(option, within)));
      case "record":
        return node.mode === "exhaustive" ? 1 + this.cost(node.value, within) : 1;
      case "never":
        return Infinity;
      case "optional":
      case "exactOptional":
      case "nullable":
      case "default":
      case "prefault":
        return 0;
      case "nonoptional":
      case "readonly":
        return this.cost(node.inner, within);
      default:
        return 0;
    }
  }
}

export function optionsOf(node: Node): readonly Node[] {
  if (node.kind === "union") return node.options;
  return node.kind === "discriminated" ? node.options.map((option) => option.node) : [];
}
