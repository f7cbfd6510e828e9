import { isScript } from "../../contract/contract.ts";
import type { AnyNode, NumberStep, StepWords, StringStep, TypeId } from "../../contract/contract.ts";
import { stringLiteral, valueLiteral } from "./literal-text.ts";
import { patternText, regexLiteral } from "./regex-text.ts";
import { scriptLiteral, scriptShape } from "./script-shape.ts";
import { dataLiteral } from "./unit.ts";
import type { Scope } from "./unit.ts";

/** The name of the cold path's data for a node. */
export function shapeUnit(node: AnyNode, scope: Scope): string {
  return scope.below("shape", node, (below, own) => shapeConstant(own, node, below));
}

/** The declaration of the cold path's data for a node. */
export function shapeConstant(name: string, node: AnyNode, scope: Scope): string {
  return `const ${name}: ${scope.runtime("Shape")} = ${print(shapeOf(node, scope), "")};\n`;
}

/** A piece of source: text, or an object or list of pieces that breaks over lines when it is long. */
export type Piece =
  | string
  | { readonly open: "{" | "["; readonly parts: readonly (readonly [string, Piece])[]; readonly flat: string };

export function object(fields: Readonly<Record<string, Piece | undefined>>): Piece {
  const parts = Object.entries(fields).flatMap(([key, piece]) =>
    piece === undefined ? [] : [[`${key}: `, piece] as const],
  );
  return { open: "{", parts, flat: `{ ${parts.map(([key, part]) => key + flatText(part)).join(", ")} }` };
}

export function list(pieces: readonly Piece[]): Piece {
  return {
    open: "[",
    parts: pieces.map((piece) => ["", piece] as const),
    flat: `[${pieces.map(flatText).join(", ")}]`,
  };
}

function flatText(piece: Piece): string {
  return typeof piece === "string" ? piece : piece.flat;
}

function print(piece: Piece, indent: string): string {
  if (typeof piece === "string") return piece;
  if (piece.parts.length === 0 || indent.length + piece.flat.length < 112) return piece.flat;
  const inner = `${indent}  `;
  const lines = piece.parts.map(([key, part]) => `${inner}${key}${print(part, inner)},\n`).join("");
  return `${piece.open}\n${lines}${indent}${piece.open === "{" ? "}" : "]"}`;
}

/** The data of a node, to stand inside that of another. */
export function shapeOf(node: AnyNode, scope: Scope): Piece {
  const rules = node.rules === undefined || node.rules.length === 0 ? undefined : dataLiteral(node.rules);
  const kind = (name: string, fields: Readonly<Record<string, Piece | undefined>> = {}): Piece =>
    object({
      kind: stringLiteral(name),
      ...fields,
      message: node.message === undefined ? undefined : stringLiteral(node.message),
      rules,
    });
  const values = (all: readonly (string | number | boolean | null)[]): Piece => list(all.map(valueLiteral));
  const { traits } = scope;
  if (node.kind === "custom") return kind("unknown");
  if (node.kind === "values") return kind("literal", { values: list(node.values.map(scriptLiteral)) });
  if (isScript(node)) {
    const { judge, fields } = scriptShape(node, scope);
    return kind("script", { judge: scope.runtime(judge), ...fields });
  }
  switch (node.kind) {
    case "unknown":
    case "json":
    case "never":
    case "null":
    case "boolean":
      return kind(node.kind);
    case "string":
      return kind("string", { steps: list(node.steps.map(stepPiece)) });
    case "number": {
      const steps = node.steps.map(numberStepPiece);
      if (node.formats === undefined) return kind("number", { format: stringLiteral(node.format), steps: list(steps) });
      for (const { at, ...use } of [...node.formats].reverse())
        if (use.format !== "number" && use.format !== "float64")
          steps.splice(at, 0, dataLiteral({ step: "format", ...use }));
      return kind("number", { format: '"number"', steps: list(steps) });
    }
    case "literal":
      return kind("literal", { values: issueList(node) });
    case "enum":
      return kind(node.additive ? "additiveEnum" : "enum", { values: issueList(node) });
    case "object": {
      const properties = node.properties.map((property) =>
        object({ key: stringLiteral(property.key), ...itemFields(property.node, scope) }),
      );
      const { unknownKeys } = node;
      const others =
        typeof unknownKeys === "string" ? stringLiteral(unknownKeys) : object(itemFields(unknownKeys, scope));
      return kind("object", { properties: list(properties), unknownKeys: others });
    }
    case "array":
      return kind("array", { element: shapeOf(node.element, scope), steps: list(node.steps.map(dataLiteral)) });
    case "tuple": {
      const items = node.items.map((item) => object(itemFields(item, scope)));
      return kind("tuple", { items: list(items), rest: node.rest === null ? "null" : shapeOf(node.rest, scope) });
    }
    case "record": {
      const key = traits.resolve(node.key);
      const value = shapeOf(node.value, scope);
      if (node.mode === "exhaustive" && (key.kind === "enum" || key.kind === "literal")) {
        const keys = key.values.filter((each) => typeof each === "string" || typeof each === "number");
        return kind("exhaustive", { keys: values(keys), value });
      }
      return kind("record", {
        key: shapeOf(node.key, scope),
        value,
        mode: stringLiteral(node.mode === "open" ? "open" : "partial"),
      });
    }
    case "union":
      return kind("union", { options: list(node.options.map((option) => shapeOf(option, scope))) });
    case "discriminated": {
      const options = node.options.map((option) =>
        object({ tags: values(option.tags), shape: shapeOf(option.node, scope) }),
      );
      return kind("discriminated", { discriminator: stringLiteral(node.discriminator), options: list(options) });
    }
    case "ref":
      return kind("ref", refFields(node.type, scope));
    case "optional": {
      const fills = traits.mayBeAbsent(node.inner) === "filled" ? "true" : undefined;
      return kind("optional", { inner: shapeOf(node.inner, scope), fills });
    }
    case "exactOptional":
    case "nullable":
    case "nonoptional":
    case "readonly":
      return kind(node.kind, { inner: shapeOf(node.inner, scope) });
    case "default":
    case "prefault": {
      const value = valueLiteral(node.value);
      return kind(node.kind, {
        inner: shapeOf(node.inner, scope),
        value: `() => ${value.startsWith("{") ? `(${value})` : value}`,
      });
    }
  }
}

