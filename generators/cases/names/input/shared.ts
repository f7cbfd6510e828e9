import { z } from "zod";
import { brand } from "../../../../schemas/kit/kit.ts";

export const HostIdSchema = brand(z.string().min(1), "HostId");
export const pageSchema = z.object({ cursor: z.string() });
export const plain_name = z.object({ a: z.int() });
export const RenamedSchema = z.object({ b: z.int() }).meta({ id: "Elsewhere", swiftName: "ElsewhereModel", kotlinName: "ElsewhereData" });
export const AliasSchema = pageSchema;
export const DescribedAliasSchema = pageSchema.describe("Another name with its own words.");
export const OptionalPageSchema = pageSchema.optional();
