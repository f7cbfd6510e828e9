/** Pairing with a hosted machine: the machine's signature is checked before any key is agreed on. Free of Node. */
export { createHostedAccountClient } from "./hosted-pairing/client.ts";
export type { HostedAccountClient, HostedAccountClientOptions, HostedPairing } from "./hosted-pairing/client.ts";
export { HOSTED_PAIR_DOMAIN, hostedPairContext, hostedPairTranscript } from "./hosted-pairing/transcript.ts";
export type { HostedPairTranscript } from "./hosted-pairing/transcript.ts";
export { hostedPairOffer, HostedPairOfferRequestSchema } from "./hosted-pairing/offer.ts";
export { hostedOrigin } from "./hosted-pairing/origin.ts";
export {
  HostedMachineSchema,
  HostedMachinesSchema,
  HostedOfferSchema,
  HostedPairAnswerSchema,
  HostedPairRequestSchema,
  HostedPairResponseSchema,
} from "./hosted-pairing/schemas.ts";
export type { HostedMachine, HostedPairAnswer } from "./hosted-pairing/schemas.ts";
export { createWebHostedPairExchange } from "./hosted-pairing/web-exchange.ts";
export type { HostedPairExchange, HostedPairSealedOffer } from "./hosted-pairing/web-exchange.ts";
