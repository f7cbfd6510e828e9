import type { AnyNode, FunctionRef, ScriptNode, ScriptPrimitive, SizeStep } from "../../contract/contract.ts";
import { askedText, handedOnText, settledText } from "./cycle-text.ts";
import { formatMessage } from "./format-message.ts";
import { boundText, stringLiteral, valueLiteral } from "./literal-text.ts";
import { call, list, object } from "./piece.ts";
import type { Piece } from "./piece.ts";
import { checkText } from "./script-check-text.ts";
import { mayPart } from "./payload-path.ts";
import { parting, regexConstant, shapeOf } from "./shape-text.ts";
import { dataLiteral } from "./unit.ts";
import type { Scope } from "./unit.ts";

/** The shape of a node that only TypeScript carries. */
export function scriptShape(node: ScriptNode, scope: Scope, handed: boolean): Piece {
  const make = (name: string, ...args: readonly (Piece | undefined)[]): Piece => call(scope.runtime(name), args);
  const message = node.message === undefined ? undefined : stringLiteral(node.message);
  const below = (inner: AnyNode): Piece => shapeOf(inner, scope);
  const onward = (inner: AnyNode): Piece => shapeOf(inner, scope, handed);
  switch (node.kind) {
    case "date":
      return make("date", message);
    case "file":
    case "symbol":
    case "undefined":
    case "void":
    case "nan":
    case "bigint":
      return make("only", stringLiteral(node.kind), message);
    case "custom":
      return make("unknown");
    case "values":
      return make("oneOf", list(node.values.map(scriptLiteral)), message);
    case "map":
      return make("mapping", below(node.key), below(node.value), sizeSteps(node.steps), message);
    case "set":
      return make("collection", below(node.value), sizeSteps(node.steps), message);
    case "intersection":
      return make("intersection", below(node.left), below(node.right));
    case "xor":
      return make("exclusive", list(node.options.map(node.options.length === 1 ? onward : below)), message);
    case "tagged": {
      const tags = node.tags.map(({ value, option }) => list([scriptLiteral(value), String(option)]));
      const options = list(node.options.map(onward));
      const union = node.fallback ? make("union", list(node.options.map(below)), message) : undefined;
      const otherwise = union === undefined ? undefined : parting(union, handed, scope);
      return make("choice", stringLiteral(node.discriminator), list(tags), options, message, otherwise);
    }
    case "keyed": {
      const rules: [string, Piece][] = [];
      if (node.keys !== null) rules.push(["keys", list(node.keys.map(valueLiteral))]);
      if (node.partial) rules.push(["partial", "true"]);
      if (node.loose) rules.push(["loose", "true"]);
      const given = rules.length === 0 ? undefined : object(rules);
      return make("keyed", below(node.key), below(node.value), given, message);
    }
    case "catch":
      return "held" in node.value
        ? make("caughtBy", below(node.inner), codeText(node.value.held, scope))
        : make("caught", below(node.inner), valueLiteral(node.value.constant));
    case "heldDefault":
      return make(node.of === "default" ? "fallback" : "prefault", onward(node.inner), codeText(node.value, scope));
    case "pipe": {
      const { decode } = node;
      const after = shapeOf(node.after, scope, handed || decode === undefined);
      const ends = [onward(node.before), handedOnText(node.before, after, scope)] as const;
      if (decode === undefined) {
        const pipe = make("piped", ...ends);
        return !handed && mayPart(node.after, scope.traits) ? make("rejoined", pipe) : pipe;
      }
      if ("source" in decode) return make("decoded", ...ends, codeText(decode, scope));
      const { truthy, falsy, sensitive } = decode;
      return make("stringBool", ...ends, dataLiteral({ truthy, falsy, sensitive: sensitive || undefined }), message);
    }
    case "transform":
      return make("transformed", codeText(node.run, scope));
    case "coerce":
      return make("coerced", stringLiteral(node.to), below(node.inner));
    case "template": {
      const words = node.message ?? formatMessage(node.format) ?? `Invalid ${node.format}`;
      return make("template", regexConstant(node.source, "", scope), stringLiteral(node.format), ...said(node, words));
    }
    case "success":
      return make("success", askedText(node.inner, shapeOf(node.inner, scope, true), scope));
    case "checked":
      return settledText(
        node.inner,
        onward(node.inner),
        (inner) => make("checked", inner, list(node.checks.map((check) => checkText(check, node.message, scope)))),
        scope,
      );
  }
}

/** The words for a text of another format, and those for what is no text. */
function said(node: ScriptNode, words: string): readonly (string | undefined)[] {
  return [stringLiteral(words), node.message === undefined ? undefined : stringLiteral(node.message)];
}

/** A primitive as a source expression. */
export function scriptLiteral(value: ScriptPrimitive): string {
  if (typeof value !== "object" || value === null) return valueLiteral(value);
  return "bigint" in value ? `${value.bigint}n` : value.special;
}

/** A function that gives the author's code, asked for late. */
export function codeText({ source, exportName, path }: FunctionRef, scope: Scope): string {
  const local = scope.code(source, exportName);
  if (path.length === 0) return `() => ${local}`;
  return `() => ${scope.runtime("held")}(${local}, [${path.map(valueLiteral).join(", ")}])`;
}

function sizeSteps(steps: readonly SizeStep[]): Piece | undefined {
  return steps.length === 0 ? undefined : list(steps.map(sizeStepText));
}

/** A bound of a list, a map or a set. */
export function sizeStepText({ step, message, abort, ...bound }: SizeStep): string {
  const name = { minLength: "min", maxLength: "max", length: "exact" }[step];
  const words = message === undefined ? "undefined" : stringLiteral(message);
  const parts = [stringLiteral(name), boundText(bound)];
  if (message !== undefined || abort === true) parts.push(words);
  if (abort === true) parts.push("true");
  return `[${parts.join(", ")}]`;
}
