import { isScript } from "../../contract/contract.ts";
import type { AnyNode, NamedType, TypeId } from "../../contract/contract.ts";
import { docComment } from "./doc-comment.ts";
import { opaqueSource, scriptType } from "./script-type.ts";
import { keyText, stringLiteral, valueLiteral } from "./literal-text.ts";
import type { Traits } from "./traits.ts";

/** What writing types needs to know and note. */
export interface TypeScope {
  readonly traits: Traits;
  /** The name of another type here; notes that it is used. */
  readonly nameOf: (id: TypeId) => string;
  /** The local name of a type from the runtime. */
  readonly runtime: (name: string) => string;
  /** The local name of something that a module of the author exports; of a type's own module where it is left out. */
  readonly code: (source: string, exportName: string) => string;
  /** Path of the source of a type's module. */
  readonly sourceOf: (type: NamedType<AnyNode>) => string;
}

/** The exported declaration of a named type's output. */
export function typeDeclaration(type: NamedType<AnyNode>, scope: TypeScope): string {
  const doc = docComment(withNotes(type), type.node);
  const node = unchecked(type.node);
  const source = opaqueSource(type, scope);
  if (source !== undefined) return `${doc}export type ${type.name} = (typeof ${source})["_zod"]["output"];\n`;
  if (node.kind === "object" && typeof node.unknownKeys === "string" && !isEmpty(node)) {
    return `${doc}export interface ${type.name} ${objectBody(node, scope, "")}\n`;
  }
  const text = typeText(node, scope, "");
  const own = type.brand ? `${scope.runtime("Brand")}<${text}, ${stringLiteral(type.name)}>` : text;
  return `${doc}export type ${type.name} = ${own};\n`;
}

/** Checks bear on no type. */
function unchecked(node: AnyNode): AnyNode {
  return node.kind === "checked" ? unchecked(node.inner) : node;
}

/** A type's own notes, else those of its node. */
function withNotes(type: NamedType<AnyNode>) {
  const { title = type.node.title, description = type.node.description, deprecated = type.node.deprecated } = type;
  return {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    ...(deprecated === undefined ? {} : { deprecated }),
  };
}

function objectBody(node: AnyNode & { kind: "object" }, scope: TypeScope, indent: string): string {
  const inner = `${indent}  `;
  const members = node.properties
    .filter((property) => property.key !== "__proto__")
    .map((property) => {
      const optional = scope.traits.omitted(property.node);
      const exact = optional && !scope.traits.takesUndefined(property.node) && property.node.kind === "exactOptional";
      const text = typeText(
        exact ? (property.node as AnyNode & { kind: "exactOptional" }).inner : property.node,
        scope,
        inner,
      );
      return `${docComment(property.node, property.node, inner)}${inner}${keyText(property.key)}${optional ? "?" : ""}: ${text};\n`;
    });
  // An empty body would admit every value there is.
  if (isEmpty(node)) return "{ [key: string]: never }";
  if (node.unknownKeys === "keep") members.push(`${inner}[key: string]: unknown;\n`);
  return members.length === 0 ? "{}" : `{\n${members.join("")}${indent}}`;
}

function isEmpty(node: AnyNode & { kind: "object" }): boolean {
  const closed = node.unknownKeys === "strict" || node.unknownKeys === "strip";
  return closed && node.properties.every((property) => property.key === "__proto__");
}

function typeText(node: AnyNode, scope: TypeScope, indent: string): string {
  const below = (inner: AnyNode): string => typeText(inner, scope, indent);
  if (isScript(node)) return scriptType(node, scope, below);
  switch (node.kind) {
    case "unknown":
      return "unknown";
    case "json":
      return scope.runtime("Json");
    case "never":
    case "null":
    case "boolean":
    case "string":
    case "number":
      return node.kind;
    case "literal":
    case "enum":
      return node.values.length === 0 ? "never" : node.values.map(valueLiteral).join(" | ");
    case "object": {
      const body = objectBody(node, scope, indent);
      return typeof node.unknownKeys === "string" ? body : `${body} & { [key: string]: ${below(node.unknownKeys)} }`;
    }
    case "array":
      return `${operand(below(node.element))}[]`;
    case "tuple": {
      const tail = node.items.findLastIndex((item) => !scope.traits.omitted(item)) + 1;
      const items = node.items.map((item, i) => (i < tail ? below(item) : `${operand(below(item))}?`));
      return `[${[...items, ...(node.rest === null ? [] : [`...${operand(below(node.rest))}[]`])].join(", ")}]`;
    }
    case "record": {
      const key = scope.traits.resolve(node.key);
      if (key.kind !== "enum" && key.kind !== "literal") return `{ [key: string]: ${below(node.value)} }`;
      const keys = key.values.filter((each) => typeof each === "string" || typeof each === "number").map(valueLiteral);
      return `{ [Key in ${keys.join(" | ") || "never"}]${node.mode === "partial" ? "?" : ""}: ${below(node.value)} }`;
    }
    case "union":
      return alternatives(node.options.map(below));
    case "discriminated":
      return alternatives(node.options.map((option) => below(option.node)));
    case "ref":
      return scope.nameOf(node.type);
    case "optional":
      return alternatives([below(node.inner), "undefined"]);
    case "exactOptional":
    case "prefault":
      return below(node.inner);
    case "default":
    case "nonoptional":
      return definedText(node.inner, scope, indent);
    case "nullable":
      return alternatives([below(node.inner), "null"]);
    case "readonly":
      return `${scope.runtime("Frozen")}<${below(node.inner)}>`;
  }
}

/** The type without undefined. */
export function definedText(node: AnyNode, scope: TypeScope, indent: string): string {
  if (node.kind === "optional") return definedText(node.inner, scope, indent);
  const text = typeText(node, scope, indent);
  return scope.traits.mayTakeUndefined(node) && node.kind !== "unknown" ? `${scope.runtime("Defined")}<${text}>` : text;
}

export function alternatives(texts: readonly string[]): string {
  return [...new Set(texts)].join(" | ");
}

export function operand(text: string): string {
  return /^[\w$.]+$/.test(text) ? text : `(${text})`;
}
