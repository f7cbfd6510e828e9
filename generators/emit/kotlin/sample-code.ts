import type { TypeId } from "../../contract/contract.ts";
import { enumEntries } from "./value-code.ts";
import type { FileScope } from "./file-scope.ts";
import { objectMembers } from "./members.ts";
import type { Member } from "./members.ts";
import { typedText } from "./text-type.ts";
import { quoted } from "./unique.ts";
import { shapeNode } from "./world.ts";

/** Code that makes a value of an object type from placeholders; undefined where a member has no short one. */
export function sampleCode(scope: FileScope, id: TypeId): string | undefined {
  const members = requiredMembers(scope, id);
  if (members === undefined) return undefined;
  const args = members.map((member) => {
    const value = sampleValue(scope, member);
    return value === undefined ? undefined : `${member.name} = ${value}`;
  });
  return args.includes(undefined) ? undefined : `${scope.classOf(id)}(${args.join(", ")})`;
}

/** The constructor's members without a default. */
export function requiredMembers(scope: FileScope, id: TypeId): Member[] | undefined {
  const node = shapeNode(scope.world.type(id));
  if (node.kind !== "object") return undefined;
  return objectMembers(scope, node).filter(
    ({ constant, fallback }) => constant === undefined && fallback === undefined,
  );
}

function sampleValue(scope: FileScope, { slot, key }: Member): string | undefined {
  if (slot.nullable) return "null";
  const { core } = slot;
  if (core.kind === "array") return "emptyList()";
  if (core.kind === "record") return "emptyMap()";
  if (core.kind === "string") return typedText(scope, core, sampleScalar("string", key) ?? "text");
  return core.kind === "ref" ? sampleOf(scope, core.type, key) : sampleScalar(core.kind, key);
}

function sampleOf(scope: FileScope, id: TypeId, key: string): string | undefined {
  const node = shapeNode(scope.world.type(id));
  if (node.kind === "enum") return `${scope.classOf(id)}.${quoted(enumEntries(scope.world, node)[0] ?? "")}`;
  const plain = sampleScalar(node.kind, key);
  const scalar = plain !== undefined && node.kind === "string" ? typedText(scope, node, plain) : plain;
  const shape = scope.world.shape(id);
  if (scalar === undefined || shape === "alias") return scalar;
  return shape === "brand" ? `${scope.classOf(id)}(${scalar})` : undefined;
}

function sampleScalar(kind: string, key: string): string | undefined {
  if (kind === "string") return /^[a-zA-Z]+$/.test(key) ? key : "text";
  if (kind === "boolean") return "true";
  return kind === "number" ? "1" : undefined;
}
