import type { StandardSchemaV1 } from "@standard-schema/spec";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { attachParser } from "../../../schemas/kit/kit.ts";
import { buildContract, loadedFromModules } from "../../contract/build/build.ts";
import { emit, loadModule } from "./testing/compile-modules.ts";
import { compilerFindings } from "./testing/type-check.ts";

const SeatSchema = z.strictObject({
  id: z.uuid(),
  name: z.string().trim().min(1),
  tags: z.array(z.string().max(3)).default([]),
});
type Seat = z.output<typeof SeatSchema>;

const { contract } = buildContract(loadedFromModules({ test: { types: { SeatSchema } } }));
const valid = { id: "00000000-0000-0000-0000-000000000000", name: " a " };

describe.each(["full", "compact"] as const)("the value of a type, %s,", (mode) => {
  it("is a Standard Schema v1 for the official types", { timeout: 60_000 }, async () => {
    const uses = `
      import type { StandardSchemaV1 } from "@standard-schema/spec";
      import { Seat } from "./test/types.ts";
      export const schema: StandardSchemaV1<unknown, Seat> = Seat;
      type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : never;
      export const output: Same<StandardSchemaV1.InferOutput<typeof Seat>, Seat> = true;
      export const input: Same<StandardSchemaV1.InferInput<typeof Seat>, unknown> = true;
    `;
    const files = await emit(contract, { mode });
    expect(compilerFindings([...files, { path: "out/uses.ts", text: uses }])).toBe("");
  });

  it("validates at once, and gives either a value or issues with a message and a path", async () => {
    const { Seat } = await loadModule(contract, "test/types", { mode });
    const standard = (Seat as StandardSchemaV1)["~standard"];
    expect({ ...standard, validate: null }).toEqual({ version: 1, vendor: "samewire", validate: null });
    expect(standard.validate(valid)).toEqual({ value: { ...valid, name: "a", tags: [] } });
    const refused = { ...valid, tags: ["", "long"], more: 1 };
    const expected = SeatSchema["~standard"].validate(refused);
    expect(standard.validate(refused)).toEqual(expected);
    expect(expected).toMatchObject({
      issues: [
        { message: /./, path: ["tags", 1] },
        { message: /./, path: [] },
      ],
    });
  });
});

describe("a Zod schema with a generated parser", () => {
  it("is read by it, alone and inside another schema, and says what is wrong as before", async () => {
    const module = await loadModule(contract, "test/types");
    const safeParse = module["safeParseSeat"] as (value: unknown) => { success: true; data: Seat } | { success: false };
    let calls = 0;
    const attached = attachParser(SeatSchema, (value) => {
      calls += 1;
      return safeParse(value);
    });
    expect(attached.parse(valid)).toEqual(SeatSchema.parse(valid));
    expect(calls).toBe(1);
    const outer = z.object({ seats: z.array(attached) });
    expect(outer.parse({ seats: [valid, valid] })).toEqual({
      seats: [SeatSchema.parse(valid), SeatSchema.parse(valid)],
    });
    expect(calls).toBe(3);
    for (const refused of [null, {}, { ...valid, name: " " }, { ...valid, more: 1 }])
      expect(attached.safeParse(refused).error?.issues).toEqual(SeatSchema.safeParse(refused).error?.issues);
    expect(SeatSchema.parse(valid)).not.toBe(valid);
    expect(calls).toBe(7);
  });
});
