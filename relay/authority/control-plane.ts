/** Asks the control plane who a bearer is. Fails closed: what cannot be understood is `unavailable` (R14, R22 to R24). */
import type { Buffer } from "node:buffer";
import { readDeviceSelfResponse } from "../../generated/typescript/clankie/devices.ts";
import type { DeviceSelfResponse } from "../../generated/typescript/clankie/devices.ts";
import type { Clock } from "../clock.ts";
import { parseJson } from "../http/read-body.ts";
import { call } from "../upstream/call.ts";
import type { Pools } from "../upstream/pools.ts";
import type { Denial } from "./denial.ts";

const DEADLINE_MS = 5_000;
const ANSWER_BYTES_MAX = 65_536;

/** The record of a device, with the bytes that said so. */
export interface DeviceRecord {
  readonly bytes: Buffer;
  readonly device: DeviceSelfResponse;
}

export type Verification = DeviceRecord | Denial;

/** `last` spares reading the same bytes again; the control plane is asked every time all the same. */
export type Verify = (bearer: string, last: DeviceRecord | null) => Promise<Verification>;

export function verifyBy(pools: Pools, clock: Clock): Verify {
  const path = `${pools.controlPlanePath}/v1/devices/self`;
  return async (bearer, last) => {
    const answer = await call({
      pool: pools.controlPlane,
      clock,
      method: "GET",
      path,
      headers: { authorization: `Bearer ${bearer}`, accept: "application/json" },
      deadlineMs: DEADLINE_MS,
      answerBytesMax: ANSWER_BYTES_MAX,
    });
    if (answer.kind === "fault") return "unavailable";
    const { status, bytes } = answer;
    if (status === 200) return last !== null && bytes.equals(last.bytes) ? last : readRecord(bytes);
    return status >= 400 && status < 500 && status !== 408 && status !== 429 ? denialOf(bytes) : "unavailable";
  };
}

function readRecord(bytes: Buffer): Verification {
  const body = parseJson(bytes);
  const read = body.kind === "json" ? readDeviceSelfResponse(body.value) : null;
  if (read?.success !== true) return "unavailable";
  // A lone surrogate cannot be percent-encoded for the captain.
  return /\p{Surrogate}/u.test(read.data.deviceId) ? "unavailable" : { bytes, device: read.data };
}

function denialOf(bytes: Buffer): Denial {
  const body = parseJson(bytes);
  if (body.kind !== "json" || typeof body.value !== "object" || body.value === null) return "invalid";
  const { error } = body.value as { error?: unknown };
  return error === "revoked" || error === "expired" ? error : "invalid";
}
