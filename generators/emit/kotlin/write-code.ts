import type { Node, RecordNode } from "../../contract/contract.ts";
import type { FileScope } from "./file-scope.ts";
import { bareCore } from "./read-code.ts";
import { slotOf } from "./slot.ts";
import { textType } from "./text-type.ts";
import { numberType, plainEntries, writeKey } from "./value-code.ts";

/** Where a value stands and what judges it, as code. */
export interface Written {
  readonly value: string;
  /** The run time's schema of the value, inside its wrappers. */
  readonly schema: string;
  /** What takes the value over; `out` unless said. */
  readonly out?: string;
}

/**
 * A statement that hands a present value over, part by part; undefined where a value of the kind is judged as a whole.
 * The node stands inside its wrappers.
 */
export function writePart(scope: FileScope, core: Node, { value, schema, out = "out" }: Written): string | undefined {
  if (core.rules !== undefined) return undefined;
  switch (core.kind) {
    case "string":
      return `${out}.text(${schema}, ${value}${textType(core) === "String" ? "" : ".value"})`;
    case "boolean":
      return `${out}.flag(${value})`;
    case "number":
      return `${out}.${numberType(core.format).toLowerCase()}(${schema}, ${value})`;
    case "unknown":
      return `${out}.any(${value})`;
    case "json":
      return `${out}.json(${value})`;
    case "array": {
      const entry = writePartEntry(scope, core.element, `elementOf(${schema})`);
      const plain = plainEntries(scope, core);
      if (entry === undefined) return undefined;
      if (plain === undefined) return `${out}.list(${schema}, ${value}) { ${entry} }`;
      return plain === "texts"
        ? `${out}.texts(${schema}, ${value})`
        : `${out}.listBy(${schema}, ${value}, ${plain.model})`;
    }
    case "record":
      return writeRecord(scope, core, { value, schema, out });
    case "ref":
      return `${scope.modelOf(core.type)}.put(${value}, ${out})`;
    default:
      return undefined;
  }
}

/** Of a value of a list or map, called `it`, where nothing can be absent. */
export function writePartEntry(scope: FileScope, node: Node, schema: string, value = "it"): string | undefined {
  const slot = slotOf(scope.world, node);
  if (bareCore(node) !== slot.core) return undefined;
  const code = writePart(scope, slot.core, { value: slot.nullable ? "it" : value, schema });
  return slot.nullable && code !== undefined ? `out.orNull(${value}) { ${code} }` : code;
}

function writeRecord(
  scope: FileScope,
  record: RecordNode,
  { value, schema, out }: Required<Written>,
): string | undefined {
  const entry = record.mode === "open" ? writePartEntry(scope, record.value, `valueOf(${schema})`) : undefined;
  if (entry === undefined) return undefined;
  return `${out}.map(${schema}, ${value}, { ${writeKey(scope, record)} }) { ${entry} }`;
}
