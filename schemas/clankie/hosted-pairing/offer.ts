import { z } from "zod";
import { operation } from "../../kit/kit.ts";
import { HostErrorSchema } from "../host-error.ts";
import { browserPublicKey, HostedPairAnswerSchema, pairNonce } from "./schemas.ts";

export const HostedPairOfferRequestSchema = z
  .strictObject({
    version: z.literal(2),
    pairTicket: z.string().min(1).max(4_096).describe("Signed by the account service, good once and for two minutes."),
    browserPublicKey,
    nonce: pairNonce,
  })
  .describe("Brings a ticket of the hosted account service to the machine.");

export const hostedPairOffer = operation({
  id: "hostedPairOffer",
  method: "POST",
  path: "/v1/hosted/pair-offer",
  summary: "Get a sealed pairing offer from a hosted machine",
  description: "Public: the ticket is the proof. It is spent before an offer is made.",
  tags: ["Pairing"],
  security: [],
  request: { schema: HostedPairOfferRequestSchema },
  responses: {
    200: { description: "The sealed and signed offer. Not to be cached.", schema: HostedPairAnswerSchema },
    401: { description: "`unauthorized`: malformed, not genuine, or spent.", schema: HostErrorSchema },
    404: { description: "The machine is not a hosted one.", schema: HostErrorSchema },
    429: { description: "`rate_limited`: more than five in a minute; see `Retry-After`.", schema: HostErrorSchema },
    503: { description: "`pairing_unavailable`.", schema: HostErrorSchema },
  },
});