function refFields(id: TypeId, scope: Scope): Readonly<Record<string, Piece>> {
  const to = `() => ${scope.type("shape", id)}`;
  // In a recursive type a builder would be tried again at every level, which costs the square of the depth.
  if (!scope.traits.recursive(id)) return { to, build: scope.type("build", id) };
  return scope.traits.forked(id) ? { to, once: "true" } : { to };
}

function itemFields(node: AnyNode, scope: Scope): Readonly<Record<string, Piece | undefined>> {
  const may = scope.traits.mayBeAbsent(node);
  return {
    shape: shapeOf(node, scope),
    may: may === undefined ? undefined : stringLiteral(may),
    omitted: scope.traits.omitted(node) ? "true" : undefined,
  };
}

/** The values as issues list them. */
function issueList(node: AnyNode & { kind: "literal" | "enum" }): Piece {
  return list((node.issueValues ?? node.values).map(scriptLiteral));
}

/** One bound of a number. */
export function numberStepPiece(step: NumberStep): Piece {
  return dataLiteral({ ...step, exclusive: "exclusive" in step && step.exclusive ? true : undefined });
}

/** One step of a string. */
export function stepPiece(step: StringStep): Piece {
  switch (step.step) {
    case "pattern":
      return patternPiece({
        ...step,
        format: step.format ?? "regex",
        flags: step.writtenFlags ?? step.flags,
        quiet: step.format !== undefined,
      });
    case "lowercase":
      return patternPiece({ ...step, format: "lowercase", source: "^[^A-Z]*$", flags: "" });
    case "uppercase":
      return patternPiece({ ...step, format: "uppercase", source: "^[^a-z]*$", flags: "" });
    case "format": {
      const { format, source, flags = "", writtenFlags = flags, message, abort } = step;
      if (source === undefined) return dataLiteral({ step: "format", format, message, abort });
      return patternPiece({ ...step, source, flags: writtenFlags, quiet: format === "hostname" || format === "hex" });
    }
    case "includes":
      return dataLiteral(step);
    default:
      return dataLiteral(step);
  }
}

interface Pattern extends StepWords {
  readonly format: string;
  readonly source: string;
  readonly flags: string;
  /** Zod names neither origin nor pattern in the issue. */
  readonly quiet?: boolean;
}

function patternPiece({ format, source, flags, message, abort, quiet }: Pattern): Piece {
  const text = patternText(source, flags);
  return object({
    step: '"pattern"',
    format: stringLiteral(format),
    pattern: regexLiteral(source, flags),
    text: text === undefined ? undefined : stringLiteral(text),
    quiet: quiet === true ? "true" : undefined,
    message: message === undefined ? undefined : stringLiteral(message),
    abort: abort === true ? "true" : undefined,
  });
}
