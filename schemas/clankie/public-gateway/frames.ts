import { z } from "zod";
import { DevicePushOpaqueIdSchema, DevicePushSequenceSchema } from "../device-push.ts";
import {
  PUBLIC_GATEWAY_REQUEST_BODY_BYTES_MAX,
  PUBLIC_GATEWAY_RESPONSE_CHUNK_BYTES_MAX,
  PUBLIC_GATEWAY_SCHEMA_VERSION,
} from "./constants.ts";
import {
  boundedBase64,
  PublicGatewayCapabilityHashSchema,
  PublicGatewayHttpHeaderSchema,
  PublicGatewayRelativePathSchema,
  PublicGatewayRequestIdSchema,
  PublicGatewayTargetSchema,
} from "./primitives.ts";

const schemaVersion = z.literal(PUBLIC_GATEWAY_SCHEMA_VERSION);
const requestId = PublicGatewayRequestIdSchema;
const headers = z.array(PublicGatewayHttpHeaderSchema).max(8);

const pairingRoute = z
  .strictObject({
    schemaVersion,
    kind: z.literal("pairing_route"),
    offerHash: PublicGatewayCapabilityHashSchema,
    codeHash: PublicGatewayCapabilityHashSchema,
    expiresAt: z.iso.datetime(),
  })
  .describe("The host opens a pairing route. Raw secrets never cross.");

const pairingRouteReady = z
  .strictObject({
    schemaVersion,
    kind: z.literal("pairing_route_ready"),
    offerHash: PublicGatewayCapabilityHashSchema,
  })
  .describe("The gateway now answers for that offer.");

const request = z
  .strictObject({
    schemaVersion,
    kind: z.literal("request"),
    requestId,
    target: PublicGatewayTargetSchema,
    method: z.enum(["GET", "POST"]),
    path: PublicGatewayRelativePathSchema,
    headers,
    bodyBase64: boundedBase64(PUBLIC_GATEWAY_REQUEST_BODY_BYTES_MAX).optional(),
  })
  .describe("A request for the host.");

const cancel = z
  .strictObject({
    schemaVersion,
    kind: z.literal("cancel"),
    requestId,
    reason: z.enum(["client_closed", "deadline", "host_disconnected", "protocol_error"]),
  })
  .describe("The answer is no longer wanted, or will not come.");

const responseStart = z
  .strictObject({
    schemaVersion,
    kind: z.literal("response_start"),
    requestId,
    status: z.int().min(100).max(599),
    headers,
  })
  .describe("Status and headers of an answer.");

const responseChunk = z
  .strictObject({
    schemaVersion,
    kind: z.literal("response_chunk"),
    requestId,
    sequence: z.int().min(0).max(1_000_000_000),
    bodyBase64: boundedBase64(PUBLIC_GATEWAY_RESPONSE_CHUNK_BYTES_MAX, 1),
  })
  .describe("The next bytes of an answer; never none.");

const responseEnd = z
  .strictObject({ schemaVersion, kind: z.literal("response_end"), requestId })
  .describe("The answer is whole.");

const pushWake = z
  .strictObject({
    schemaVersion,
    kind: z.literal("push_wake"),
    registrationId: z.uuid(),
    sequence: DevicePushSequenceSchema,
    wakeId: z.uuid(),
    deviceId: DevicePushOpaqueIdSchema,
    conversationId: DevicePushOpaqueIdSchema,
  })
  .describe("The host asks for one push that wakes a device.");

const pushWakeResult = z
  .strictObject({
    schemaVersion,
    kind: z.literal("push_wake_result"),
    wakeId: z.uuid(),
    status: z.enum(["sent", "unregistered", "not_registered", "superseded", "throttled", "rejected", "unavailable"]),
  })
  .describe("What became of that push.");

export const PublicGatewayTunnelFrameSchema = z
  .discriminatedUnion("kind", [
    pairingRoute,
    pairingRouteReady,
    request,
    cancel,
    responseStart,
    responseChunk,
    responseEnd,
    pushWake,
    pushWakeResult,
  ])
  .describe("One frame of the tunnel between host and gateway. Always read strictly.");
