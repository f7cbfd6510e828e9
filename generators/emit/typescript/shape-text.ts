import type { LiteralNode, Node, NumberStep, SizeStep, StringStep, TypeId } from "../../contract/contract.ts";
import { formatMessage } from "./format-message.ts";
import { judgedFormats } from "./leaf-check.ts";
import { keyText, stringLiteral, valueLiteral } from "./literal-text.ts";
import { call, flatText, list, object, print, thunk } from "./piece.ts";
import type { Piece } from "./piece.ts";
import * as patterns from "./support/patterns.ts";
import { patternText, regexLiteral } from "./regex-text.ts";
import { dataLiteral, hasRules, ruleConstant } from "./unit.ts";
import type { Scope } from "./unit.ts";

/** The name of the shape of a node, for what has no code of its own. */
export function shapeUnit(node: Node, scope: Scope): string {
  return scope.below("shape", node, (below, own) => shapeConstant(own, node, below));
}

/** The declaration of a node's shape; `once`: each object or list is judged once in a reading. */
export function shapeConstant(name: string, node: Node, scope: Scope, once = false): string {
  const made = call(`/* @__PURE__ */ ${scope.runtime("late")}`, [thunk(shapeOf(node, scope))]);
  const whole = once ? call(`/* @__PURE__ */ ${scope.runtime("once")}`, [made]) : made;
  return `const ${name}: ${scope.runtime("Shape")} = ${print(whole, "")};\n`;
}

function shapeOf(node: Node, scope: Scope): Piece {
  const plain = plainShape(node, scope);
  if (!hasRules(node)) return plain;
  return call(scope.runtime("ruled"), [plain, list((node.rules ?? []).map((use) => useText(use, scope)))]);
}

/** A portable check with the author's message. */
export function useText(use: NonNullable<Node["rules"]>[number], scope: Scope): string {
  const { rule, message, abort } = use;
  const more = dataLiteral({ message, abort }).slice(1, -1).trim();
  return `{ rule: ${ruleConstant(scope, rule)}${more === "" ? "" : `, ${more}`} }`;
}

function plainShape(node: Node, scope: Scope): Piece {
  const { traits } = scope;
  const make = (name: string, ...args: readonly (Piece | undefined)[]): Piece => call(scope.runtime(name), args);
  const message = node.message === undefined ? undefined : stringLiteral(node.message);
  const below = (inner: Node): Piece => shapeOf(inner, scope);
  switch (node.kind) {
    case "unknown":
    case "json":
      return make(node.kind);
    case "never":
    case "boolean":
      return make(node.kind, message);
    case "null":
      return make("nil", message);
    case "string":
      return make("text", optionalList(node.steps.map((step) => textStep(step, node.message, scope))), message);
    case "number": {
      const steps = node.steps.map((step) => numberStep(step, node.message, scope));
      return make(node.format === "float64" ? "number" : node.format, optionalList(steps), message);
    }
    case "literal":
      return make("oneOf", valuesOf(node.values), message);
    case "enum":
      return make(node.additive ? "known" : "oneOf", valuesOf(node.values), message);
    case "object": {
      const properties = object(node.properties.map(({ key, node: own }) => [keyText(key), below(own)]));
      const { unknownKeys } = node;
      if (typeof unknownKeys !== "string") return make("catchall", properties, below(unknownKeys), message);
      return make(unknownKeys === "keep" ? "loose" : unknownKeys, properties, message);
    }
    case "array":
      return make("list", below(node.element), optionalList(node.steps.map(listStep)), message);
    case "tuple": {
      const rest = node.rest === null ? undefined : below(node.rest);
      return make("tuple", list(node.items.map(below)), rest ?? (message === undefined ? undefined : "null"), message);
    }
    case "record": {
      const key = traits.resolve(node.key);
      if (node.mode === "exhaustive" && (key.kind === "enum" || key.kind === "literal")) {
        const keys = key.values.filter((each) => typeof each === "string" || typeof each === "number");
        return make("exhaustive", valuesOf(keys), below(node.value), message);
      }
      return make(node.mode === "open" ? "record" : "partialRecord", below(node.key), below(node.value), message);
    }
    case "union":
      return make("union", list(node.options.map(below)), message);
    case "discriminated": {
      const options = node.options.map((option) => list([valuesOf(option.tags), below(option.node)]));
      return make("tagged", stringLiteral(node.discriminator), list(options), message);
    }
    case "ref":
      return refShape(node.type, node, scope);
    case "optional":
    case "exactOptional":
    case "nullable":
    case "readonly":
      return make(node.kind, below(node.inner));
    case "nonoptional":
      return make("nonoptional", below(node.inner), message);
    case "default":
    case "prefault": {
      const name = node.kind === "default" ? "fallback" : "prefault";
      return make(name, below(node.inner), thunk(valueLiteral(node.value)));
    }
  }
}

