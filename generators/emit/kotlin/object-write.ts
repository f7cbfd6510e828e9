import type { Node, ObjectNode } from "../../contract/contract.ts";
import type { FileScope } from "./file-scope.ts";
import { writeWhole } from "./members.ts";
import type { Member } from "./members.ts";
import { hasShape } from "./object-read.ts";
import type { ObjectParts } from "./object-read.ts";
import { bareCore } from "./read-code.ts";
import { slotOf } from "./slot.ts";
import { textType } from "./text-type.ts";
import { plainScalar, writeEntry } from "./value-code.ts";
import { writePart, writePartEntry } from "./write-code.ts";

/** Body of `write(value, out)` of an object; undefined where it can only be judged as a whole. */
export function objectWrite(
  scope: FileScope,
  { node, members, others }: Omit<ObjectParts, "className">,
): { readonly parts: string } | undefined {
  if (!hasShape({ node, members })) return undefined;
  const body = [
    "val form = shape\n",
    "out.open(form)\n",
    ...members.map((member, index) => `${writeMember(scope, member, node.properties[index]?.node, index)}\n`),
    ...(others === undefined ? [] : [`out.others(form, value.additionalProperties) { ${writeOther(scope, node)} }\n`]),
    "out.close()",
  ];
  return { parts: body.join("") };
}

function writeMember(scope: FileScope, member: Member, node: Node | undefined, index: number): string {
  const { slot, name, constant } = member;
  const { absent, nullable, core } = slot;
  const isBare = node !== undefined && bareCore(node) === core && slotOf(scope.world, node).absent === absent;
  const isFilled = slot.fallback !== undefined && (absent || nullable);
  const place = `form, ${index}`;
  if (constant !== undefined && isBare && core.rules === undefined) return `out.constant(${place})`;
  const isMixed = absent || nullable;
  const [value, out] = isMixed ? ["it", "out"] : [`value.${name}`, `out.at(${place})`];
  const part =
    constant === undefined && isBare && !isFilled
      ? writePart(scope, core, { value, schema: `form.cores[${index}]`, out })
      : undefined;
  if (part === undefined) return `out.judged(${place}, ${writeWhole(scope, member)})`;
  const scalar = core.kind === "string" ? "Text" : plainScalar(core);
  if (plainScalar(core) === "Text" && absent && nullable) return `out.putTristateText(${place}, value.${name})`;
  if (scalar !== undefined && !(absent && nullable)) {
    const words = absent ? "IfPresent" : nullable ? "OrNull" : "";
    const inner = core.kind === "string" && textType(core) !== "String" ? `${isMixed ? "?" : ""}.value` : "";
    return `out.put${scalar}${words}(${place}, value.${name}${inner})`;
  }
  if (!isMixed) return part;
  const words = absent ? (nullable ? "Tristate" : "IfPresent") : "OrNull";
  return `out.put${words}(${place}, value.${name}) { ${part} }`;
}

/** A value beside the declared keys, called `it`. */
function writeOther(scope: FileScope, { unknownKeys }: ObjectNode): string {
  if (typeof unknownKeys === "string") return "out.any(it)";
  const part = writePartEntry(scope, unknownKeys, "form.otherCore");
  return part ?? `out.judged(form.others, ${writeEntry(scope, unknownKeys)})`;
}
