import { operation } from "../../kit/kit.ts";
import { HostErrorSchema } from "../host-error.ts";
import { GATEWAY_CHALLENGE_PATH, GATEWAY_ENCRYPTED_PATH, GATEWAY_PUSH_AUTHORIZE_PATH } from "./constants.ts";
import { GatewayChallengeSchema, GatewayEnvelopeSchema, GatewaySealedRecordSchema } from "./envelope.ts";
import { GatewayPushIdentitySchema } from "./push-identity.ts";

const refusals = {
  400: { description: "The request is malformed.", schema: HostErrorSchema },
  401: { description: "The envelope does not open, or its challenge is spent.", schema: HostErrorSchema },
};

export const getGatewayChallenge = operation({
  id: "getGatewayChallenge",
  method: "GET",
  path: GATEWAY_CHALLENGE_PATH,
  summary: "Get a challenge for one sealed request",
  description: "Public and rate limited.",
  tags: ["Devices"],
  security: [],
  responses: {
    200: { description: "The challenge.", schema: GatewayChallengeSchema },
    429: { description: "Too many challenges; see `Retry-After`.", schema: HostErrorSchema },
  },
});

export const postGatewayEncrypted = operation({
  id: "postGatewayEncrypted",
  method: "POST",
  path: GATEWAY_ENCRYPTED_PATH,
  summary: "Send a sealed request to the host",
  description: "The envelope is the proof. The inner request has a bearer of its own where its operation needs one.",
  tags: ["Devices"],
  security: [],
  request: { schema: GatewayEnvelopeSchema },
  responses: {
    200: {
      description: "The sealed response.",
      item: GatewaySealedRecordSchema,
      order:
        "Record 0 holds `start`, then come chunks, and exactly one `end` is last. A response without it was cut: " +
        "nothing of its body counts.",
    },
    ...refusals,
  },
});

export const authorizeGatewayPush = operation({
  id: "authorizeGatewayPush",
  method: "POST",
  path: GATEWAY_PUSH_AUTHORIZE_PATH,
  summary: "Tell the gateway which device a sealed request is from",
  description: "For the gateway itself, when a device registers for pushes.",
  tags: ["Devices"],
  security: [],
  request: { schema: GatewayEnvelopeSchema },
  responses: { 200: { description: "The device.", schema: GatewayPushIdentitySchema }, ...refusals },
});
