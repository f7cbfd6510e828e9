import type { Node, NumberNode, NumberStep, ObjectNode, PortableCheckUse, SizeStep } from "../../contract/contract.ts";
import type { FileScope } from "./file-scope.ts";
import { call } from "./layout.ts";
import type { Piece } from "./layout.ts";
import { doubleLiteral, intLiteral, stringLiteral, wireLiteral } from "./literal.ts";
import { ruleCode } from "./rule-code.ts";
import { stringCode } from "./string-code.ts";

/** The run time's description of a node, node by node. */
export function schemaCode(scope: FileScope, node: Node): Piece {
  return withRules(bareCode(scope, node), node.rules ?? []);
}

function withRules(piece: Piece, rules: readonly PortableCheckUse[]): Piece {
  // A second call on the result: the whole first call becomes its head only where it is short text.
  return rules.length === 0 ? piece : call("ruled", [piece, ...rules.map(ruleCode)]);
}

function bareCode(scope: FileScope, node: Node): Piece {
  const inner = (each: Node): Piece => schemaCode(scope, each);
  switch (node.kind) {
    case "unknown":
      return "any()";
    case "json":
    case "never":
    case "boolean":
      return `${node.kind}()`;
    case "null":
      return `oneOf(${scope.standard("Wire")}.Null)`;
    case "string":
      return stringCode(node);
    case "number":
      return numberCode(scope, node);
    case "literal":
      return call(
        "oneOf",
        node.values.map((value) => constantCode(scope, value)),
      );
    case "enum":
      return enumCode(scope, node.values, node.additive);
    case "object":
      return objectCode(scope, node);
    case "array":
      return call("list", [inner(node.element), ...node.steps.map(sizeCode)]);
    case "tuple":
      return call("tuple", [node.rest === null ? "null" : inner(node.rest), ...node.items.map(inner)]);
    case "record":
      return call("record", [
        `${scope.standard("RecordMode")}.${node.mode.toUpperCase()}`,
        inner(node.key),
        inner(node.value),
      ]);
    case "union":
      return call("union", node.options.map(inner));
    case "discriminated": {
      const options = node.options.map((option) =>
        call("tagged", [inner(option.node), ...option.tags.map((tag) => constantCode(scope, tag))]),
      );
      return call("discriminated", [stringLiteral(node.discriminator), ...options]);
    }
    case "ref":
      return `ref(${scope.modelOf(node.type)})`;
    case "optional":
    case "exactOptional":
    case "nullable":
    case "nonoptional":
    case "readonly":
      return call(node.kind, [inner(node.inner)]);
    case "default":
    case "prefault":
      return call(node.kind, [inner(node.inner), constantCode(scope, node.value)]);
    default:
      return node satisfies never;
  }
}

function constantCode(scope: FileScope, value: Parameters<typeof wireLiteral>[0]): string {
  return value === null ? `${scope.standard("Wire")}.Null` : wireLiteral(value);
}

/** A closed or additive enum whose values are listed in place. */
function enumCode(scope: FileScope, values: readonly (string | number)[], additive: boolean): Piece {
  if (additive)
    return call("additive", [
      call(
        "listOf",
        values.map((value) => stringLiteral(String(value))),
      ),
    ]);
  return call(
    "oneOf",
    values.map((value) => constantCode(scope, value)),
  );
}

function objectCode(scope: FileScope, { unknownKeys, properties }: ObjectNode): Piece {
  const keys = scope.standard("UnknownKeys");
  const modes = { strict: "Refused", strip: "Dropped", keep: "Kept" } as const;
  const mode: Piece =
    typeof unknownKeys === "string"
      ? `${keys}.${modes[unknownKeys]}`
      : call(`${keys}.Judged`, [schemaCode(scope, unknownKeys)]);
  const members = properties.map(({ key, node }) => call("property", [stringLiteral(key), schemaCode(scope, node)]));
  return call("objectOf", [mode, ...members]);
}

function numberCode(scope: FileScope, { format, steps }: NumberNode): Piece {
  return call("number", [`${scope.standard("NumberFormat")}.${format.toUpperCase()}`, ...steps.map(numberStepCode)]);
}

function numberStepCode(step: NumberStep): string {
  const value = doubleLiteral(step.value);
  switch (step.step) {
    case "minimum":
      return `${step.exclusive ? "above" : "atLeast"}(${value})`;
    case "maximum":
      return `${step.exclusive ? "below" : "atMost"}(${value})`;
    case "multipleOf":
      return `multipleOf(${value})`;
    default:
      return step satisfies never;
  }
}

function sizeCode({ step, value }: SizeStep): string {
  const calls = { minLength: "minEntries", maxLength: "maxEntries", length: "exactEntries" } as const;
  return `${calls[step]}(${intLiteral(value)})`;
}
