import { z } from "zod";
import type {
  Contract,
  Node,
  NumberStep,
  PortableCase,
  PortableCheckUse,
  PortableOverwrite,
  StringStep,
  TypeId,
} from "../../../contract/contract.ts";
import * as kit from "../../../../schemas/kit/kit.ts";

/** The Zod schemas that a contract of tests describes: the judge of what is generated from it. */
export function zodOf(contract: Contract): (id: TypeId) => z.ZodType {
  const known = new Map<TypeId, z.ZodType>();
  const typeOf = (id: TypeId): z.ZodType => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const type = contract.types[id];
    if (type === undefined) throw new Error(`no type ${id}`);
    const schema = schemaOf(type.node, (inner) => known.get(inner) ?? z.lazy(() => typeOf(inner)));
    known.set(id, schema);
    return schema;
  };
  return typeOf;
}

type Check = z.core.$ZodCheck<unknown>;
type Refer = (id: TypeId) => z.ZodType;

function schemaOf(node: Node, refer: Refer): z.ZodType {
  const schema = plain(node, refer);
  const checks = (node.rules ?? []).map(ruleCheck);
  return checks.length === 0 ? schema : schema.check(...checks);
}

function plain(node: Node, refer: Refer): z.ZodType {
  const below = (inner: Node): z.ZodType => schemaOf(inner, refer);
  const { message } = node;
  switch (node.kind) {
    case "unknown":
      return z.unknown();
    case "json":
      return z.json();
    case "never":
      return z.never(message);
    case "null":
      return z.null(message);
    case "boolean":
      return z.boolean(message);
    case "string":
      return node.steps.reduce<z.ZodType>((schema, step) => schema.check(stringCheck(step)), z.string(message));
    case "number":
      return node.steps.reduce<z.ZodType>(
        (schema, step) => schema.check(numberCheck(step)),
        numberOf(node.format, message),
      );
    case "literal":
      return z.literal([...node.values], message);
    case "enum":
      if (node.additive) return additiveOf(node.values as string[], message);
      return z.enum(Object.fromEntries(node.values.map((value) => [`k${value}`, value])), message);
    case "object": {
      const shape = Object.fromEntries(node.properties.map((property) => [property.key, below(property.node)]));
      if (node.unknownKeys === "strict") return z.strictObject(shape, message);
      if (node.unknownKeys === "strip") return z.object(shape, message);
      return node.unknownKeys === "keep"
        ? z.looseObject(shape, message)
        : z.object(shape, message).catchall(below(node.unknownKeys));
    }
    case "array": {
      const checks = { minLength: z.minLength, maxLength: z.maxLength, length: z.length };
      // Given at construction, as methods do: only then does Zod see the bounds before the entries.
      return node.steps.reduce<z.ZodType>(
        (schema, step) => schema.check(checks[step.step](written(step), step.message) as unknown as Check),
        z.array(below(node.element), message),
      );
    }
    case "tuple": {
      const items = node.items.map(below) as [z.ZodType, ...z.ZodType[]];
      return node.rest === null ? z.tuple(items, message) : z.tuple(items, below(node.rest), message);
    }
    case "record": {
      const key = below(node.key) as z.core.$ZodRecordKey;
      return node.mode === "partial"
        ? z.partialRecord(key, below(node.value), message)
        : z.record(key, below(node.value), message);
    }
    case "union":
      return z.union(node.options.map(below) as [z.ZodType, ...z.ZodType[]], message);
    case "discriminated":
      return z.discriminatedUnion(
        node.discriminator,
        node.options.map((option) => below(option.node)) as never,
        message,
      );
    case "ref":
      return refer(node.type);
    case "optional":
      return below(node.inner).optional();
    case "exactOptional":
      return z.exactOptional(below(node.inner));
    case "nullable":
      return below(node.inner).nullable();
    case "nonoptional":
      return below(node.inner).nonoptional(message);
    case "readonly":
      return below(node.inner).readonly();
    // Made anew each time: of a constant Zod hands out the same nested parts to every reading, frozen by any of them.
    case "default":
      return below(node.inner).default(() => structuredClone(node.value) as never);
    case "prefault":
      return below(node.inner).prefault(() => structuredClone(node.value) as never);
  }
}

function numberOf(format: (Node & { kind: "number" })["format"], message: string | undefined): z.ZodType {
  return format === "number" ? z.number(message) : z[format](message);
}

/** The bound as the author wrote it. */
function written({ value, negativeZero }: { readonly value: number; readonly negativeZero?: true }): number {
  return negativeZero === true ? -0 : value;
}

function numberCheck(step: NumberStep): Check {
  if (step.step === "multipleOf") return z.multipleOf(step.value, step.message) as unknown as Check;
  if (step.step === "minimum") return (step.exclusive ? z.gt : z.gte)(written(step), step.message) as unknown as Check;
  return (step.exclusive ? z.lt : z.lte)(written(step), step.message) as unknown as Check;
}

