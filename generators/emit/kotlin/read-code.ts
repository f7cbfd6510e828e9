import type { Node, RecordNode } from "../../contract/contract.ts";
import type { FileScope } from "./file-scope.ts";
import { slotOf } from "./slot.ts";
import { typedText } from "./text-type.ts";
import { numberType, plainEntries, plainScalar, readKey, writeCore } from "./value-code.ts";

/**
 * Code that takes a value from the input, part by part, by the run time's schema that `schema` names; undefined where a
 * value of the kind has to be judged first. The node stands inside its wrappers.
 */
export function readPart(scope: FileScope, core: Node, schema: string): string | undefined {
  if (core.kind === "array") {
    const element = readPartEntry(scope, core.element, "it");
    if (element === undefined) return undefined;
    const plain = plainEntries(scope, core);
    const list =
      plain === undefined
        ? `input.list(${schema}) { ${element} }`
        : plain === "texts"
          ? `input.texts(${schema})`
          : `input.listBy(${schema}, ${plain.model})`;
    return core.rules === undefined ? list : `input.ruled(${schema}, ${list}) { ${writeCore(scope, core, "it")} }`;
  }
  if (core.rules !== undefined) return undefined;
  switch (core.kind) {
    case "string":
      return typedText(scope, core, `input.text(${schema})`);
    case "boolean":
      return "input.flag()";
    case "number":
      return `input.${numberType(core.format).toLowerCase()}(${schema})`;
    case "record":
      return readRecord(scope, core, schema);
    case "ref":
      return `${scope.modelOf(core.type)}.read(input)`;
    default:
      return undefined;
  }
}

/** A value of a list or map, where nothing can be absent. */
export function readPartEntry(scope: FileScope, node: Node, schema: string): string | undefined {
  const slot = slotOf(scope.world, node);
  const code = bareCore(node) === slot.core ? readPart(scope, slot.core, schema) : undefined;
  return slot.nullable && code !== undefined ? readOrNull(slot.core, schema, code) : code;
}

/** Code that reads null or what `code` reads, which is what {@link readPart} makes of the core. */
export function readOrNull(core: Node, schema: string, code: string): string {
  const scalar = plainScalar(core);
  if (scalar === undefined) return `input.orNull { ${code} }`;
  return `input.${scalar.toLowerCase()}OrNull(${scalar === "Flag" ? "" : schema})`;
}

function readRecord(scope: FileScope, record: RecordNode, schema: string): string | undefined {
  const value = record.mode === "open" ? readPartEntry(scope, record.value, "it") : undefined;
  return value === undefined ? undefined : `input.map(${schema}, { ${readKey(scope, record)} }) { ${value} }`;
}

/** What stands inside a node's wrappers, where none of them has a rule of its own. */
export function bareCore(node: Node): Node | undefined {
  let at = node;
  while ("inner" in at) {
    if (at.rules !== undefined) return undefined;
    at = at.inner;
  }
  return at;
}
