import type { Node, Primitive, Property } from "../../contract/contract.ts";
import { typeOf } from "../../contract/contract.ts";
import { textType } from "./text-type.ts";
import type { Plan } from "./plan.ts";

/** A Swift type as it is written, and whether its values include JSON's null. */
export interface SwiftType {
  readonly text: string;
  readonly holdsNull: boolean;
}

/** The Swift type of what a node accepts, where it stands alone, in a list, a record or a payload. */
export function swiftType(plan: Plan, node: Node, family: string): SwiftType {
  const plain = (name: string): SwiftType => ({ text: plan.outer(name, family), holdsNull: false });
  switch (node.kind) {
    case "unknown":
    case "json":
    case "never":
      return { text: plan.outer("JSONValue", family), holdsNull: true };
    case "null":
      return { text: plan.outer("WireNull", family), holdsNull: true };
    case "boolean":
      return plain("Bool");
    case "string":
      return plain(textType(node));
    case "number":
      return plain(
        { number: "Double", float32: "Double", float64: "Double", int: "Int64", int32: "Int32", uint32: "UInt32" }[
          node.format
        ],
      );
    case "literal":
      if (node.values.every((value) => value === null))
        return { text: plan.outer("WireNull", family), holdsNull: true };
      return literalType(node.values, plain, plan.outer("JSONValue", family));
    case "array":
      return { text: `[${swiftType(plan, node.element, family).text}]`, holdsNull: false };
    case "record": {
      const types = [recordKey(plan, node.key, family), swiftType(plan, node.value, family).text];
      return { text: `${plan.outer("Record", family)}<${types.join(", ")}>`, holdsNull: false };
    }
    case "ref": {
      const target = typeOf(plan.contract, node.type).node;
      const isAlias = plan.shape(node.type) === "alias";
      const holdsNull = isAlias ? swiftType(plan, target, family).holdsNull : unionHoldsNull(plan, target);
      // An alias that may be nil is written out, so that no optional stands in an optional unseen.
      if (isAlias && holdsNull) return swiftType(plan, target, family);
      return { text: plan.name(node.type, family), holdsNull };
    }
    case "nullable": {
      const inner = swiftType(plan, node.inner, family);
      return inner.holdsNull ? inner : { text: `${inner.text}?`, holdsNull: true };
    }
    case "optional":
    case "exactOptional":
    case "nonoptional":
    case "readonly":
    case "default":
    case "prefault":
      return swiftType(plan, node.inner, family);
    case "object":
    case "enum":
    case "tuple":
    case "union":
    case "discriminated":
      throw new Error(`Swift: a ${node.kind} stands without a name`);
  }
}

function unionHoldsNull(plan: Plan, node: Node): boolean {
  if (node.kind === "enum" || node.kind === "literal") return false;
  if (node.kind !== "union") return node.kind === "null" || node.kind === "nullable";
  return node.options.some((option) => {
    const core = option.kind === "ref" ? typeOf(plan.contract, option.type).node : option;
    return core.kind === "null" || core.kind === "nullable" || core.kind === "unknown" || core.kind === "json";
  });
}

function literalType(values: readonly Primitive[], plain: (name: string) => SwiftType, json: string): SwiftType {
  if (values.every((value) => typeof value === "string")) return plain("String");
  if (values.every((value) => typeof value === "boolean")) return plain("Bool");
  if (values.every((value) => Number.isSafeInteger(value))) return plain("Int64");
  if (values.every((value) => typeof value === "number")) return plain("Double");
  return { text: json, holdsNull: values.includes(null) };
}

function recordKey(plan: Plan, key: Node, family: string): string {
  if (key.kind === "ref") {
    const target = typeOf(plan.contract, key.type);
    const shape = plan.shape(key.type);
    const isText = shape === "brand" ? target.node.kind === "string" : isTextEnum(target.node);
    if ((shape === "brand" || shape === "enum") && isText) return plan.name(key.type, family);
  }
  return plan.outer("String", family);
}

/** Whether an enum's values are all texts. */
export function isTextEnum(node: Node): boolean {
  return (node.kind === "enum" || node.kind === "literal") && node.values.every((value) => typeof value === "string");
}

/** How a property is held. */
export interface Held {
  /** `constant`: one literal, never stored. `tristate`: absent, null or a value. */
  readonly how: "constant" | "required" | "optional" | "tristate";
  readonly type: string;
  readonly constant?: Primitive;
  /** nil stands for null (`required`) or for an absent key (`optional`). */
  readonly isOptional: boolean;
}

/** How a property of an object is held by its struct. */
export function heldProperty(plan: Plan, property: Property, family: string): Held {
  const { nullable, core } = coreOf(plan, property.node);
  if (!property.optionalOut && !nullable && core.kind === "literal" && core.values.length === 1) {
    const type = swiftType(plan, core, family);
    return { how: "constant", type: type.text, constant: core.values[0] ?? null, isOptional: false };
  }
  const inner = swiftType(plan, core, family);
  const isNullable = nullable && !inner.holdsNull;
  if (property.optionalOut && isNullable) {
    return { how: "tristate", type: `${plan.outer("Tristate", family)}<${inner.text}>`, isOptional: false };
  }
  const isNestedOptional = inner.text.endsWith("?");
  if (property.optionalOut) {
    // An alias that holds null already: its nil is null, so absence needs the third state.
    if (isNestedOptional) {
      return {
        how: "tristate",
        type: `${plan.outer("Tristate", family)}<${inner.text.slice(0, -1)}>`,
        isOptional: false,
      };
    }
    return { how: "optional", type: `${inner.text}?`, isOptional: true };
  }
  return {
    how: "required",
    type: isNullable ? `${inner.text}?` : inner.text,
    isOptional: isNullable || isNestedOptional,
  };
}

/** The node inside wrappers and aliases of literals. */
function coreOf(plan: Plan, node: Node): { readonly nullable: boolean; readonly core: Node } {
  let nullable = false;
  let core = node;
  for (;;) {
    if (core.kind === "nullable") nullable = true;
    if ("inner" in core) {
      core = core.inner;
    } else if (core.kind === "ref" && plan.shape(core.type) === "alias") {
      const target = typeOf(plan.contract, core.type).node;
      if (target.kind !== "literal" && !("inner" in target)) return { nullable, core };
      core = target;
    } else {
      return { nullable, core };
    }
  }
}
