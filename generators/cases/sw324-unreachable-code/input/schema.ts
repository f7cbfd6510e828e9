import { z } from "zod";
import { operation } from "../../../../schemas/kit/kit.ts";

export const send = operation({
  id: "send",
  method: "POST",
  path: "/v1/send",
  summary: "Send",
  tags: ["send"],
  security: [],
  request: { schema: z.object({ text: z.string().refine((text) => text !== "") }) },
  responses: { 204: { description: "Sent" } },
});
