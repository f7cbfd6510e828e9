import type { FunctionRef, ScriptBound, ScriptCheck, ScriptNode, ScriptPrimitive } from "../../contract/contract.ts";
import { numberLiteral, stringLiteral, valueLiteral } from "./literal-text.ts";
import { patternText, regexLiteral } from "./regex-text.ts";
import { list, numberStepPiece, object, shapeOf, stepPiece } from "./shape-text.ts";
import type { Piece } from "./shape-text.ts";
import { dataLiteral } from "./unit.ts";
import type { Scope } from "./unit.ts";

type Fields = Readonly<Record<string, Piece | undefined>>;

/** The reader of a node that few contracts have, and what its shape holds beside it. */
export function scriptShape(
  node: Exclude<ScriptNode, { readonly kind: "custom" | "values" }>,
  scope: Scope,
): { readonly judge: string; readonly fields: Fields } {
  const of = (judge: string, fields: Fields = {}) => ({ judge, fields });
  const steps = (all: readonly object[]): Piece => list(all.map(dataLiteral));
  switch (node.kind) {
    case "date":
      return of("judgeDate", { expected: '"date"' });
    case "file":
    case "symbol":
    case "undefined":
    case "void":
    case "nan":
    case "bigint":
      return of("judgePlain", { expected: stringLiteral(node.kind) });
    case "map":
      return of("judgeMap", {
        key: shapeOf(node.key, scope),
        value: shapeOf(node.value, scope),
        steps: steps(node.steps),
      });
    case "set":
      return of("judgeSet", { value: shapeOf(node.value, scope), steps: steps(node.steps) });
    case "intersection":
      return of("judgeIntersection", { left: shapeOf(node.left, scope), right: shapeOf(node.right, scope) });
    case "xor":
      return of("judgeXor", { options: list(node.options.map((option) => shapeOf(option, scope))) });
    case "tagged": {
      const options = list(node.options.map((option) => shapeOf(option, scope)));
      const tags = node.tags.map(({ value, option }) =>
        object({ value: scriptLiteral(value), option: String(option) }),
      );
      const said = node.message === undefined ? {} : { message: stringLiteral(node.message) };
      const fallback = node.fallback ? object({ kind: '"union"', options, ...said }) : undefined;
      return of("judgeTagged", {
        discriminator: stringLiteral(node.discriminator),
        tags: list(tags),
        options,
        fallback,
      });
    }
    case "keyed":
      return of("judgeKeyed", {
        key: shapeOf(node.key, scope),
        value: shapeOf(node.value, scope),
        keys: node.keys === null ? "null" : list(node.keys.map(valueLiteral)),
        partial: String(node.partial),
        loose: String(node.loose),
      });
    case "catch": {
      const inner = shapeOf(node.inner, scope);
      return "held" in node.value
        ? of("judgeCatch", { inner, run: codeText(node.value.held, scope) })
        : of("judgeCatch", { inner, value: valueLiteral(node.value.constant) });
    }
    case "heldDefault":
      return of("judgeHeldDefault", {
        of: stringLiteral(node.of),
        inner: shapeOf(node.inner, scope),
        value: codeText(node.value, scope),
      });
    case "pipe": {
      const ends = { before: shapeOf(node.before, scope), after: shapeOf(node.after, scope) };
      if (node.decode === undefined) return of("judgePipe", ends);
      if ("source" in node.decode) return of("judgeCodec", { ...ends, decode: codeText(node.decode, scope) });
      const { truthy, falsy, sensitive } = node.decode;
      return of("judgeStringBool", {
        ...ends,
        truthy: dataLiteral(truthy),
        falsy: dataLiteral(falsy),
        sensitive: String(sensitive),
      });
    }
    case "transform":
      return of("judgeTransform", { run: codeText(node.run, scope) });
    case "coerce":
      return of("judgeCoerced", { to: stringLiteral(node.to), inner: shapeOf(node.inner, scope) });
    case "template":
      return of("judgeTemplate", { pattern: regexLiteral(node.source, ""), format: stringLiteral(node.format) });
    case "success":
      return of("judgeSuccess", { inner: shapeOf(node.inner, scope) });
    case "checked":
      return of("judgeChecked", {
        inner: shapeOf(node.inner, scope),
        checks: list(node.checks.map((check) => checkPiece(check, scope))),
      });
  }
}

/** A primitive as a source expression. */
export function scriptLiteral(value: ScriptPrimitive): string {
  if (typeof value !== "object" || value === null) return valueLiteral(value);
  return "bigint" in value ? `${value.bigint}n` : value.special;
}

/** A function that gives the author's code, asked for late. */
function codeText({ source, exportName, path }: FunctionRef, scope: Scope): string {
  const local = scope.code(source, exportName);
  if (path.length === 0) return `() => ${local}`;
  return `() => ${scope.runtime("held")}(${local}, [${path.map(valueLiteral).join(", ")}])`;
}

function checkPiece(check: ScriptCheck, scope: Scope): Piece {
  const { message, abort, when } = check;
  const common: Fields = {
    message: message === undefined ? undefined : stringLiteral(message),
    abort: abort === true ? "true" : undefined,
    when: when === undefined ? undefined : codeText(when, scope),
  };
  const of = (fields: Fields): Piece => object({ check: stringLiteral(check.check), ...fields, ...common });
  switch (check.check) {
    case "refine":
      return of({
        run: codeText(check.run, scope),
        path: check.path === undefined ? undefined : dataLiteral(check.path),
        params: check.params === undefined ? undefined : valueLiteral(check.params),
      });
    case "code":
    case "overwrite":
      return of({ run: codeText(check.run, scope) });
    case "format":
      return of({ format: stringLiteral(check.format), run: codeText(check.run, scope) });
    case "text":
      return of({ step: stepPiece(check.step) });
    case "number":
      return of({ step: numberStepPiece(check.step) });
    case "length":
    case "size":
      return of({ step: dataLiteral(check.step) });
    case "minimum":
    case "maximum":
      return of({ value: boundText(check.value), exclusive: String(check.exclusive) });
    case "multipleOf":
      return of({ value: boundText(check.value) });
    case "property":
      return of({ key: stringLiteral(check.key), shape: shapeOf(check.node, scope) });
    case "url":
      return of({
        hostname: check.hostname === undefined ? undefined : regexLiteral(check.hostname.source, check.hostname.flags),
        protocol: check.protocol === undefined ? undefined : regexLiteral(check.protocol.source, check.protocol.flags),
        normalize: check.normalize === undefined ? undefined : String(check.normalize),
      });
    case "pattern": {
      const text = patternText(check.source, check.flags);
      return of({
        format: stringLiteral(check.format),
        pattern: regexLiteral(check.source, check.flags),
        text: text === undefined ? undefined : stringLiteral(text),
        named: String(check.named),
      });
    }
    case "normalize":
      return of({ form: stringLiteral(check.form) });
    case "numberFormat":
    case "bigintFormat":
    case "checksum":
      return of({ format: stringLiteral(check.format) });
    case "jwt":
      return of({ alg: stringLiteral(check.alg) });
    case "mime":
      return of({ types: dataLiteral(check.types) });
    case "slugify":
      return of({});
  }
}

function boundText(value: ScriptBound): string {
  if (typeof value === "number") return numberLiteral(value);
  if ("bigint" in value) return `${value.bigint}n`;
  return "date" in value ? `/* @__PURE__ */ new Date(${numberLiteral(value.date)})` : value.special;
}
