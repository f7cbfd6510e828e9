import { z } from "zod";
import { operation } from "../../kit/kit.ts";
import { HostErrorSchema } from "../host-error.ts";
import { HOSTED_OPERATOR_PATH } from "./path.ts";

export const HostedOperatorRequestSchema = z
  .strictObject({ method: z.enum(["GET", "POST"]), path: z.string(), body: z.string().max(1_048_576).optional() })
  .describe("A request to the operator routes of a hosted machine, in the owner's name.");

export const hostedOperatorRequest = operation({
  id: "hostedOperatorRequest",
  method: "POST",
  path: HOSTED_OPERATOR_PATH,
  summary: "Ask something of a hosted machine in the owner's name",
  description: "Only for a device that was paired for it. Answers as the inner route does.",
  tags: ["Operator"],
  security: ["deviceBearer"],
  grant: "terminalControl",
  request: { schema: HostedOperatorRequestSchema },
  responses: {
    200: { description: "The answer of the inner route." },
    400: { description: "`invalid_operator_route`: no rule allows it.", schema: HostErrorSchema },
    401: { description: "The bearer is missing or not valid.", schema: HostErrorSchema },
    403: { description: "The device was not paired for this.", schema: HostErrorSchema },
  },
});
