/** The operations by which devices are paired, listed, renewed and revoked. */
import { z } from "zod";
import { operation } from "../kit/kit.ts";
import {
  DeviceSessionRefreshResponseSchema,
  PairingCompleteRequestSchema,
  PairingCompleteResponseSchema,
  PairingOfferRequestSchema,
  PairingOfferWireSchema,
  PairingRedeemRequestSchema,
  PairingRedeemResponseSchema,
} from "./device-pairing.ts";
import { DEVICE_PUSH_PATH, DevicePushRequestSchema } from "./device-push.ts";
import { DeviceListResponseSchema, DeviceSelfResponseSchema } from "./devices.ts";
import { HostErrorSchema } from "./host-error.ts";

const unauthorized = { description: "The bearer is missing or not valid.", schema: HostErrorSchema };
const malformed = { description: "The request is malformed.", schema: HostErrorSchema };

export const postPairingOffer = operation({
  id: "postPairingOffer",
  method: "POST",
  path: "/v1/pairing/offer",
  summary: "Make a pairing offer",
  tags: ["Pairing"],
  security: ["operatorBearer"],
  request: { schema: PairingOfferRequestSchema },
  responses: {
    200: { description: "The offer, with its one-time secret.", schema: PairingOfferWireSchema },
    400: malformed,
    401: unauthorized,
  },
});

export const postPairingRedeem = operation({
  id: "postPairingRedeem",
  method: "POST",
  path: "/v1/pairing/redeem",
  summary: "Redeem a pairing offer",
  description: "Public: the offer's own secret or code is the proof.",
  tags: ["Pairing"],
  security: [],
  request: { schema: PairingRedeemRequestSchema },
  responses: { 200: { description: "The pending device.", schema: PairingRedeemResponseSchema }, 400: malformed },
});

export const postPairingComplete = operation({
  id: "postPairingComplete",
  method: "POST",
  path: "/v1/pairing/complete",
  summary: "Complete a pairing",
  description: "Public: the completion token is the proof. Accepted grants are a subset of the offered ones.",
  tags: ["Pairing"],
  security: [],
  request: { schema: PairingCompleteRequestSchema },
  responses: {
    200: { description: "The device's first session.", schema: PairingCompleteResponseSchema },
    400: malformed,
  },
});

export const listDevices = operation({
  id: "listDevices",
  method: "GET",
  path: "/v1/devices",
  summary: "List paired devices",
  tags: ["Devices", "Operator"],
  security: ["operatorBearer", "deviceBearer"],
  responses: {
    200: { description: "Every device, pending and revoked ones included.", schema: DeviceListResponseSchema },
    401: unauthorized,
  },
});

export const revokeDevice = operation({
  id: "revokeDevice",
  method: "POST",
  path: "/v1/devices/{id}/revoke",
  summary: "Revoke a device",
  tags: ["Devices", "Operator"],
  security: ["operatorBearer", "deviceBearer"],
  parameters: [{ name: "id", in: "path", schema: z.string(), description: "Id of the device." }],
  responses: {
    200: { description: "The device is revoked." },
    403: { description: "The caller may not do this.", schema: HostErrorSchema },
    404: { description: "There is no such device.", schema: HostErrorSchema },
    503: { description: "The devices cannot be changed now.", schema: HostErrorSchema },
  },
});

export const getDeviceSelf = operation({
  id: "getDeviceSelf",
  method: "GET",
  path: "/v1/devices/self",
  summary: "Read the calling device",
  tags: ["Devices"],
  security: ["deviceBearer"],
  responses: {
    200: { description: "The device and its grants.", schema: DeviceSelfResponseSchema },
    401: unauthorized,
  },
});

export const refreshDeviceSession = operation({
  id: "refreshDeviceSession",
  method: "POST",
  path: "/v1/devices/self/session/refresh",
  summary: "Renew the calling device's session",
  tags: ["Devices"],
  security: ["deviceBearer"],
  responses: {
    200: { description: "The next session.", schema: DeviceSessionRefreshResponseSchema },
    401: unauthorized,
  },
});

export const setDevicePush = operation({
  id: "setDevicePush",
  method: "POST",
  path: DEVICE_PUSH_PATH,
  summary: "Switch the calling device's pushes on or off",
  description: "The state with the highest sequence stands. Stating it once more is fine.",
  tags: ["Devices"],
  security: ["deviceBearer"],
  request: { schema: DevicePushRequestSchema },
  responses: {
    200: { description: "The state that now stands.", schema: DevicePushRequestSchema },
    400: malformed,
    401: unauthorized,
    409: {
      description: "`stale_push_registration` or `conflicting_push_registration`.",
      schema: HostErrorSchema,
    },
  },
});
