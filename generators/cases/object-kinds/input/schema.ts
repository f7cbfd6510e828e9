import { z } from "zod";

/** What each of the four kinds does with a key that is not declared. */
export const StripSchema = z.object({ id: z.string() });
export const StrictSchema = z.strictObject({ id: z.string() });
export const LooseSchema = z.looseObject({ id: z.string() });
export const CatchallSchema = z.object({ id: z.string() }).catchall(z.int());
export const CatchallObjectSchema = z.object({}).catchall(z.object({ at: z.iso.datetime() }));
export const EmptySchema = z.strictObject({});
export const ExtendedSchema = StrictSchema.extend({ more: z.boolean() });
export const PickedSchema = ExtendedSchema.pick({ more: true }).partial();
export const HostileKeysSchema = z.object({ "a-b": z.null(), "1x": z.null(), class: z.null(), "": z.null(), "ключ": z.null(), 'q"\\u0000': z.null() });