function refShape(id: TypeId, node: Node, scope: Scope): Piece {
  const shape = scope.type("shape", id);
  const may = scope.traits.mayBeAbsent(node);
  const omitted = scope.traits.omitted(node);
  if (may === undefined && !omitted) return shape;
  return call(scope.runtime("leftOut"), [shape, may === undefined ? "undefined" : stringLiteral(may), String(omitted)]);
}

function valuesOf(values: LiteralNode["values"]): Piece {
  return list(values.map(valueLiteral));
}

function optionalList(pieces: readonly Piece[]): Piece | undefined {
  return pieces.length === 0 ? undefined : list(pieces);
}

function listStep({ step, value, message }: SizeStep): string {
  const name = { minLength: "min", maxLength: "max", length: "exact" }[step];
  return dataLiteral(message === undefined ? [name, value] : [name, value, message]);
}

function numberStep(step: NumberStep, ofNode: string | undefined, scope: Scope): string {
  const message = step.message ?? ofNode;
  return flatText(
    call(scope.runtime(numberStepName(step)), [
      valueLiteral(step.value),
      message === undefined ? undefined : stringLiteral(message),
    ]),
  );
}

function numberStepName(step: NumberStep): string {
  if (step.step === "multipleOf") return "multipleOf";
  if (step.step === "minimum") return step.exclusive ? "above" : "min";
  return step.exclusive ? "below" : "max";
}

function textStep(step: StringStep, ofNode: string | undefined, scope: Scope): Piece {
  const own = ("message" in step ? step.message : undefined) ?? ofNode ?? usualMessage(step);
  const message = own === undefined ? undefined : stringLiteral(own);
  const make = (name: string, ...args: readonly (Piece | undefined)[]): Piece => call(scope.runtime(name), args);
  switch (step.step) {
    case "minLength":
      return make("atLeast", String(step.value), message);
    case "maxLength":
      return make("atMost", String(step.value), message);
    case "length":
      return make("exactly", String(step.value), message);
    case "pattern": {
      const regex = regexConstant(step.source, step.flags, scope);
      return make("pattern", regex, message, printedPattern(step.source, step.flags));
    }
    case "lowercase":
      return make("format", '"lowercase"', regexConstant("^[^A-Z]*$", "", scope), message);
    case "uppercase":
      return make("format", '"uppercase"', regexConstant("^[^a-z]*$", "", scope), message);
    case "format": {
      if (step.format === "url") return make("url", message);
      const name = stringLiteral(step.format);
      if (step.source === undefined) return make("judged", name, formatJudge(step.format, scope), message);
      const { source, flags = "" } = step;
      if (isQuiet(step.format)) return make("judged", name, quietJudge(source, flags, scope), message);
      return make("format", name, regexConstant(source, flags, scope), message, printedPattern(source, flags));
    }
    case "startsWith":
      return make("prefix", stringLiteral(step.value), message);
    case "endsWith":
      return make("suffix", stringLiteral(step.value), message);
    case "includes":
      return make("part", stringLiteral(step.value), position(step.position), message);
    case "trim":
      return make("trim");
    case "toLowerCase":
      return make("lower");
    case "toUpperCase":
      return make("upper");
    case "portable":
      return make("kept", useText(step.use, scope));
    case "overwrite":
      return make("overwrite", dataLiteral(step.overwrite));
  }
}

/** The words for a broken step that the runtime does not know by itself. */
export function usualMessage(step: StringStep): string | undefined {
  return step.step === "format" ? formatMessage(step.format) : undefined;
}

export function position(at: number | undefined): string | undefined {
  return at === undefined ? undefined : String(at);
}

/** Formats whose issue names neither origin nor pattern. */
export function isQuiet(format: string): boolean {
  return format === "hostname" || format === "hex";
}

/** The runtime's function that judges a format. */
export function formatJudge(format: string, scope: Scope): string {
  return scope.runtime(judgedFormats[format] ?? format);
}

export function quietJudge(source: string, flags: string, scope: Scope): string {
  return `(text) => ${scope.runtime("matches")}(${regexConstant(source, flags, scope)}, text)`;
}

/** A constant of the pattern as the author wrote it: the runtime's, where it has it. */
export function regexConstant(source: string, flags: string, scope: Scope): string {
  const shared = Object.entries(patterns).find(([, regex]) => regex.source === source && regex.flags === flags);
  if (shared !== undefined) return scope.runtime(shared[0]);
  return scope.constant("pattern", regexLiteral(source, flags));
}

/** The pattern as Zod prints it, where the constant prints otherwise. */
export function printedPattern(source: string, flags: string): string | undefined {
  const text = patternText(source, flags);
  return text === undefined ? undefined : stringLiteral(text);
}
