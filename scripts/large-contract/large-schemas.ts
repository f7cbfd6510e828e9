import { z } from "zod";
import { additiveEnum } from "../../schemas/kit/kit.ts";

/** Sizes that break compilers, class files and generators elsewhere. */
export const sizes = { properties: 300, variants: 300, values: 3_000, models: 1_000 };

/** Modules of live schemas by name, each the exports by name. */
export function largeSchemas(): Readonly<Record<string, Readonly<Record<string, z.ZodType>>>> {
  return { wide: wideSchemas(), ...modelModules() };
}

function wideSchemas(): Readonly<Record<string, z.ZodType>> {
  const value = (index: number): string => `value-${index}`;
  const values = counted(sizes.values).map(value);
  const variants = counted(sizes.variants).map((index) =>
    z.strictObject({ kind: z.literal(`kind-${index}`), [`p${index}`]: z.int().optional() }),
  );
  const options = counted(sizes.variants).map((index) => z.strictObject({ [`only${index}`]: z.int() }));
  return {
    WideSchema: z.strictObject(Object.fromEntries(counted(sizes.properties).map(wideProperty))),
    EnumSchema: z.enum(values as [string, ...string[]]),
    GrowingSchema: z.array(additiveEnum(values as [string, ...string[]])),
    ...Object.fromEntries(variants.map((variant, index) => [`Variant${index}Schema`, variant])),
    TaggedSchema: z.discriminatedUnion("kind", variants as unknown as [(typeof variants)[number]]),
    ...Object.fromEntries(options.map((option, index) => [`Option${index}Schema`, option])),
    EitherSchema: z.union(options),
  };
}

/** Every fourth is a number that takes two slots of a call on the JVM, every fifth may be absent. */
function wideProperty(index: number): [string, z.ZodType] {
  const kinds = [z.string().max(9), z.number(), z.boolean(), z.int()];
  const kind = kinds[index % kinds.length] ?? z.string();
  return [`property${index}`, index % 5 === 0 ? kind.optional() : kind];
}

function modelModules(): Readonly<Record<string, Readonly<Record<string, z.ZodType>>>> {
  const perModule = 25;
  const modules: Record<string, Record<string, z.ZodType>> = {};
  for (const index of counted(sizes.models)) {
    const name = `models${Math.floor(index / perModule)}`;
    modules[name] = { ...modules[name], [`Model${index}Schema`]: modelSchema(index) };
  }
  return modules;
}

function modelSchema(index: number): z.ZodType {
  return z.strictObject({
    id: z.string().min(1).max(64),
    name: z.string().optional(),
    state: z.enum(["open", "closed"]),
    count: z.int().min(0),
    ratio: z.number().nullable(),
    createdAt: z.iso.datetime(),
    tags: z.array(z.string()).max(20),
    [`note${index}`]: z.string().nullish(),
  });
}

function counted(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index);
}
