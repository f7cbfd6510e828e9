import type { AnyNode, NumberStep, StringStep } from "../../contract/contract.ts";
import { boundText, stringLiteral } from "./literal-text.ts";
import { call, flatText } from "./piece.ts";
import {
  formatExpectation,
  formatJudge,
  isQuiet,
  position,
  printedPattern,
  quietJudge,
  regexConstant,
  useText,
  usualMessage,
} from "./shape-text.ts";
import type { Scope } from "./unit.ts";

type Expect = (name: string, ...args: readonly (string | undefined)[]) => string;

function expectations(scope: Scope): Expect {
  return (name, ...args) => `${flatText(call(scope.runtime(name), ["issues", ...args]))};`;
}

/** The lines that append the issues of a string whose steps change nothing. */
export function textIssues(
  node: AnyNode & { kind: "string" },
  value: string,
  start: string,
  scope: Scope,
): readonly string[] {
  const expect = expectations(scope);
  const steps = node.steps.map((step) => textStepIssue({ step, value, start }, node.message, scope));
  return [expect("expectText", value, quoted(node.message)), ...steps];
}

function quoted(message: string | undefined): string | undefined {
  return message === undefined ? undefined : stringLiteral(message);
}

interface Step {
  readonly step: StringStep;
  readonly value: string;
  readonly start: string;
}

function textStepIssue({ step, value, start }: Step, ofNode: string | undefined, scope: Scope): string {
  const message = quoted(("message" in step ? step.message : undefined) ?? ofNode ?? usualMessage(step));
  const expect = (name: string, ...args: readonly (string | undefined)[]): string =>
    expectations(scope)(name, start, value, ...args);
  const byPattern = (format: string, source: string, flags: string): string =>
    expect(
      "expectFormat",
      stringLiteral(format),
      regexConstant(source, flags, scope),
      message,
      printedPattern(source, flags),
    );
  switch (step.step) {
    case "minLength":
      return expect("expectAtLeast", boundText(step), message);
    case "maxLength":
      return expect("expectAtMost", boundText(step), message);
    case "length":
      return expect("expectExactly", boundText(step), message);
    case "pattern": {
      const { source, flags, writtenFlags = flags, format } = step;
      if (format !== undefined)
        return expect("expectJudged", stringLiteral(format), quietJudge(source, flags, scope), message);
      const printed = printedPattern(source, writtenFlags);
      return expect("expectPattern", regexConstant(source, writtenFlags, scope), message, printed);
    }
    case "lowercase":
      return byPattern("lowercase", "^[^A-Z]*$", "");
    case "uppercase":
      return byPattern("uppercase", "^[^a-z]*$", "");
    case "format": {
      const { format, source, flags = "", writtenFlags = flags } = step;
      if (source !== undefined && !isQuiet(format)) return byPattern(format, source, writtenFlags);
      const judge = source === undefined ? formatJudge(format, scope) : quietJudge(source, flags, scope);
      return expect("expectJudged", stringLiteral(format), judge, message);
    }
    case "startsWith":
      return expect("expectPrefix", stringLiteral(step.value), message);
    case "endsWith":
      return expect("expectSuffix", stringLiteral(step.value), message);
    case "includes":
      return expect("expectPart", stringLiteral(step.value), position(step.position), message);
    case "portable": {
      const kept = expectations(scope)("expectRule", value, useText(step.use, scope));
      return `if (!${scope.runtime("isAborted")}(issues, ${start})) ${kept}`;
    }
    case "trim":
    case "toLowerCase":
    case "toUpperCase":
    case "overwrite":
      throw new Error(`${step.step} is no condition`);
  }
}

/** The lines that append the issues of a number. */
export function numberIssues(
  node: AnyNode & { kind: "number" },
  value: string,
  start: string,
  scope: Scope,
): readonly string[] {
  const expect = expectations(scope);
  const steps = node.steps.map((step) =>
    expect(boundExpectation(step), start, value, boundText(step), quoted(step.message ?? node.message)),
  );
  return [expect(formatExpectation(node.format), value, quoted(node.message)), ...steps];
}

function boundExpectation(step: NumberStep): string {
  if (step.step === "multipleOf") return "expectMultipleOf";
  if (step.step === "minimum") return step.exclusive ? "expectAbove" : "expectMin";
  return step.exclusive ? "expectBelow" : "expectMax";
}
