import { z } from "zod";
import { operation } from "../../../../schemas/kit/kit.ts";

const common = { method: "GET", summary: "Get", tags: [], security: [], responses: { 200: { description: "ok", schema: z.string() } } } as const;
const parameter = (name: string) => [{ name, in: "path" as const, schema: z.string() }];
export const first = operation({ ...common, id: "getOne", path: "/a/{id}", parameters: parameter("id") });
export const second = operation({ ...common, id: "getOther", path: "/a/{name}", parameters: parameter("name") });
