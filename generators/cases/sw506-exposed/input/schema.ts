import { z } from "zod";
import { operation } from "../../../../schemas/kit/kit.ts";

export const getIt = operation({
  id: "getIt",
  method: "GET",
  path: "/a",
  summary: "Get",
  tags: [],
  security: [],
  responses: { 200: { description: "ok", schema: z.string() } },
  expose: { target: "host", access: "Anyone.", purpose: "Looking.", transport: "host" },
});
