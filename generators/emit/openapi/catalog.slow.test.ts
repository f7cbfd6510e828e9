import { resolve } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { beforeAll, describe, expect, it } from "vitest";
import { safeParseProtocolResponse } from "../../../schemas/kit/kit.ts";
import { buildContract } from "../../contract/build/build.ts";
import type { Content, Contract, JsonValue, Operation } from "../../contract/contract.ts";
import { createJudge } from "../../load/judge.ts";
import type { Judge } from "../../load/judge.ts";
import { loadSchemas } from "../../load/load.ts";
import { buildDocument } from "./document.ts";
import type { Document } from "./document.ts";

const root = resolve(import.meta.dirname, "../../..");

/** A body of the catalog with the examples that stand beside its schema. */
interface Shown {
  readonly where: string;
  readonly content: Content;
  readonly media: Media;
  readonly direction: "request" | "response";
}

interface Media {
  readonly schema?: object;
  readonly itemSchema?: object;
  readonly example?: JsonValue;
  readonly examples?: Readonly<
    Record<string, { readonly value?: JsonValue; readonly dataValue?: JsonValue; readonly serializedValue?: string }>
  >;
}

describe("the catalog of the Clankie protocol", () => {
  let contract: Contract;
  let judge: Judge;
  let document: Document;
  let ajv: Ajv2020;
  beforeAll(async () => {
    const { loaded } = await loadSchemas({
      root,
      families: [{ name: "clankie", patterns: ["schemas/clankie/**/*.ts"] }],
    });
    contract = buildContract(loaded).contract;
    judge = createJudge({ contract, loaded, read: safeParseProtocolResponse });
    document = buildDocument(contract, () => {});
    ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema({ ...document, $id: "catalog" });
  });

  it("shows an example of every body, which its schema and Zod accept", () => {
    const bodies = contract.operations.flatMap((operation) => bodiesOf(document, operation));
    const without = bodies.filter(({ media }) => valuesOf(media).length === 0).map(({ where }) => where);
    expect(without).toEqual([]);
    for (const { where, content, media, direction } of bodies) {
      const validate = ajv.compile(within(media.itemSchema ?? media.schema ?? {}));
      const node = content.item ?? content.body;
      for (const value of valuesOf(media)) {
        expect({ where, value, errors: validate(value) ? null : validate.errors }).toEqual({
          where,
          value,
          errors: null,
        });
        if (node?.kind !== "ref" || contract.types[node.type]?.exportName === null) continue;
        const verdict = judge(node.type, JSON.stringify(value));
        expect({ where, value, ok: verdict?.[direction === "request" ? "strict" : "read"] !== false }).toMatchObject({
          ok: true,
        });
      }
    }
  });

  it("closes requests and leaves responses open", () => {
    const schemas = (document["components"] as { schemas: Record<string, object> }).schemas;
    const reached = (start: string): object[] => {
      const names = new Set([start]);
      for (const name of names)
        for (const [, next] of JSON.stringify(schemas[name]).matchAll(/#\/components\/schemas\/([^"]+)/g))
          names.add(next ?? "");
      return [...names].map((name) => schemas[name] ?? {});
    };
    const closed = (name: string) =>
      reached(name).filter((each) => JSON.stringify(each).includes('"additionalProperties":false'));
    expect(closed("OperatorServiceRequest").length).toBeGreaterThan(0);
    expect(closed("OperatorServiceResult")).toEqual([]);
  });

  it("gives every line of a stream as it travels", () => {
    const lines = contract.operations
      .flatMap((operation) => bodiesOf(document, operation))
      .flatMap(({ media }) => Object.values(media.examples ?? {}))
      .flatMap(({ serializedValue, dataValue }) =>
        serializedValue === undefined ? [] : [{ serializedValue, dataValue }],
      );
    expect(lines.length).toBeGreaterThan(0);
    for (const { serializedValue, dataValue } of lines)
      expect(
        serializedValue
          .trimEnd()
          .split("\n")
          .map((line) => JSON.parse(line) as JsonValue),
      ).toEqual(dataValue);
  });
});

function bodiesOf(document: Document, operation: Operation): Shown[] {
  const paths = document["paths"] as unknown as Record<string, Record<string, Described>>;
  const shown = paths[operation.path]?.[operation.method.toLowerCase()];
  const found: Shown[] = [];
  const add = (
    where: string,
    direction: Shown["direction"],
    content: Content | undefined,
    media: Media | undefined,
  ) => {
    if (content !== undefined && media !== undefined && (content.body ?? content.item) !== undefined)
      found.push({ where: `${operation.id} ${where}`, content, media, direction });
  };
  add("request", "request", operation.request, Object.values(shown?.requestBody?.content ?? {})[0]);
  for (const { status, content } of operation.responses)
    add(String(status), "response", content, Object.values(shown?.responses[status]?.content ?? {})[0]);
  return found;
}

interface Described {
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Media>> }>>;
}

function valuesOf({ example, examples, itemSchema }: Media): readonly JsonValue[] {
  const values = Object.values(examples ?? {}).flatMap(({ value, dataValue = value }) =>
    dataValue === undefined ? [] : [dataValue],
  );
  const all = example === undefined ? values : [...values, example];
  return itemSchema === undefined ? all : (all.flat() as JsonValue[]);
}

/** A schema of the document, with its references into the whole. */
function within(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"catalog#/')) as object;
}
