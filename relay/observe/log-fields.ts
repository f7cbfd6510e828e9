/** What a log line says of a request and of its result (R103): identifiers and statuses, nothing else. */
import type {
  OperatorServiceRequest,
  OperatorServiceResult,
} from "../../generated/typescript/clankie/operator/operator.ts";
import type { LogFields } from "./log.ts";

const PAYLOADS = ["turn", "replay", "tail", "observation", "control", "input", "move", "upload", "chunk"] as const;
const IDS = ["conversationId", "surfaceClientId", "terminalId", "seatId"] as const;
const WITH_STATUS: ReadonlySet<string> = new Set(["send", "replay", "tail", "terminal_tail"]);

export function requestFields(request: OperatorServiceRequest, deviceId: string): LogFields {
  const isTerminal = request.op === "terminal_tail" || request.op === "terminal_catalog";
  return {
    route: isTerminal ? "operator_terminal" : "operator_conversation",
    op: request.op,
    deviceId,
    ...idsOf(request),
  };
}

/** The identifiers of a request, from its top or from its one payload. */
export function idsOf(request: OperatorServiceRequest): Partial<Record<(typeof IDS)[number], string>> {
  const top: Readonly<Record<string, unknown>> = { ...request };
  const found: Partial<Record<(typeof IDS)[number], string>> = {};
  for (const place of [top, ...PAYLOADS.map((key) => top[key])]) {
    if (typeof place !== "object" || place === null) continue;
    for (const id of IDS) {
      const value = (place as Readonly<Record<string, unknown>>)[id];
      if (typeof value === "string") found[id] ??= value;
    }
  }
  return found;
}

export function resultStatus(result: OperatorServiceResult): string | undefined {
  if (!WITH_STATUS.has(result.op) || !("result" in result)) return undefined;
  return "status" in result.result ? result.result.status : undefined;
}
