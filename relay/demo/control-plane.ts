/** The control plane of the demo: pairs devices and says who a bearer is. */
import {
  safeParsePairingCompleteRequest,
  safeParsePairingRedeemRequest,
} from "../../generated/typescript/clankie/device-pairing.ts";
import { Devices } from "./devices.ts";
import type { Session } from "./devices.ts";
import { openJsonServer } from "./json-server.ts";
import type { JsonAnswer, JsonRequest, JsonServer } from "./json-server.ts";

export interface ControlPlaneOptions {
  readonly today: () => Date;
  /** Bearer of the owner's own console. */
  readonly operatorToken: string;
  /** Origin that devices are told to use; null: not told (R112). */
  readonly relayUrl: () => string | null;
  /** Whether a relay answers: while none does, no offer is made (R108). */
  readonly isRelayUp: () => Promise<boolean>;
}

export interface ControlPlane extends JsonServer {
  readonly devices: Devices;
}

const invalid: JsonAnswer = { status: 400, body: { error: "invalid_request" } };
const unauthorized: JsonAnswer = { status: 401, body: { error: "device_authentication_required" } };

export async function openControlPlane(options: ControlPlaneOptions): Promise<ControlPlane> {
  const devices = new Devices(options.today);
  const server = await openJsonServer((request) => answer(request, devices, options));
  return Object.assign(server, { devices });
}

async function answer(request: JsonRequest, devices: Devices, options: ControlPlaneOptions): Promise<JsonAnswer> {
  const revoked = /^\/v1\/devices\/([^/]+)\/revoke$/.exec(request.path)?.[1];
  switch (`${request.method} ${revoked === undefined ? request.path : "revoke"}`) {
    case "GET /v1/devices/self":
      return self(request, devices);
    case "POST /v1/devices/self/session/refresh":
      return withSession(request, devices, ({ device }) => session(devices.open(device), options));
    case "POST revoke":
      return ifOperator(request, options, () => revoke(devices, decodeURIComponent(revoked ?? "")));
    case "POST /v1/pairing/offer":
      return ifOperator(request, options, () => offer(devices, options));
    case "POST /v1/pairing/redeem":
      return redeem(request, devices);
    case "POST /v1/pairing/complete":
      return complete(request, devices, options);
    default:
      return { status: 404, body: { error: "not_found" } };
  }
}

function self(request: JsonRequest, devices: Devices): JsonAnswer {
  return withSession(request, devices, ({ device, expiresAt }) => ({
    status: 200,
    body: {
      deviceId: device.deviceId,
      name: device.name,
      platform: device.platform,
      grants: device.grants,
      host: { name: "demo" },
      sessionExpiresAt: expiresAt.toISOString(),
    },
  }));
}

async function offer(devices: Devices, { isRelayUp }: ControlPlaneOptions): Promise<JsonAnswer> {
  if (!(await isRelayUp())) return { status: 503, body: { error: "relay_unavailable" } };
  const { code, expiresAt } = devices.offer();
  const body = { version: 1, deepLink: `clankie://pair?code=${code}`, code, expiresAt: expiresAt.toISOString() };
  return { status: 200, body };
}

function redeem({ body }: JsonRequest, devices: Devices): JsonAnswer {
  const parsed = safeParsePairingRedeemRequest(jsonOf(body));
  if (!parsed.success) return invalid;
  const { code, offerSecret, device } = parsed.data;
  const pending = devices.redeem(code ?? offerSecret ?? "", device.name, device.platform);
  if (pending === null) return invalid;
  return {
    status: 200,
    body: {
      deviceId: pending.device.deviceId,
      host: { name: "demo" },
      offeredGrants: pending.device.grants,
      completionToken: pending.completionToken,
      expiresAt: pending.expiresAt.toISOString(),
    },
  };
}

function complete({ body }: JsonRequest, devices: Devices, options: ControlPlaneOptions): JsonAnswer {
  const parsed = safeParsePairingCompleteRequest(jsonOf(body));
  const opened = parsed.success ? devices.complete(parsed.data.completionToken, parsed.data.acceptedGrants) : null;
  if (opened === null) return invalid;
  const answered = session(opened, options);
  return { status: 200, body: { deviceId: opened.device.deviceId, ...(answered.body as object) } };
}

function revoke(devices: Devices, deviceId: string): JsonAnswer {
  const device = devices.find(deviceId);
  if (device === null) return { status: 404, body: { error: "unknown_device" } };
  device.isRevoked = true;
  return { status: 200, body: {} };
}

function session({ token, device, expiresAt }: Session, { relayUrl }: ControlPlaneOptions): JsonAnswer {
  const url = relayUrl();
  const told = url === null ? {} : { relayUrl: url };
  return {
    status: 200,
    body: { deviceToken: token, grants: device.grants, sessionExpiresAt: expiresAt.toISOString(), ...told },
  };
}

function withSession(request: JsonRequest, devices: Devices, act: (session: Session) => JsonAnswer): JsonAnswer {
  const standing = devices.standing(request.bearer);
  if (standing === "unknown") return unauthorized;
  return typeof standing === "string" ? { status: 401, body: { error: standing } } : act(standing);
}

function ifOperator(
  { bearer }: JsonRequest,
  { operatorToken }: ControlPlaneOptions,
  act: () => JsonAnswer | Promise<JsonAnswer>,
): JsonAnswer | Promise<JsonAnswer> {
  return bearer === operatorToken ? act() : { status: 401, body: { error: "operator_authentication_required" } };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
