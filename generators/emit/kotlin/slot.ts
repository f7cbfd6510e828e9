import type { JsonValue, Node, Primitive } from "../../contract/contract.ts";
import type { World } from "./world.ts";

/** A place that holds a value: what its wrappers allow, and what stands inside them. */
export interface Slot {
  /** The key or item may be missing. */
  readonly absent: boolean;
  /** `null` is a value beside those of `core`. */
  readonly nullable: boolean;
  /** What a missing value becomes. */
  readonly fallback?: JsonValue;
  /** Not a wrapper, and no reference to an alias that could be absent or null. */
  readonly core: Node;
}

/** Takes the wrappers off a node, also those that named types without a class of their own stand for. */
export function slotOf(world: Pick<World, "shape" | "type">, node: Node): Slot {
  let at = node;
  let absent = false;
  let required = false;
  let nullable = false;
  let fallback: JsonValue | undefined;
  for (;;) {
    switch (at.kind) {
      case "optional":
      case "exactOptional":
        absent ||= !required;
        at = at.inner;
        continue;
      case "nullable":
        nullable = true;
        at = at.inner;
        continue;
      case "default":
      case "prefault":
        fallback ??= at.value;
        at = at.inner;
        continue;
      case "nonoptional":
        required = true;
        at = at.inner;
        continue;
      case "readonly":
        at = at.inner;
        continue;
      case "ref": {
        const target = world.shape(at.type) === "alias" ? world.type(at.type).node : undefined;
        const inner = target === undefined ? undefined : slotOf(world, target);
        if (target !== undefined && inner !== undefined && isSpecial(inner)) {
          at = target;
          continue;
        }
        break;
      }
      default:
        break;
    }
    // A value of any kind holds its null itself.
    const anyValue = at.kind === "unknown" || at.kind === "json" || at.kind === "never";
    const slot = { absent, nullable: nullable && !anyValue, core: at };
    return fallback === undefined ? slot : { ...slot, fallback };
  }
}

function isSpecial(slot: Slot): boolean {
  return slot.absent || slot.nullable || slot.fallback !== undefined || constantOf(slot) !== undefined;
}

/** The only value that the slot can hold. */
export function constantOf({ absent, nullable, fallback, core }: Slot): Primitive | undefined {
  if (absent || nullable || fallback !== undefined) return undefined;
  if (core.kind === "null") return null;
  return core.kind === "literal" && core.values.length === 1 ? core.values[0] : undefined;
}

/** Kotlin's kind of scalar for a set of values; undefined when they differ. */
export function scalarOf(values: readonly Primitive[]): "String" | "Long" | "Double" | "Boolean" | undefined {
  if (values.length === 0) return undefined;
  if (values.every((value) => typeof value === "string")) return "String";
  if (values.every((value) => typeof value === "boolean")) return "Boolean";
  if (values.every((value) => Number.isSafeInteger(value))) return "Long";
  return values.every((value) => typeof value === "number") ? "Double" : undefined;
}