function stringCheck(step: StringStep): Check {
  switch (step.step) {
    case "minLength":
      return z.minLength(written(step), step.message) as unknown as Check;
    case "maxLength":
      return z.maxLength(written(step), step.message) as unknown as Check;
    case "length":
      return z.length(written(step), step.message) as unknown as Check;
    case "pattern":
      return z.regex(new RegExp(step.source, step.flags), step.message) as unknown as Check;
    case "startsWith":
      return z.startsWith(step.value, step.message) as unknown as Check;
    case "endsWith":
      return z.endsWith(step.value, step.message) as unknown as Check;
    case "includes":
      return z.includes(step.value, {
        ...(step.position === undefined ? {} : { position: step.position }),
        ...(step.message === undefined ? {} : { error: step.message }),
      }) as unknown as Check;
    case "lowercase":
      return z.lowercase(step.message) as unknown as Check;
    case "uppercase":
      return z.uppercase(step.message) as unknown as Check;
    case "format":
      return formatOf(step.format, step.message) as unknown as Check;
    case "trim":
    case "toLowerCase":
    case "toUpperCase":
      return z[step.step]() as unknown as Check;
    case "portable":
      return ruleCheck(step.use) as unknown as Check;
    case "overwrite":
      return overwriteOf(step.overwrite) as unknown as Check;
  }
}

const isoFormats = ["datetime", "date", "time", "duration"] as const;

/** Zod's schema of a named format. */
export function formatOf(format: string, message?: string): z.ZodType {
  const iso = isoFormats.find((each) => each === format);
  if (iso !== undefined) return z.iso[iso](message);
  return (z as unknown as Record<string, (message?: string) => z.ZodType>)[format]?.(message) ?? z.never(message);
}

function overwriteOf(change: PortableOverwrite): z.core.$ZodCheck<string> {
  switch (change.overwrite) {
    case "collapseSpace":
      return kit.collapseSpace();
    case "normalHost":
      return kit.normalHost();
    case "foldToKnown":
      return kit.foldToKnown(change.values);
  }
}

function additiveOf(values: readonly string[], message: string | undefined): z.ZodType {
  const schema = kit.additiveEnum(values);
  for (const check of schema._zod.def.checks ?? []) amend(check as Check, message === undefined ? {} : { message });
  return schema;
}

function ruleCheck(use: PortableCheckUse): Check {
  const check = plainRuleCheck(use);
  return use.abort === true ? amend(check, { continue: false }) : check;
}

/** The kit's functions have no way to say that a check aborts, nor an additive enum's words: both can stand in a contract. */
function amend(check: Check, words: { readonly message?: string; readonly continue?: false }): Check {
  const run = check._zod.check;
  check._zod.check = (payload) => {
    const before = payload.issues.length;
    void run(payload);
    for (const issue of payload.issues.slice(before)) Object.assign(issue, words);
  };
  return check;
}

function plainRuleCheck({ rule, message }: PortableCheckUse): Check {
  const options = message === undefined ? {} : { message };
  const placed =
    "path" in rule && rule.path !== undefined && rule.check !== "allEqual" ? { ...options, path: rule.path } : options;
  switch (rule.check) {
    case "additiveEnum":
      throw new Error("an additive enum is a node of its own");
    case "base64":
      return kit.canonicalBase64(rule, options) as unknown as Check;
    case "excludesWords":
      return kit.excludesWords(rule.words, options) as unknown as Check;
    case "url":
      return kit.urlRule(rule, options) as unknown as Check;
    case "uniqueItems":
      return kit.uniqueItems(rule.by as string | [string], options) as unknown as Check;
    case "atLeastOne":
      return kit.atLeastOne(rule.keys, { ...placed, ...(rule.counts && { counts: rule.counts }) }) as unknown as Check;
    case "exactlyOne":
      return kit.exactlyOne(rule.keys, placed) as unknown as Check;
    case "requiredWhen":
      return kit.requiredWhen(rule.when, rule.keys, placed) as unknown as Check;
    case "utf16Length":
      return kit.utf16Length(rule.min, rule.max, options) as unknown as Check;
    case "punycode":
      return kit.punycodeLabels(options) as unknown as Check;
    case "implies":
      return kit.implies(rule.when as [PortableCase], rule, options) as unknown as Check;
    case "entryCount":
      return kit.entryCount(rule, options) as unknown as Check;
    case "jsonBytes":
      return kit.jsonBytes(rule.max, options) as unknown as Check;
    case "totalLength":
      return kit.totalLength(rule.paths, rule.max, options) as unknown as Check;
    case "allEqual":
      return kit.allEqual(rule.path, rule.to, options) as unknown as Check;
    case "consecutive":
      return kit.consecutive(rule.path, options) as unknown as Check;
    case "lastEquals":
      return kit.lastEquals(rule.path, rule.to, options) as unknown as Check;
  }
}
