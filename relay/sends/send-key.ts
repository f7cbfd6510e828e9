/** The identity of a send: the device, and the whole validated request (R53, R54). */
import { createHash } from "node:crypto";
import type { SendTurn } from "../../generated/typescript/clankie/operator/operator.ts";

export function sendKey(deviceId: string, turn: SendTurn): string {
  const request = canonicalJson({ op: "send", schemaVersion: 1, turn });
  return createHash("sha256").update(deviceId).update("\0").update(request).digest("hex");
}

/** JSON with the keys of every object sorted, without spaces. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`).join(",")}}`;
}
