import fc from "fast-check";
import type { Arbitrary } from "fast-check";
import { z } from "zod";
import * as code from "./author-code.ts";
import type { Make } from "./zod-arbitrary.ts";

/** The objects of one recursive schema, which refer to each other by number. */
type Nodes = readonly z.ZodType[];
type Field = (nodes: Nodes, name: () => string) => z.ZodType;

const count = 3;

function node(nodes: Nodes, at: number): z.ZodType {
  const found = nodes[at % nodes.length];
  if (found === undefined) throw new Error("A recursive schema has no node.");
  return found;
}

const leaves: readonly Field[] = [
  () => z.string().min(2),
  () => z.number().optional(),
  () => z.unknown().optional(),
  () => z.json().optional(),
  () => z.json().readonly(),
];

const wrappers: readonly ((inner: z.ZodType, nodes: Nodes, name: () => string) => z.ZodType)[] = [
  (inner) => inner.optional(),
  (inner) => inner.optional(),
  (inner) => inner.nullable(),
  (inner) => inner.nullish(),
  (inner) => z.exactOptional(inner),
  (inner) => z.array(inner),
  (inner) => z.array(inner).min(1).max(3),
  (inner) => z.array(inner).refine((list) => list.length !== 2, "two"),
  (inner) => z.record(z.string().max(1), inner),
  (inner, _, name) => z.partialRecord(z.enum(["a", "b"]).meta({ id: name() }), inner),
  (inner) => z.record(z.string().toUpperCase(), inner),
  (inner, _, name) => z.tuple([inner]).meta({ id: name() }),
  (inner, _, name) => z.tuple([z.any().optional()], inner).meta({ id: name() }),
  (inner) => z.map(z.string(), inner),
  (inner) => z.map(inner, z.any()).max(2),
  (inner) => z.set(inner).max(2),
  (inner, _, name) => z.union([z.string(), inner]).meta({ id: name() }),
  (inner, nodes, name) => z.union([node(nodes, 1), inner]).meta({ id: name() }),
  (inner, nodes, name) => z.union([inner.optional(), node(nodes, 2)]).meta({ id: name() }),
  frozen,
  (inner) => frozen(inner.optional()),
  (inner) => z.lazy(() => inner),
  (inner) => inner.catch("caught" as never),
  (inner) => inner.default("given" as never),
  (inner) => inner.nonoptional(),
  (inner) => z.success(inner),
  // Behind a wrapper, since the clone of a named type that a check makes recurses without a name.
  (inner) => inner.optional().refine((value) => !isWith(value, "a")),
  (inner) => inner.nullable().refine((value) => !isWith(value, "b"), { abort: true, path: ["b"] }),
  (inner) => inner.transform(code.wrapped),
  (inner) => inner.pipe(z.any()),
  (inner) => z.xor([inner, z.string()]),
  (inner, _, name) => z.intersection(inner, z.looseObject({}).meta({ id: name() })),
];

/** Behind a pipe, an intersection and an xor Zod freezes a part that it has not filled yet, which then loses the rest. */
function frozen(inner: z.ZodType): z.ZodType {
  return mixes(inner) ? inner : inner.readonly();
}

function mixes({ _zod: { def } }: z.ZodType): boolean {
  if (def.type === "pipe" || def.type === "intersection" || def.type === "lazy") return true;
  const { innerType, options = [] } = def as {
    readonly innerType?: z.ZodType;
    readonly options?: readonly z.ZodType[];
  };
  return (
    ("inclusive" in def && def.inclusive === false) ||
    [innerType, ...options].some((each) => each !== undefined && mixes(each))
  );
}

function isWith(value: unknown, key: string): boolean {
  return typeof value === "object" && value !== null && key in value && Reflect.get(value, key) === value;
}

const kinds: readonly ((shape: z.ZodRawShape) => z.ZodType)[] = [
  (shape) => z.object(shape),
  (shape) => z.strictObject(shape),
  (shape) => z.looseObject(shape),
  (shape) => z.strictObject(shape).refine((value) => value["a"] !== value["b"], "same"),
  (shape) => z.object(shape).refine((value) => Object.keys(value).length > 1, { error: "one", when: () => true }),
];

const reference: Arbitrary<Field> = fc.tuple(fc.nat({ max: count - 1 }), fc.boolean()).map(
  ([at, lazily]): Field =>
    (nodes) =>
      lazily ? z.lazy(() => node(nodes, at)) : node(nodes, at),
);

const field: Arbitrary<Field> = fc
  .tuple(
    fc.oneof({ weight: 4, arbitrary: reference }, { weight: 1, arbitrary: fc.constantFrom(...leaves) }),
    fc.array(fc.constantFrom(...wrappers), { minLength: 1, maxLength: 3 }),
  )
  .map(
    ([inner, wraps]): Field =>
      (nodes, name) =>
        wraps.reduce((schema, wrap) => wrap(schema, nodes, name), inner(nodes, name)),
  );

const object = fc.tuple(fc.constantFrom(...kinds), fc.array(field, { minLength: 1, maxLength: 3 }));

/** Random schemas whose values may contain themselves. */
export const cycleArbitrary: Arbitrary<Make> = fc
  .array(object, { minLength: count, maxLength: count })
  .map((objects): Make => (name) => {
    const nodes: z.ZodType[] = [];
    for (const [kind, fields] of objects) {
      const shape: Record<string, z.ZodType> = {};
      fields.forEach((make, i) => {
        let made: z.ZodType | undefined;
        const get = (): z.ZodType => (made ??= make(nodes, name));
        Object.defineProperty(shape, "abc".charAt(i), { enumerable: true, configurable: true, get });
      });
      nodes.push(kind(shape).meta({ id: name() }));
    }
    return node(nodes, 0);
  });
