import type { Contract, JsonValue, Node, TypeId } from "../../../contract/contract.ts";
import { typeOf } from "../schema/schema.ts";
import { objectExample } from "./object-example.ts";
import { numberExample } from "./number-example.ts";
import { textExample } from "./text-example.ts";

/** Types nested deeper than this are shown with what they need and no more. */
const FULL_DEPTH = 4;

/** Where an example is built. */
export interface Place {
  /** Key or type name that the value belongs to: texts are made to look like it. */
  readonly name: string;
  /** Types around the value; none is entered twice for something optional. */
  readonly within: readonly TypeId[];
  readonly small: boolean;
}

/** Builds values for readers. The same contract gives the same values. */
export class Examples {
  readonly #contract: Pick<Contract, "types">;
  readonly #known = new Map<TypeId, JsonValue | undefined>();

  constructor(contract: Pick<Contract, "types">) {
    this.#contract = contract;
  }

  /** A value that the node accepts; undefined where none is found by these simple means. */
  of(node: Node, name = "value"): JsonValue | undefined {
    return this.at(node, { name, within: [], small: false });
  }

  /** One value per option of a union of named shapes, by the option's name; undefined for every other node. */
  variantsOf(node: Node): ReadonlyMap<string, JsonValue> | undefined {
    const inner = node.kind === "ref" ? typeOf(node.type, this.#contract).node : node;
    if (inner.kind !== "discriminated") return undefined;
    const variants = new Map<string, JsonValue>();
    for (const { node: option, tags } of inner.options) {
      const value = this.of(option);
      if (value !== undefined) variants.set(String(tags[0]), value);
    }
    return variants.size === 0 ? undefined : variants;
  }

  at(node: Node, place: Place): JsonValue | undefined {
    const [written] = node.examples ?? [];
    if (written !== undefined) return written;
    switch (node.kind) {
      case "unknown":
      case "json":
        return { any: "value" };
      case "never":
        return undefined;
      case "null":
        return null;
      case "boolean":
        return true;
      case "string":
        return textExample(node.steps, place.name);
      case "number":
        return numberExample(node);
      case "literal":
      case "enum":
        return node.values[0];
      case "object":
        return objectExample(node, place, this);
      case "array":
        return this.#entries(node, place);
      case "tuple": {
        const items = node.items.slice(0, node.requiredItems).map((each) => this.at(each, place));
        return items.every((each) => each !== undefined) ? (items as JsonValue[]) : undefined;
      }
      case "record":
        return this.#record(node, place);
      case "union":
        return first(node.options, (each) => this.at(each, place));
      case "discriminated":
        return first(node.options, (each) => this.at(each.node, place));
      case "ref":
        return this.#type(node.type, place);
      case "nullable":
        return this.at(node.inner, place) ?? null;
      case "optional":
      case "exactOptional":
      case "nonoptional":
      case "readonly":
      case "default":
      case "prefault":
        return this.at(node.inner, place);
      default:
        return node satisfies never;
    }
  }

  #type(id: TypeId, { name, within, small }: Place): JsonValue | undefined {
    if (within.includes(id)) return undefined;
    const type = typeOf(id, this.#contract);
    const [written] = type.examples ?? [];
    if (written !== undefined) return written;
    const place = { name, within: [...within, id], small: small || within.length >= FULL_DEPTH };
    if (type.node.kind === "string") return this.at(type.node, place);
    // What stands at the top is built once; deeper down it is smaller, or ends a recursion.
    if (within.length > 0) return this.at(type.node, place);
    if (!this.#known.has(id)) this.#known.set(id, this.at(type.node, place));
    return this.#known.get(id);
  }

  #entries(node: Node & { kind: "array" }, place: Place): JsonValue | undefined {
    const least = Math.max(0, ...node.steps.filter((each) => each.step !== "maxLength").map((each) => each.value));
    const most = Math.min(
      Infinity,
      ...node.steps.filter((each) => each.step !== "minLength").map((each) => each.value),
    );
    if (most === 0 || (place.small && least === 0)) return [];
    const entry = this.at(node.element, place);
    if (entry === undefined) return least === 0 ? [] : undefined;
    if (least > 1 && node.rules?.some(({ rule }) => rule.check === "uniqueItems") === true) return undefined;
    return Array.from({ length: Math.max(1, least) }, () => entry);
  }

  #record({ key, value, mode }: Node & { kind: "record" }, place: Place): JsonValue | undefined {
    const keys =
      mode === "exhaustive" && "values" in key ? key.values.map(String) : [this.at(key, { ...place, name: "key" })];
    const entry = this.at(value, place);
    if (entry === undefined || keys.some((each) => typeof each !== "string"))
      return mode === "exhaustive" ? undefined : {};
    return Object.fromEntries(keys.map((each) => [String(each), entry] as const));
  }
}

function first<Item>(items: readonly Item[], build: (item: Item) => JsonValue | undefined): JsonValue | undefined {
  for (const item of items) {
    const value = build(item);
    if (value !== undefined) return value;
  }
  return undefined;
}
