import { Ajv2020 } from "ajv/dist/2020.js";
import formatsModule from "ajv-formats";
import { buildContract, loadedFromModules } from "../../../contract/build/build.ts";
import type { JsonValue, TypeId } from "../../../contract/contract.ts";
import { createJudge } from "../../../load/judge.ts";
import { safeParseProtocolResponse } from "../../../../schemas/kit/kit.ts";
import { emitVectors } from "../../vectors/vectors.ts";
import type { Direction, Issue } from "../openapi.ts";
import { namedOptions } from "./nested-shapes.ts";
import type { Shape } from "./rare-shapes.ts";

type AddFormats = (ajv: Ajv2020) => Ajv2020;
// The package is CommonJS: its default export is the module itself.
const addFormats = formatsModule as unknown as AddFormats;

/** Values that every shape is tried on, beside its own. */
const common: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 53,
  1e300,
  "",
  " ",
  "a",
  " a ",
  "A",
  "😀",
  "😀😀",
  [],
  ["a"],
  ["a", "a"],
  [null, null],
  {},
  { a: 1 },
  JSON.parse('{"__proto__": 1}') as unknown,
  { a: "", b: [] },
];

/** A value with what Zod makes of it: strictly as a request, by the tolerant reader as a response. */
export type Tried = { readonly value: unknown } & Readonly<Record<Direction, boolean>> & {
    /** Why it was refused; empty where it was not. */
    readonly issues: Readonly<Record<Direction, readonly Issue[]>>;
  };

/** All shapes as one contract; each is the type that {@link idOf} names. */
export function contractOf(shapes: readonly Shape[]) {
  const module = Object.fromEntries(shapes.map(({ schema }, index) => [`${nameOf(index)}Schema`, schema]));
  const loaded = loadedFromModules({ test: { module, options: namedOptions } });
  const { contract, diagnostics } = buildContract(loaded);
  const errors = diagnostics.filter((each) => each.severity === "error").map(({ at, message }) => `${at}: ${message}`);
  if (errors.length > 0) throw new Error(errors.join("\n"));
  return { contract, loaded };
}

export function idOf(index: number): TypeId {
  return `test.${nameOf(index)}`;
}

function nameOf(index: number): string {
  return `Shape${String(index).padStart(3, "0")}`;
}

/** The values of every shape, in order: its own, the common ones, and conformance vectors from a fixed seed. */
export function triedValues(shapes: readonly Shape[], { contract, loaded }: ReturnType<typeof contractOf>): Tried[][] {
  const judge = createJudge({ contract, loaded, read: safeParseProtocolResponse });
  const files = new Map(
    emitVectors(contract, { root: "v", seed: "agreement", judge, inputs: 20 }).map(({ path, text }) => [path, text]),
  );
  return shapes.map(({ schema, values = [] }, index) => {
    const lines = (files.get(`v/test/${nameOf(index)}.jsonl`) ?? "").split("\n").filter((line) => line !== "");
    const vectors = lines.flatMap((line) => {
      const { in: text } = JSON.parse(line) as { in: string };
      const value = parsed(text);
      return value === undefined || text.includes("e400") ? [] : [value];
    });
    return [...common, ...values, ...vectors].map((value) => {
      const request = schema.safeParse(value);
      const response = safeParseProtocolResponse(schema, value);
      return {
        value,
        request: request.success,
        response: response.success,
        issues: { request: issuesOf(request), response: issuesOf(response) },
      };
    });
  });
}

function issuesOf({ error }: { readonly error?: { readonly issues: readonly unknown[] } }): readonly Issue[] {
  return (error?.issues ?? []) as readonly Issue[];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const bareAjv = new Ajv2020({ strict: false, validateFormats: false });
const formattedAjv = addFormats(new Ajv2020({ strict: false }));

/** Validators of one JSON Schema, with formats as notes and as checks. */
export function compiled(schema: { readonly [key: string]: JsonValue | undefined }) {
  return { bare: bareAjv.compile(schema), formatted: () => formattedAjv.compile(schema) };
}
