import type { StringNode, StringStep } from "../../contract/contract.ts";
import { call } from "./layout.ts";
import type { Piece } from "./layout.ts";
import { intLiteral, stringLiteral } from "./literal.ts";
import { ruleCode } from "./rule-code.ts";

/** The run time's call for a text and its steps. */
export function stringCode({ steps }: StringNode): Piece {
  return call("string", steps.map(stepCode));
}

function stepCode(step: StringStep): Piece {
  switch (step.step) {
    case "minLength":
    case "maxLength":
      return `${step.step}(${intLiteral(step.value)})`;
    case "length":
      return `exactLength(${intLiteral(step.value)})`;
    case "pattern":
      return patternCode(step.source, step.flags);
    case "startsWith":
    case "endsWith":
      return `${step.step}(${stringLiteral(step.value)})`;
    case "includes":
      return call("includes", [
        stringLiteral(step.value),
        ...(step.position === undefined ? [] : [intLiteral(step.position)]),
      ]);
    case "lowercase":
    case "uppercase":
    case "trim":
    case "toLowerCase":
    case "toUpperCase":
      return `${step.step}()`;
    case "format":
      return formatCode(step);
    case "portable":
      return call("portable", [ruleCode(step.use)]);
    case "overwrite":
      return step.overwrite.overwrite === "foldToKnown"
        ? call("foldToKnown", step.overwrite.values.map(stringLiteral))
        : `${step.overwrite.overwrite}()`;
    default:
      return step satisfies never;
  }
}

/** Formats that Zod judges by a function. */
const functions: Readonly<Record<string, string>> = {
  base64: "isBase64",
  base64url: "isBase64Url",
  ipv6: "isIpv6",
  cidrv6: "isCidrV6",
  jwt: "isJwt",
};

function formatCode({ format, source, flags }: Extract<StringStep, { step: "format" }>): Piece {
  if (format === "url") return "url()";
  const judge = functions[format];
  if (judge !== undefined) return `format(${stringLiteral(format)}, ::${judge})`;
  if (source === undefined) throw new Error(`The format ${format} has neither a pattern nor a function.`);
  return patternCode(source, flags ?? "", format);
}

function patternCode(source: string, flags: string, expected?: string): Piece {
  return call("pattern", [source, flags, ...(expected === undefined ? [] : [expected])].map(stringLiteral));
}
