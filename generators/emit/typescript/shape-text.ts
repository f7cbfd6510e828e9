import { isScript } from "../../contract/contract.ts";
import type {
  AnyNode,
  LiteralNode,
  NumberFormat,
  NumberFormatUse,
  NumberStep,
  StringStep,
  TypeId,
} from "../../contract/contract.ts";
import { followingText, settledText } from "./cycle-text.ts";
import { formatMessage } from "./format-message.ts";
import { judgedFormats } from "./leaf-check.ts";
import { boundText, keyText, stringLiteral, valueLiteral } from "./literal-text.ts";
import { call, flatText, list, object, print, thunk } from "./piece.ts";
import type { Piece } from "./piece.ts";
import * as patterns from "./support/patterns.ts";
import { mayPart } from "./payload-path.ts";
import { patternText, regexLiteral } from "./regex-text.ts";
import { scriptLiteral, scriptShape, sizeStepText } from "./script-shape.ts";
import { dataLiteral, hasRules, ruleConstant } from "./unit.ts";
import type { Scope } from "./unit.ts";

/** The name of the shape of a node, for what has no code of its own. */
export function shapeUnit(node: AnyNode, scope: Scope): string {
  return scope.below("shape", node, (below, own) => shapeConstant(own, node, below));
}

/** The declaration of a node's shape; `once`: each object or list is judged once in a reading. */
export function shapeConstant(name: string, node: AnyNode, scope: Scope, once = false): string {
  const made = call(`/* @__PURE__ */ ${scope.runtime("late")}`, [thunk(shapeOf(node, scope))]);
  const whole = once ? call(`/* @__PURE__ */ ${scope.runtime("once")}`, [made]) : made;
  return `const ${name}: ${scope.runtime("Shape")} = ${print(whole, "")};\n`;
}

/** The shape of a node, to stand inside that of another; `handed`: it says where a union answers a payload handed in. */
export function shapeOf(node: AnyNode, scope: Scope, handed = false): Piece {
  const plain = followingText(node, plainShape(node, scope, handed && mayPart(node, scope.traits)), scope);
  if (!hasRules(node)) return plain;
  const uses = list((node.rules ?? []).map((use) => useText(use, scope)));
  return settledText(node, plain, (inner) => call(scope.runtime("ruled"), [inner, uses]), scope);
}

/** A portable check with the author's message. */
export function useText(use: NonNullable<AnyNode["rules"]>[number], scope: Scope): string {
  const { rule, message, abort } = use;
  const more = dataLiteral({ message, abort }).slice(1, -1).trim();
  return `{ rule: ${ruleConstant(scope, rule)}${more === "" ? "" : `, ${more}`} }`;
}

function plainShape(node: AnyNode, scope: Scope, handed: boolean): Piece {
  const { traits } = scope;
  const make = (name: string, ...args: readonly (Piece | undefined)[]): Piece => call(scope.runtime(name), args);
  const message = node.message === undefined ? undefined : stringLiteral(node.message);
  const below = (inner: AnyNode): Piece => shapeOf(inner, scope);
  const onward = (inner: AnyNode): Piece => shapeOf(inner, scope, handed);
  if (isScript(node)) return scriptShape(node, scope, handed);
  switch (node.kind) {
    case "unknown":
      return make("unknown");
    case "json":
      return parting(make(scope.form.cycles ? "cyclicJson" : "json"), handed, scope);
    case "never":
    case "boolean":
      return make(node.kind, message);
    case "null":
      return make("nil", message);
    case "string":
      return make("text", optionalList(node.steps.map((step) => textStep(step, node.message, scope))), message);
    case "number": {
      if (node.formats !== undefined) return formattedNumber(node, node.formats, scope);
      const steps = node.steps.map((step) => numberStep(step, node.message, scope));
      if (node.steps.some(aborts))
        return make(
          "checked",
          make(numberMaker(node.format), undefined, message),
          list(node.steps.map((step) => numberCheck(step, node.message, scope))),
        );
      return make(numberMaker(node.format), optionalList(steps), message);
    }
    case "literal":
      return make("oneOf", issueValuesOf(node), message);
    case "enum":
      return make(node.additive ? "known" : "oneOf", issueValuesOf(node), message);
    case "object": {
      const properties = object(node.properties.map(({ key, node: own }) => [keyText(key), below(own)]));
      const { unknownKeys } = node;
      if (typeof unknownKeys !== "string") return make("catchall", properties, below(unknownKeys), message);
      return make(unknownKeys === "keep" ? "loose" : unknownKeys, properties, message);
    }
    case "array":
      return make("list", below(node.element), optionalList(node.steps.map(sizeStepText)), message);
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
      return parting(
        make("union", list(node.options.map(node.options.length === 1 ? onward : below)), message),
        handed,
        scope,
      );
    case "discriminated": {
      const options = node.options.map((option) => list([valuesOf(option.tags), onward(option.node)]));
      return make("tagged", stringLiteral(node.discriminator), list(options), message);
    }
    case "ref":
      return handed ? onward(traits.resolve(node)) : refShape(node.type, node, scope);
    case "optional":
    case "exactOptional":
    case "nullable":
      return make(node.kind, onward(node.inner));
    case "readonly":
      return settledText(node.inner, onward(node.inner), (inner) => make("readonly", inner), scope);
    case "nonoptional":
      return make("nonoptional", onward(node.inner), message);
    case "default":
    case "prefault": {
      const name = node.kind === "default" ? "fallback" : "prefault";
      return make(name, onward(node.inner), thunk(valueLiteral(node.value)));
    }
  }
}

