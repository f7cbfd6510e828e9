import { OpenAPIRegistry, OpenApiGeneratorV32, extendZodWithOpenApi } from "@asteasolutions/zod-to-openapi";
import { z } from "zod";
import type { JsonValue } from "../../../contract/contract.ts";
import type { Direction } from "../openapi.ts";

type Converted = { readonly [key: string]: JsonValue | undefined };

/** Other ways from Zod to JSON Schema, for comparison. They throw on what they cannot convert. */
export const otherConverters: Readonly<Record<string, (schema: z.ZodType, direction: Direction) => Converted>> = {
  "z.toJSONSchema": (schema, direction) =>
    z.toJSONSchema(schema, { io: direction === "request" ? "input" : "output" }) as Converted,
  "zod-to-openapi": (schema) => {
    extendZodWithOpenApi(z);
    const registry = new OpenAPIRegistry();
    // A fresh copy: registering marks the schema itself.
    registry.register("Subject", schema.clone());
    const { components } = new OpenApiGeneratorV32(registry.definitions).generateComponents();
    return { components: components as unknown as JsonValue, $ref: "#/components/schemas/Subject" };
  },
};
