import { z } from "zod";

export const RefineSchema = z.object({ a: z.string().refine((text) => text !== "b") });
export const SuperRefineSchema = z.object({ a: z.int() }).superRefine(() => {});
export const CheckSchema = z.array(z.int()).check(() => {});
export const CustomSchema = z.custom<string>((value) => typeof value === "string");
export const InstanceSchema = z.object({ u: z.instanceof(URL) });
