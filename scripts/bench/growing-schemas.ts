import * as z from "zod";
import { loadedFromModules } from "../../generators/contract/build/build.ts";
import type { LoadedSchemas } from "../../generators/contract/build/build.ts";
import { additiveEnum, operation } from "../../schemas/kit/kit.ts";

/** Schemas of one module. */
const perModule = 8;

/**
 * A project of `modules` alike modules with every common construct; each module leans on the one before it, as real
 * ones do, so that the work for one schema does not grow with the project.
 */
export function growingSchemas(modules: number): LoadedSchemas {
  const made: Record<string, Record<string, unknown>> = {};
  let before: z.ZodType = z.string();
  for (let index = 0; index < modules; index += 1) {
    const schemas = moduleSchemas(`M${index}`, before);
    made[`module-${index}`] = schemas;
    before = schemas[`M${index}IdSchema`] as z.ZodType;
  }
  return loadedFromModules({ bench: made });
}

/** Number of exported schemas in a project of that many modules. */
export function schemaCount(modules: number): number {
  return modules * perModule;
}

function moduleSchemas(name: string, before: z.ZodType): Record<string, unknown> {
  const id = z
    .string()
    .min(1)
    .max(64)
    .regex(/^[a-z0-9-]+$/);
  const state = z.enum(["idle", "busy", "gone"]);
  const kind = additiveEnum(["small", "large"]);
  const item = z.strictObject({ id, kind, note: z.string().trim().max(200).optional(), before: before.nullable() });
  const list = z.strictObject({
    items: z.array(item).max(50),
    next: z.string().nullable(),
    total: z.number().int().min(0),
  });
  const shape = z.object({ size: z.tuple([z.number(), z.number()]), tags: z.record(z.string(), z.boolean()) });
  const event = z.discriminatedUnion("type", [
    z.strictObject({ type: z.literal("added"), item }),
    z.strictObject({ type: z.literal("moved"), id, at: z.iso.datetime(), state }),
    z.strictObject({ type: z.literal("gone"), id, reason: z.union([z.string(), z.number()]).optional() }),
  ]);
  const request = z.strictObject({
    id,
    events: z.array(event).min(1),
    retries: z.number().int().min(0).max(9).default(3),
  });
  const all = {
    Id: id,
    State: state,
    Kind: kind,
    Item: item,
    List: list,
    Shape: shape,
    Event: event,
    Request: request,
  };
  const send = operation({
    id: `send${name}`,
    method: "POST",
    path: `/v1/${name}`,
    summary: "Send events.",
    tags: ["events"],
    security: [],
    request: { schema: request },
    responses: {
      200: { description: "What is there now.", schema: list },
      202: { description: "A tail.", item: event },
    },
  });
  return {
    ...Object.fromEntries(Object.entries(all).map(([suffix, schema]) => [`${name}${suffix}Schema`, schema])),
    send,
  };
}
