/** The hop to the captain: one strict request out, one result of the same `op` back, masked (R36 to R47). */
import type { Buffer } from "node:buffer";
import {
  isOperatorServiceResult,
  readOperatorServiceResult,
} from "../../generated/typescript/clankie/operator/operator.ts";
import type {
  OperatorServiceRequest,
  OperatorServiceResult,
} from "../../generated/typescript/clankie/operator/operator.ts";
import type { Clock, Listen } from "../clock.ts";
import { maskValue } from "../redact/redact.ts";
import { keptRefusal, refusal } from "../http/refusals.ts";
import type { Refusal } from "../http/refusals.ts";
import { parseJson } from "../http/read-body.ts";
import { call } from "./call.ts";
import type { Pools } from "./pools.ts";
import { scanFor } from "./token-scan.ts";
import type { TokenScan } from "./token-scan.ts";

const DEADLINE_MS = 30_000;
const DEADLINE_AFTER_WAIT_MS = 10_000;
const ANSWER_BYTES_MAX = 67_108_864;

type ResultOf<Op> = Extract<OperatorServiceResult, { op: Op }>;

/** A result, or a refusal. `definite` refusals are the captain's own: nothing was done (R42, or its 401). */
export type Hop<Op extends OperatorServiceRequest["op"]> =
  | { readonly kind: "result"; readonly result: ResultOf<Op> }
  | { readonly kind: "failure"; readonly refusal: Refusal; readonly started: boolean; readonly definite: boolean };

export interface HopOptions {
  readonly deviceId: string;
  /** Ends the hop when its last reader leaves. */
  readonly abort?: Listen;
}

export interface Captain {
  dispatch<Op extends OperatorServiceRequest["op"]>(
    request: Extract<OperatorServiceRequest, { op: Op }>,
    options: HopOptions,
  ): Promise<Hop<Op>>;
}

export function captainBy(pools: Pools, clock: Clock, token: string | null): Captain {
  const path = `${pools.captainPath}/operator/v1/dispatch`;
  const scan = scanFor(token ?? "-");
  const unavailable = refusal("conversation_upstream_unavailable");
  const fault = { kind: "failure", refusal: unavailable, started: true, definite: false } as const;
  return {
    async dispatch<Op extends OperatorServiceRequest["op"]>(
      request: Extract<OperatorServiceRequest, { op: Op }>,
      { deviceId, abort }: HopOptions,
    ): Promise<Hop<Op>> {
      if (token === null) return { ...fault, started: false };
      const waitMs = waitOf(request);
      const answer = await call({
        pool: waitMs > 0 ? pools.captainParked : pools.captain,
        clock,
        method: "POST",
        path,
        headers: {
          authorization: `Bearer ${token}`,
          "content-type": "application/json",
          "x-clankie-device-id": encodeURIComponent(deviceId),
        },
        body: JSON.stringify(request),
        deadlineMs: Math.max(DEADLINE_MS, waitMs + DEADLINE_AFTER_WAIT_MS),
        answerBytesMax: ANSWER_BYTES_MAX,
        ...(abort === undefined ? {} : { abort }),
      });
      if (answer.kind === "fault") return fault;
      const { status, isJson, bytes } = answer;
      const kept = keptRefusal(status);
      if (kept !== undefined) return { kind: "failure", refusal: kept, started: true, definite: true };
      if (status === 401) return { ...fault, definite: true };
      const result = status >= 200 && status < 300 && isJson ? readAnswer(bytes, request.op, scan) : null;
      return result === null ? fault : { kind: "result", result: result as ResultOf<Op> };
    },
  };
}

/** The result in these bytes; null when there is none that may go out. */
function readAnswer(bytes: Buffer, op: string, scan: TokenScan): OperatorServiceResult | null {
  const body = parseJson(bytes);
  if (body.kind !== "json") return null;
  try {
    return scan(bytes, body.value) ? null : readResult(body.value, op);
  } catch (error) {
    // Nested so deeply that a walk through it exhausts the stack.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The result as it may go out; null when it is none, of another `op`, or cannot be masked without harm. */
function readResult(received: unknown, op: string): OperatorServiceResult | null {
  const read = readOperatorServiceResult(received);
  if (!read.success || read.data.op !== op) return null;
  const masked = maskValue(read.data, received);
  if (masked === null) return null;
  // What the reader gives has passed the strict schema; masking may have broken it.
  return masked.value === read.data || isOperatorServiceResult(masked.value) ? masked.value : null;
}

/** How long the captain may park this request, in milliseconds. */
function waitOf(request: OperatorServiceRequest): number {
  switch (request.op) {
    case "tail":
      return request.tail.waitMs ?? 0;
    case "fleet":
    case "presence":
      return request.waitMs ?? 0;
    default:
      return 0;
  }
}
