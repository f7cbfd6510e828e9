import fc from "fast-check";
import type { Arbitrary, GeneratorValue } from "fast-check";
import { typeOf } from "../../../contract/contract.ts";
import type { AnyContract, AnyNode } from "../../../contract/contract.ts";
import { primitiveOf } from "./script-input.ts";

/**
 * Values around what a recursive type accepts, whose parts stand in each other and in themselves. Each is in a box, on
 * which fast-check may put its symbol for cloning: on the value itself it would be one more key, with another function at
 * each look.
 */
export function cyclicInput(node: AnyNode, contract: AnyContract): Arbitrary<{ readonly value: unknown }> {
  return fc.gen().map((choose) => ({ value: new Weaver(contract, choose).value(node, 0) }));
}

const deepest = 5;

class Weaver {
  readonly #contract: AnyContract;
  readonly #choose: GeneratorValue;
  /** Objects that stand somewhere already, by the node they were made for. */
  readonly #made = new Map<AnyNode, unknown[]>();

  constructor(contract: AnyContract, choose: GeneratorValue) {
    this.#contract = contract;
    this.#choose = choose;
  }

  value(node: AnyNode, depth: number): unknown {
    if (this.#oneIn(25)) return this.#stranger();
    switch (node.kind) {
      case "ref":
        return this.value(typeOf(this.#contract, node.type).node, depth);
      case "object":
      case "array":
      case "tuple":
      case "record":
      case "keyed":
      case "map":
      case "set":
      case "json":
        return this.#container(node, depth);
      case "union":
      case "xor":
        return this.value(this.#oneOf(node.options), depth);
      case "optional":
      case "default":
        return this.#oneIn(depth > deepest ? 1 : 4) ? undefined : this.value(node.inner, depth);
      case "nullable":
        return this.#oneIn(depth > deepest ? 1 : 4) ? null : this.value(node.inner, depth);
      case "pipe":
        return this.value(node.before, depth);
      case "intersection":
        return this.value(node.left, depth);
      case "values":
        return this.#oneOf(node.values.map(primitiveOf));
      case "literal":
      case "enum":
        return this.#oneOf(node.values);
      case "string":
        return this.#oneOf(["ab", "abc", "a", "b"]);
      case "number":
        return this.#oneOf([1, 2, 0.5]);
      case "null":
        return null;
      default:
        return "inner" in node ? this.value(node.inner, depth) : this.#stranger();
    }
  }

  #container(node: AnyNode, depth: number): unknown {
    const before = this.#made.get(node) ?? [];
    this.#made.set(node, before);
    if (before.length > 0 && (depth > deepest || !this.#oneIn(3))) return this.#oneOf(before);
    const below = (inner: AnyNode): unknown => this.value(inner, depth + 1);
    const many = (): number => (depth > deepest ? 0 : this.#choose(fc.nat, { max: 3 }));
    switch (node.kind) {
      case "object": {
        const object: Record<string, unknown> = {};
        before.push(object);
        for (const { key, node: inner, optionalIn } of node.properties)
          if (!optionalIn || (depth <= deepest && !this.#oneIn(4))) object[key] = below(inner);
        if (this.#oneIn(12)) object["x"] = this.#stranger();
        return object;
      }
      case "record":
      case "keyed": {
        const record: Record<string, unknown> = {};
        before.push(record);
        for (let i = many(); i > 0; i--) record[this.#oneOf(["a", "b", "c"])] = below(node.value);
        return record;
      }
      case "array":
      case "json": {
        const list: unknown[] = [];
        before.push(list);
        for (let i = many(); i > 0; i--)
          list.push(node.kind === "json" ? this.#jsonPart(node, depth) : below(node.element));
        return list;
      }
      case "tuple": {
        const list: unknown[] = [];
        before.push(list);
        for (const item of node.items) list.push(below(item));
        if (node.rest !== null) for (let i = many(); i > 0; i--) list.push(below(node.rest));
        return list;
      }
      case "map": {
        const map = new Map<unknown, unknown>();
        before.push(map);
        for (let i = many(); i > 0; i--) map.set(below(node.key), below(node.value));
        return map;
      }
      case "set": {
        const set = new Set<unknown>();
        before.push(set);
        for (let i = many(); i > 0; i--) set.add(below(node.value));
        return set;
      }
      default:
        return undefined;
    }
  }

  #jsonPart(node: AnyNode, depth: number): unknown {
    if (this.#oneIn(2)) return this.#oneOf([1, "a", null, true]);
    const inner = this.value(node, depth + 1);
    return this.#oneIn(2) ? { a: inner, b: inner } : inner;
  }

  /** Something that was made for another place, or for none. */
  #stranger(): unknown {
    const all = [...this.#made.values()].flat();
    return all.length > 0 && this.#oneIn(2) ? this.#oneOf(all) : this.#oneOf([undefined, null, 1, "ab", [], {}]);
  }

  #oneIn(times: number): boolean {
    return this.#choose(fc.nat, { max: times - 1 }) === 0;
  }

  #oneOf<T>(values: readonly T[]): T {
    // By index, since the values may contain themselves.
    return values[this.#choose(fc.nat, { max: values.length - 1 })] as T;
  }
}
