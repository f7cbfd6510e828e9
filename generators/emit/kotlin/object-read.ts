import type { Node, ObjectNode } from "../../contract/contract.ts";
import type { FileScope } from "./file-scope.ts";
import type { Member } from "./members.ts";
import { readMember } from "./members.ts";
import type { Others } from "./object-model.ts";
import { bareCore, readPart, readPartEntry, readOrNull } from "./read-code.ts";
import { slotOf } from "./slot.ts";
import { coreType, readCore } from "./value-code.ts";

/** Keys seen are bits of one number. */
const maxProperties = 64;

/** Keys that every JavaScript object inherits: only the exact way knows what a missing one of them reads as. */
const inherited = new Set([...Object.getOwnPropertyNames(Object.prototype), "__proto__"]);

export interface ObjectParts {
  readonly className: string;
  readonly node: ObjectNode;
  /** One for each property of the node, constants too. */
  readonly members: readonly Member[];
  readonly others: Others | undefined;
}

/** How one member travels: a local, the statement that fills it, and the argument that it becomes. */
interface Local {
  readonly declared: string | undefined;
  readonly fill: string;
  readonly value: string | undefined;
  /** An absent key becomes a value. */
  readonly filled: boolean;
}

/** Whether the run time can read and write the object property by property. */
export function hasShape({ node, members }: Pick<ObjectParts, "node" | "members">): boolean {
  if (members.length === 0 || members.length > maxProperties) return false;
  return !node.properties.some(({ key }) => inherited.has(key));
}

/** Body of `read(input)` of an object; undefined where only the exact way can read it. */
export function objectRead(scope: FileScope, parts: ObjectParts): { readonly parts: string } | undefined {
  const { className, node, members, others } = parts;
  if (!hasShape({ node, members })) return undefined;
  const locals = members.map((member, index) => localOf(scope, member, node.properties[index]?.node, index));
  const filled = locals.reduce((bits, local, index) => (local.filled ? bits | (1n << BigInt(index)) : bits), 0n);
  const branches = locals.map(({ fill }, index) => `        ${index} -> ${fill}\n`);
  const args = locals.flatMap(({ value }, index) =>
    value === undefined ? [] : [`    ${members[index]?.name ?? ""} = ${value},\n`],
  );
  if (others !== undefined) {
    branches.push(`        ${members.length} -> putOther(others, input.name, ${readOther(scope, node)})\n`);
    args.push("    additionalProperties = others,\n");
  }
  const made = args.length === 0 ? `${className}()` : `${className}(\n${args.join("")})`;
  const body = [
    "val form = shape\n",
    "var seen = 0L\n",
    ...locals.flatMap(({ declared }) => (declared === undefined ? [] : [`var ${declared}\n`])),
    ...(others === undefined ? [] : [`val others = othersMap<${others.type}>()\n`]),
    "var at = input.open(form)\n",
    `while (at != ${scope.standard("END")}) {\n`,
    `    ${others === undefined ? "" : `if (at < ${members.length}) `}seen = mark(seen, at)\n`,
    `    when (at) {\n${branches.join("")}    }\n`,
    "    at = input.next(form, at)\n",
    "}\n",
    `input.close(form, seen, ${BigInt.asIntN(64, filled)}L)\n`,
    node.rules === undefined ? `return ${made}` : `return input.ruled(form.rules, ${made}) { toWire(it) }`,
  ];
  return { parts: body.join("") };
}

function localOf(scope: FileScope, member: Member, node: Node | undefined, index: number): Local {
  const { slot, constant, type } = member;
  const schema = `form.schemas[${index}]`;
  const core = `form.cores[${index}]`;
  const local = `m${index}`;
  const isBare = node !== undefined && bareCore(node) === slot.core && slotOf(scope.world, node).absent === slot.absent;
  if (constant !== undefined) {
    const isLiteral = isBare && slot.core.rules === undefined;
    const fill = isLiteral ? `input.constant(${core})` : `input.judged(${schema})`;
    return { declared: undefined, fill, value: undefined, filled: false };
  }
  const hasFallback = slot.fallback !== undefined;
  const code =
    isBare && !(hasFallback && (slot.absent || slot.nullable)) ? readPart(scope, slot.core, core) : undefined;
  if (code === undefined) return judgedLocal(scope, member, index);
  const plain = { declared: `${local}: ${type} = null`, filled: false };
  if (slot.absent && slot.nullable) {
    const fill = `${local} = ${scope.standard("Tristate")}.of(${readOrNull(slot.core, core, code)})`;
    return { declared: `${local}: ${type} = ${scope.standard("Tristate")}.Absent`, fill, value: local, filled: false };
  }
  if (slot.absent) return { ...plain, fill: `${local} = ${code}`, value: local };
  if (slot.nullable) return { ...plain, fill: `${local} = ${readOrNull(slot.core, core, code)}`, value: local };
  if (hasFallback) {
    const value = `${local} ?: ${readCore(scope, slot.core, `(input.absent(form, ${index}) ?: detour())`)}`;
    return { declared: `${local}: ${type}? = null`, fill: `${local} = ${code}`, value, filled: true };
  }
  const zero = zeroOf(scope, slot.core);
  if (zero !== undefined)
    return { declared: `${local} = ${zero}`, fill: `${local} = ${code}`, value: local, filled: false };
  return {
    declared: `${local}: ${type}? = null`,
    fill: `${local} = ${code}`,
    value: `${local} ?: detour()`,
    filled: false,
  };
}

function judgedLocal(scope: FileScope, member: Member, index: number): Local {
  const local = `m${index}`;
  const find = `(${local} ?: input.absent(form, ${index}))`;
  return {
    declared: `${local}: ${scope.standard("Wire")}? = null`,
    fill: `${local} = input.judged(form.schemas[${index}])`,
    value: readMember(scope, member, { at: `(${local} ?: input.absent(form, ${index}) ?: detour())`, find }),
    filled: true,
  };
}

/** The start value of a local that needs no box. */
function zeroOf(scope: FileScope, core: Node): string | undefined {
  if (core.kind === "boolean") return "false";
  if (core.kind !== "number") return undefined;
  const type = coreType(scope, core);
  return type.endsWith("Double") ? "0.0" : type.endsWith("Long") ? "0L" : "0";
}

function readOther(scope: FileScope, { unknownKeys }: ObjectNode): string {
  if (typeof unknownKeys === "string") return "input.wire().element";
  const slot = slotOf(scope.world, unknownKeys);
  const code = readPartEntry(scope, unknownKeys, "form.otherCore");
  if (code !== undefined) return code;
  const judged = "input.judged(form.others)";
  return slot.nullable
    ? `${judged}.orNull { ${readCore(scope, slot.core, "it")} }`
    : readCore(scope, slot.core, judged);
}