/** A union, which says where it answers a payload that is handed in. */
export function parting(union: Piece, handed: boolean, scope: Scope): Piece {
  return handed ? call(scope.runtime("apart"), [union]) : union;
}

function refShape(id: TypeId, node: AnyNode, scope: Scope): Piece {
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

/** The values as issues list them. */
export function issueValuesOf(node: AnyNode & { kind: "literal" | "enum" }): Piece {
  return list((node.issueValues ?? node.values).map(scriptLiteral));
}

/** Whether no later check runs after the step's issue. */
export function aborts(step: { readonly step: string; readonly abort?: true }): boolean {
  return step.abort === true;
}

function numberMaker(format: NumberFormat): string {
  return format === "float64" ? "number" : format;
}

/** The runtime's function that begins a number of the format. */
export function formatExpectation(format: NumberFormat): string {
  const names = {
    number: "Number",
    float64: "Number",
    int: "Int",
    int32: "Int32",
    uint32: "Uint32",
    float32: "Float32",
  };
  return `expect${names[format]}`;
}

/** A number whose formats stand among its bounds. */
function formattedNumber(node: AnyNode & { kind: "number" }, formats: readonly NumberFormatUse[], scope: Scope): Piece {
  const message = node.message === undefined ? undefined : stringLiteral(node.message);
  const checks = node.steps.map((step) => numberCheck(step, node.message, scope));
  for (const { at, format, message: own = node.message, abort } of [...formats].reverse()) {
    const words = own === undefined ? undefined : stringLiteral(own);
    const check = call(scope.runtime("inFormat"), [scope.runtime(formatExpectation(format)), words]);
    checks.splice(at, 0, abort === true ? call(scope.runtime("aborting"), [check]) : check);
  }
  return call(scope.runtime("checked"), [call(scope.runtime("number"), [undefined, message]), list(checks)]);
}

function numberCheck(step: NumberStep, ofNode: string | undefined, scope: Scope): Piece {
  const check = call(scope.runtime("keeping"), [numberStep(step, ofNode, scope)]);
  return aborts(step) ? call(scope.runtime("aborting"), [check]) : check;
}

/** One bound of a number. */
export function numberStep(step: NumberStep, ofNode: string | undefined, scope: Scope): string {
  const message = step.message ?? ofNode;
  return flatText(
    call(scope.runtime(numberStepName(step)), [
      boundText(step),
      message === undefined ? undefined : stringLiteral(message),
    ]),
  );
}

function numberStepName(step: NumberStep): string {
  if (step.step === "multipleOf") return "multipleOf";
  if (step.step === "minimum") return step.exclusive ? "above" : "min";
  return step.exclusive ? "below" : "max";
}

/** One step of a string. */
export function textStep(step: StringStep, ofNode: string | undefined, scope: Scope): Piece {
  const plain = plainTextStep(step, ofNode, scope);
  return "abort" in step && aborts(step) ? call(scope.runtime("aborting"), [plain]) : plain;
}

function plainTextStep(step: StringStep, ofNode: string | undefined, scope: Scope): Piece {
  const own = ("message" in step ? step.message : undefined) ?? ofNode ?? usualMessage(step);
  const message = own === undefined ? undefined : stringLiteral(own);
  const make = (name: string, ...args: readonly (Piece | undefined)[]): Piece => call(scope.runtime(name), args);
  switch (step.step) {
    case "minLength":
      return make("atLeast", boundText(step), message);
    case "maxLength":
      return make("atMost", boundText(step), message);
    case "length":
      return make("exactly", boundText(step), message);
    case "pattern": {
      const { source, flags, writtenFlags = flags, format } = step;
      if (format !== undefined) return make("judged", stringLiteral(format), quietJudge(source, flags, scope), message);
      const regex = regexConstant(source, writtenFlags, scope);
      return make("pattern", regex, message, printedPattern(source, writtenFlags));
    }
    case "lowercase":
      return make("format", '"lowercase"', regexConstant("^[^A-Z]*$", "", scope), message);
    case "uppercase":
      return make("format", '"uppercase"', regexConstant("^[^a-z]*$", "", scope), message);
    case "format": {
      if (step.format === "url") return make("url", message);
      const name = stringLiteral(step.format);
      if (step.source === undefined) return make("judged", name, formatJudge(step.format, scope), message);
      const { source, flags = "", writtenFlags = flags } = step;
      if (isQuiet(step.format)) return make("judged", name, quietJudge(source, flags, scope), message);
      const regex = regexConstant(source, writtenFlags, scope);
      return make("format", name, regex, message, printedPattern(source, writtenFlags));
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
  const named = step.step === "format" || step.step === "pattern" ? step.format : undefined;
  return named === undefined ? undefined : formatMessage(named);
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
