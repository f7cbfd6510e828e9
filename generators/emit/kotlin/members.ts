import type { Node, Notes, ObjectNode, Primitive } from "../../contract/contract.ts";
import { unwrapPresence } from "../../contract/contract.ts";
import { boundsText } from "./bounds.ts";
import type { FileScope } from "./file-scope.ts";
import { doubleLiteral, stringLiteral, wireLiteral } from "./literal.ts";
import { notesCode } from "./model-code.ts";
import { constantOf, slotOf } from "./slot.ts";
import type { Slot } from "./slot.ts";
import { quoted, uniqueNames } from "./unique.ts";
import { fallbackCode, plainScalar, readCore, slotType, writeCore } from "./value-code.ts";
import { camelCase } from "./words.ts";

/** A property of an emitted class. */
export interface Member {
  readonly key: string;
  /** As code writes it. */
  readonly name: string;
  readonly slot: Slot;
  readonly type: string;
  /** Comment and deprecation, ready lines. */
  readonly notes: string;
  /** Default argument. */
  readonly fallback: string | undefined;
  /** The only value; such a member is not in the constructor. */
  readonly constant: Primitive | undefined;
}

/** The declared properties of an object. Zod never reads one called `__proto__`. */
export function objectMembers(scope: FileScope, object: ObjectNode): Member[] {
  const { properties, unknownKeys } = object;
  const taken = unknownKeys === "keep" || typeof unknownKeys === "object" ? ["additionalProperties"] : [];
  const read = properties.filter(({ key }) => key !== "__proto__");
  const names = uniqueNames(
    read.map(({ key }) => ({ text: key, wanted: camelCase(key), fixed: scope.world.memberName(object, key) })),
    taken,
  );
  return read.map(({ key, node, optionalOut }, index) =>
    memberOf(scope, { key, node, name: names[index] ?? key, optional: optionalOut }),
  );
}

export function memberOf(
  scope: FileScope,
  { key, node, name, optional }: { key: string; node: Node; name: string; optional: boolean },
): Member {
  const found = slotOf(scope.world, node);
  const slot = { ...found, absent: found.absent || (optional && found.fallback === undefined) };
  const constant = constantOf(slot);
  const notes: Notes = { ...unwrapPresence(node).notes };
  const fixed = constant === undefined ? undefined : `Always \`${JSON.stringify(constant)}\`.`;
  const absent = slot.fallback === undefined ? undefined : `Absent reads as \`${JSON.stringify(slot.fallback)}\`.`;
  return {
    key,
    name: quoted(name),
    slot,
    type: slotType(scope, slot),
    notes: notesCode(scope, notes, fixed ?? boundsText(slot.core), absent),
    fallback: absentCode(scope, slot) ?? fallbackCode(scope, slot),
    constant,
  };
}

function absentCode(scope: FileScope, { absent, nullable }: Slot): string | undefined {
  if (!absent) return undefined;
  return nullable ? `${scope.standard("Tristate")}.Absent` : "null";
}

/** A member of `value` as a wire value; Kotlin's null where it is absent. */
export function writeWhole(scope: FileScope, { name, slot, constant }: Member): string {
  const { absent, nullable, core } = slot;
  if (constant !== undefined) return constant === null ? `${scope.standard("Wire")}.Null` : wireLiteral(constant);
  const each = writeCore(scope, core, "it");
  if (absent && nullable) return `wireTristate(value.${name}) { ${each} }`;
  if (absent) return `value.${name}?.let { ${each} }`;
  return nullable ? `wireOrNull(value.${name}) { ${each} }` : writeCore(scope, core, `value.${name}`);
}

/** Reads a member; `at` finds the wire value where it must be there, `find` where it may be missing. */
export function readMember(scope: FileScope, { slot }: Member, { at, find }: { at: string; find: string }): string {
  const { absent, nullable, core } = slot;
  const scalar = plainScalar(core);
  if (scalar !== undefined && absent !== nullable) {
    return `${absent ? find : `${at}.present`}?.${scalar.toLowerCase()}`;
  }
  if (scalar === "Text" && absent) return `${find}.tristateText`;
  if (absent && nullable) return `${find}.tristate { ${readCore(scope, core, "it")} }`;
  if (absent) return `${find}.ifPresent { ${readCore(scope, core, "it")} }`;
  if (nullable) return `${at}.orNull { ${readCore(scope, core, "it")} }`;
  return readCore(scope, core, at);
}

/** A statement that puts a member of `value` into the object being built. */
export function putMember(scope: FileScope, { key, name, slot, constant }: Member): string {
  const { absent, nullable, core } = slot;
  const wireKey = stringLiteral(key);
  if (constant === null) return `put(${wireKey}, ${scope.standard("Wire")}.Null)`;
  if (constant !== undefined) return `put(${wireKey}, ${wireLiteral(constant)})`;
  const scalar = plainScalar(core);
  if (scalar !== undefined && !(absent && nullable)) {
    return `${nullable ? "putNullable" : "put"}${scalar}(${wireKey}, value.${name})`;
  }
  const each = writeCore(scope, core, "it");
  if (absent && nullable) return `putTristate(${wireKey}, value.${name}) { ${each} }`;
  if (absent) return `putIfPresent(${wireKey}, value.${name}) { ${each} }`;
  if (nullable) return `put(${wireKey}, wireOrNull(value.${name}) { ${each} })`;
  return `put(${wireKey}, ${writeCore(scope, core, `value.${name}`)})`;
}

/** Constructor or class-body declaration of a member that is not constant. */
export function declareMember(scope: FileScope, { name, type, notes, fallback }: Member): string {
  return `${notes}${scope.visibility} val ${name}: ${type}${fallback === undefined ? "" : ` = ${fallback}`},\n`;
}

/** Class-body declaration of a constant member. */
export function declareConstant(scope: FileScope, { name, type, notes, constant }: Member): string {
  const value =
    typeof constant === "string"
      ? stringLiteral(constant)
      : type.endsWith("Double")
        ? doubleLiteral(Number(constant))
        : String(constant);
  return `${notes}${scope.visibility} val ${name}: ${type} get() = ${value}\n`;
}
