import type { Contract, JsonValue, Node } from "../../generators/contract/contract.ts";

/**
 * The contract without defaults that the type checker would refuse: Zod takes a default unread, but one of another type
 * than its schema has no place in a model, and an author can only write it with a cast. Such a key becomes optional.
 */
export function withTypedDefaults(contract: Contract): Contract {
  const types = Object.entries(contract.types).map(([id, type]) => [id, { ...type, node: typed(type.node, contract) }]);
  return { ...contract, types: Object.fromEntries(types) as Contract["types"] };
}

function typed(node: Node, contract: Contract): Node {
  const below = (inner: Node): Node => typed(inner, contract);
  switch (node.kind) {
    case "object": {
      const properties = node.properties.map((property) => ({ ...property, node: below(property.node) }));
      const { unknownKeys } = node;
      return { ...node, properties, unknownKeys: typeof unknownKeys === "string" ? unknownKeys : below(unknownKeys) };
    }
    case "array":
      return { ...node, element: below(node.element) };
    case "tuple":
      return { ...node, items: node.items.map(below), rest: node.rest === null ? null : below(node.rest) };
    case "record":
      return { ...node, value: below(node.value) };
    case "union":
      return { ...node, options: node.options.map(below) };
    case "discriminated":
      return { ...node, options: node.options.map((option) => ({ ...option, node: below(option.node) })) };
    case "default":
      if (!fits(node.value, node.inner, contract)) return { kind: "optional", inner: below(node.inner) };
      return { ...node, inner: below(node.inner) };
    default:
      return "inner" in node ? { ...node, inner: below(node.inner) } : node;
  }
}

/** Whether a value is of the type that a schema gives, whatever its bounds say. */
function fits(value: JsonValue | undefined, node: Node, contract: Contract): boolean {
  const below = (each: JsonValue | undefined, inner: Node): boolean => fits(each, inner, contract);
  switch (node.kind) {
    case "unknown":
    case "json":
      return value !== undefined;
    case "string":
    case "boolean":
    case "number":
      return typeof value === node.kind;
    case "null":
      return value === null;
    case "literal":
    case "enum":
      return (node.values as readonly unknown[]).includes(value);
    case "array":
      return isList(value) && value.every((each) => below(each, node.element));
    case "tuple":
      return (
        isList(value) && value.length === node.items.length && node.items.every((item, i) => below(value[i], item))
      );
    case "record":
      return isObject(value) && node.mode === "open" && Object.values(value).every((each) => below(each, node.value));
    case "object": {
      if (!isObject(value)) return false;
      const declared = node.properties.map(({ key }) => key);
      const isKnown = node.unknownKeys === "keep" || Object.keys(value).every((key) => declared.includes(key));
      return isKnown && node.properties.every(({ key, node: property }) => below(value[key], property));
    }
    case "union":
      return node.options.some((option) => below(value, option));
    case "discriminated":
      return node.options.some((option) => below(value, option.node));
    case "ref":
      return below(value, contract.types[node.type]?.node ?? { kind: "never" });
    case "optional":
    case "exactOptional":
      return value === undefined || below(value, node.inner);
    case "nullable":
      return value === null || below(value, node.inner);
    default:
      return "inner" in node && below(value, node.inner);
  }
}

function isList(value: JsonValue | undefined): value is readonly JsonValue[] {
  return Array.isArray(value);
}

function isObject(value: JsonValue | undefined): value is Readonly<Record<string, JsonValue>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
