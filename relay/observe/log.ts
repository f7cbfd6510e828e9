/** Log lines from an allow-list of fields (R101 to R106). No text of a message, no body, no credential can get in. */
import { pino } from "pino";
import type { DestinationStream } from "pino";
import { maskText } from "../redact/redact.ts";

const TEXT_MAX = 512;

/** All that a line may say. */
export interface LogFields {
  readonly route?: string;
  readonly op?: string;
  readonly deviceId?: string;
  readonly conversationId?: string | undefined;
  readonly surfaceClientId?: string | undefined;
  readonly terminalId?: string | undefined;
  readonly seatId?: string | undefined;
  readonly resultStatus?: string | undefined;
  readonly denial?: string;
  readonly address?: string;
  readonly adminAddress?: string;
  readonly statusCode?: number;
}

export interface Log {
  info(fields: LogFields, message: string): void;
  warn(fields: LogFields, message: string): void;
}

/** Info goes to `out`, warnings to `err`; one JSON object a line. */
export function openLog(out: DestinationStream, err: DestinationStream): Log {
  const options = {
    base: { service: "clankie-relay" },
    messageKey: "message",
    timestamp: false,
    formatters: { level: (level: string) => ({ level }) },
  } as const;
  const informer = pino(options, out);
  const warner = pino(options, err);
  return {
    info: (fields, message) => informer.info(bound(fields), message),
    warn: (fields, message) => warner.warn(bound(fields), message),
  };
}

/** Masked first, then cut (R119). */
function bound(fields: LogFields): Record<string, string | number> {
  const bounded: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(fields) as [string, string | number | undefined][]) {
    if (typeof value === "string") bounded[key] = maskText(value).slice(0, TEXT_MAX);
    else if (value !== undefined) bounded[key] = value;
  }
  return bounded;
}
