import { z } from "zod";
import { operation } from "../../../../schemas/kit/kit.ts";

const common = { method: "GET", summary: "Get", tags: [], security: [], responses: { 200: { description: "ok", schema: z.string() } } } as const;
export const first = operation({ ...common, id: "getIt", path: "/a" });
export const second = operation({ ...common, id: "getIt", path: "/b" });
