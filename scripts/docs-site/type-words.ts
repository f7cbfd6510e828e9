import { componentOf, resolved } from "./document.ts";
import type { OpenApiDocument, Schema } from "./document.ts";
import { cell, code } from "./markdown.ts";

/** Where links of a page start: the way to the site's root. */
export interface LinkScope {
  readonly document: OpenApiDocument;
  /** `` or `../`. */
  readonly up: string;
}

/** What a value is, in one line of Markdown: its type, its bounds, links to schemas. */
export function typeWords(schema: Schema, scope: LinkScope): string {
  const name = componentOf(schema);
  if (name !== undefined) return schemaLink(name, scope);
  if (schema["const"] !== undefined) return code(JSON.stringify(schema["const"]));
  if (Array.isArray(schema["enum"])) return schema["enum"].map((each) => code(JSON.stringify(each))).join(" or ");
  const options = schema["anyOf"] ?? schema["oneOf"];
  if (Array.isArray(options) && schema["type"] === undefined) {
    return (options as Schema[]).map((each) => typeWords(each, scope)).join(" or ");
  }
  const { type } = schema;
  const types = Array.isArray(type) ? (type as string[]) : [typeof type === "string" ? type : "any value"];
  return (
    types
      .map((each) =>
        each === "array" ? arrayWords(schema, scope) : each === "object" ? objectWords(schema, scope) : each,
      )
      .join(" or ") + boundWords(schema)
  );
}

/** Link to the page of a component, with a mark where newer hosts may send further values. */
export function schemaLink(name: string, scope: LinkScope): string {
  const additive = scope.document.components.schemas[name]?.["x-extensible-enum"] !== undefined;
  return `[${name}](${scope.up}schemas/${name}.md)${additive ? " **[additive]**" : ""}`;
}

function arrayWords(schema: Schema, scope: LinkScope): string {
  const prefix = schema["prefixItems"];
  if (Array.isArray(prefix)) return `tuple of ${(prefix as Schema[]).map((each) => typeWords(each, scope)).join(", ")}`;
  const items = schema["items"];
  return typeof items === "object" && items !== null ? `list of ${typeWords(items as Schema, scope)}` : "list";
}

function objectWords(schema: Schema, scope: LinkScope): string {
  const extra = schema["additionalProperties"];
  return typeof extra === "object" && extra !== null && Object.keys(extra).length > 0
    ? `object of ${typeWords(extra as Schema, scope)}`
    : "object";
}

function boundWords(schema: Schema): string {
  const range = (least: unknown, most: unknown, unit: string): string[] => {
    if (least === undefined && most === undefined) return [];
    if (least === most) return [`exactly ${String(least)}${unit}`];
    if (most === undefined) return [`at least ${String(least)}${unit}`];
    return [least === undefined ? `at most ${String(most)}${unit}` : `${String(least)} to ${String(most)}${unit}`];
  };
  const safe = (value: unknown) => (Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER ? undefined : value);
  const words = [
    ...range(schema["minLength"], schema["maxLength"], " characters"),
    ...range(schema["minItems"], schema["maxItems"], " entries"),
    ...range(safe(schema["minimum"]), safe(schema["maximum"]), ""),
    ...(schema["exclusiveMinimum"] === undefined ? [] : [`more than ${String(schema["exclusiveMinimum"])}`]),
    ...(schema["exclusiveMaximum"] === undefined ? [] : [`less than ${String(schema["exclusiveMaximum"])}`]),
    ...(typeof schema["format"] === "string" ? [`format ${schema["format"]}`] : []),
    ...(typeof schema["pattern"] === "string" && !isTrimming(schema) ? [`matches ${code(schema["pattern"])}`] : []),
    ...(schema["default"] === undefined ? [] : [`default ${code(JSON.stringify(schema["default"]))}`]),
  ];
  return words.length === 0 ? "" : `, ${words.join(", ")}`;
}

/** A pattern that stands for a bound on trimmed text, which the description says better. */
function isTrimming({ pattern, description }: Schema): boolean {
  return String(pattern).startsWith("^\\s*") && /\btrimmed\b/.test(String(description));
}

/** A schema in Markdown: its words, its keys as a table, its variants, its known values. */
export function schemaWords(schema: Schema, scope: LinkScope, level: number): string {
  const { description } = schema;
  return [
    typeof description === "string" ? description : "",
    ...keyTable(schema, scope),
    ...variants(schema, scope, level),
    ...(Object.hasOwn(schema, "properties") || Array.isArray(schema["oneOf"])
      ? []
      : [`Type: ${typeWords(schema, scope)}.`]),
  ]
    .filter((each) => each !== "")
    .join("\n\n");
}

function keyTable(schema: Schema, scope: LinkScope): string[] {
  const properties = schema["properties"];
  if (typeof properties !== "object" || properties === null) return [];
  const required = (schema["required"] ?? []) as readonly string[];
  const keys = Object.entries(properties as Record<string, Schema>).map(([key, value]) => ({
    shown: `${code(key)} | ${required.includes(key) ? "yes" : "no"} | ${cell(typeWords(value, scope))}`,
    meaning: typeof value["description"] === "string" ? cell(value["description"]) : "",
  }));
  // A column of nothing would only take the room of the others.
  const isSaid = keys.some(({ meaning }) => meaning !== "");
  const rows = keys.map(({ shown, meaning }) => (isSaid ? `| ${shown} | ${meaning} |` : `| ${shown} |`));
  const head = isSaid
    ? ["| Key | Required | Type | Meaning |", "| --- | --- | --- | --- |"]
    : ["| Key | Required | Type |", "| --- | --- | --- |"];
  const closed = schema["additionalProperties"] === false;
  const open = closed ? "No other key is accepted." : "Further keys may come; a reader ignores them.";
  return [[...head, ...rows].join("\n"), open];
}

function variants(schema: Schema, scope: LinkScope, level: number): string[] {
  const options = schema["oneOf"];
  // A choice between keys is a rule, which stands in words.
  if (!Array.isArray(options) || !(options as Schema[]).every((each) => componentOf(each) !== undefined)) return [];
  const discriminator = schema["discriminator"] as
    | { propertyName?: string; mapping?: Record<string, string> }
    | undefined;
  const key = discriminator?.propertyName;
  const head = key === undefined ? "One of:" : `One of ${options.length} variants, told apart by ${code(key)}:`;
  const parts = (options as Schema[]).map((option) => {
    const name = componentOf(option) ?? "variant";
    const tags = Object.entries(discriminator?.mapping ?? {})
      .filter(([, ref]) => ref === option["$ref"])
      .map(([tag]) => tag);
    const title =
      key === undefined || tags.length === 0 ? name : `${code(key)}: ${tags.map((each) => code(each)).join(", ")}`;
    const inner = resolved(option, scope.document);
    return `${"#".repeat(level)} ${title}\n\n${schemaLink(name, scope)}\n\n${schemaWords(inner, scope, level + 1)}`;
  });
  return [head, ...parts];
}
