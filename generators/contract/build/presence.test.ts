import fc from "fast-check";
import { expect, it } from "vitest";
import { z } from "zod";
import { contractOf } from "../testing.ts";

type Wrap = (inner: z.ZodType) => z.ZodType;

const wraps: Readonly<Record<string, Wrap>> = {
  optional: (inner) => inner.optional(),
  exactOptional: (inner) => z.exactOptional(inner),
  nullable: (inner) => inner.nullable(),
  default: (inner) => inner.default("d" as never),
  prefault: (inner) => inner.prefault("p" as never),
  nonoptional: (inner) => inner.nonoptional(),
  readonly: (inner) => inner.readonly(),
  union: (inner) => z.union([z.int(), inner]),
  lazy: (inner) => z.lazy(() => inner),
};

const stacks = fc.array(fc.constantFrom(...Object.keys(wraps)), { maxLength: 4 });

it("says of a key what Zod does when it is absent", () => {
  fc.assert(
    fc.property(stacks, (stack) => {
      const field = stack.reduce<z.ZodType>((inner, name) => wraps[name]?.(inner) ?? inner, z.string());
      const schema = z.object({ key: field });
      const { node } = contractOf({ T: schema }).types["test.T"] ?? {};
      const property = node?.kind === "object" ? node.properties[0] : undefined;
      const absent = schema.safeParse({});
      expect(property?.optionalIn).toBe(absent.success);
      if (absent.success && property?.optionalOut === false) expect(absent.data).toHaveProperty("key");
    }),
    { seed: 20261130, numRuns: 500 },
  );
});
