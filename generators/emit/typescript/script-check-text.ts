import type { ScriptBound, ScriptCheck, SizeStep } from "../../contract/contract.ts";
import { ownReadingText } from "./cycle-text.ts";
import { formatMessage } from "./format-message.ts";
import { numberLiteral, stringLiteral, valueLiteral } from "./literal-text.ts";
import { call, object } from "./piece.ts";
import type { Piece } from "./piece.ts";
import { codeText, sizeStepText } from "./script-shape.ts";
import {
  formatExpectation,
  numberStep,
  printedPattern,
  quietJudge,
  regexConstant,
  shapeOf,
  textStep,
} from "./shape-text.ts";
import { dataLiteral } from "./unit.ts";
import type { Scope } from "./unit.ts";

/** A check as a step of a checked shape. `ofNode`: words where the check has none of its own. */
export function checkText(check: ScriptCheck, ofNode: string | undefined, scope: Scope): Piece {
  const make = (name: string, ...args: readonly (Piece | undefined)[]): Piece => call(scope.runtime(name), args);
  const plain = plainCheck(check, ofNode, scope);
  const aborting = check.abort === true ? make("aborting", plain) : plain;
  return check.when === undefined ? aborting : make("when", codeText(check.when, scope), aborting);
}

function plainCheck(check: ScriptCheck, ofNode: string | undefined, scope: Scope): Piece {
  const make = (name: string, ...args: readonly (Piece | undefined)[]): Piece => call(scope.runtime(name), args);
  const words = check.message ?? ofNode;
  const message = words === undefined ? undefined : stringLiteral(words);
  const inFormat = (format: string): string => stringLiteral(words ?? formatMessage(format) ?? `Invalid ${format}`);
  switch (check.check) {
    case "refine":
      return make(
        "refine",
        codeText(check.run, scope),
        message,
        check.path === undefined ? undefined : dataLiteral(check.path),
        check.params === undefined ? undefined : valueLiteral(check.params),
      );
    case "code":
      return make("code", codeText(check.run, scope), message);
    case "overwrite":
      return make("changeBy", codeText(check.run, scope));
    case "normalize":
      return make("change", `(value: string) => value.normalize(${stringLiteral(check.form)})`);
    case "slugify":
      return make("change", scope.runtime("slug"));
    case "text":
      return textStep(check.step, ofNode, scope);
    case "number":
      return make("keeping", numberStep(check.step, ofNode, scope));
    case "numberFormat":
      return make("inFormat", scope.runtime(formatExpectation(check.format)), message);
    case "bigintFormat": {
      const [low, high] = check.format === "int64" ? [-(2n ** 63n), 2n ** 63n - 1n] : [0n, 2n ** 64n - 1n];
      return make("inRange", `${low}n`, `${high}n`, message);
    }
    case "minimum":
    case "maximum":
      return make(
        check.check === "minimum" ? "low" : "high",
        boundText(check.value),
        String(!check.exclusive),
        message,
      );
    case "multipleOf":
      return make("multiple", boundText(check.value), message);
    case "length":
      return textStep(check.step, ofNode, scope);
    case "size": {
      const bound = make("size", ...sizeArguments(check.step, ofNode));
      return check.step.abort === true ? make("aborting", bound) : bound;
    }
    case "mime":
      return make("mime", dataLiteral(check.types), message);
    case "property":
      return make("property", stringLiteral(check.key), ownReadingText(check.node, shapeOf(check.node, scope), scope));
    case "format":
      return make("formatBy", stringLiteral(check.format), codeText(check.run, scope), inFormat(check.format));
    case "checksum": {
      const judge = scope.runtime(check.format === "iban" ? "isIban" : "isCreditCard");
      return make("judged", stringLiteral(check.format), judge, inFormat(check.format));
    }
    case "jwt": {
      const judge = `(text) => ${scope.runtime("isJwtOf")}(${stringLiteral(check.alg)}, text)`;
      return make("judged", '"jwt"', judge, inFormat("jwt"));
    }
    case "url":
      return urlCheck(check, inFormat("url"), scope);
    case "pattern": {
      const { format, source, flags, named } = check;
      const name = stringLiteral(format);
      if (named) return make("judged", name, quietJudge(source, flags, scope), inFormat(format));
      const regex = regexConstant(source, flags, scope);
      if (format === "regex") return make("pattern", regex, message, printedPattern(source, flags));
      return make("format", name, regex, inFormat(format), printedPattern(source, flags));
    }
  }
}

function urlCheck(check: ScriptCheck & { readonly check: "url" }, message: string, scope: Scope): Piece {
  const { hostname, protocol, normalize } = check;
  if (normalize === undefined) return call(scope.runtime("url"), [message]);
  const options: [string, Piece][] = [];
  if (hostname !== undefined) options.push(["hostname", regexConstant(hostname.source, hostname.flags, scope)]);
  if (protocol !== undefined) options.push(["protocol", regexConstant(protocol.source, protocol.flags, scope)]);
  if (normalize) options.push(["normalize", "true"]);
  return call(scope.runtime("urlOf"), [object(options), message]);
}

/** The arguments of a bound on a size; `abort` stands around it. */
function sizeArguments({ abort: _, message, ...step }: SizeStep, ofNode: string | undefined): readonly string[] {
  const words = message ?? ofNode;
  return [sizeStepText(words === undefined ? step : { ...step, message: words }).slice(1, -1)];
}

function boundText(value: ScriptBound): string {
  if (typeof value === "number") return numberLiteral(value);
  if ("bigint" in value) return `${value.bigint}n`;
  return "date" in value ? `new Date(${numberLiteral(value.date)})` : value.special;
}
