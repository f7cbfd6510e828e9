/** The device-session bearer of a request. Nothing else about a request says who it is (R12). */
import type { IncomingMessage } from "node:http";

const PREFIX = "Bearer ";
const BYTES_MAX = 4096;

/** The bearer; null when there is none, or more than one Authorization header (R13). */
export function readBearer({ headers, rawHeaders }: IncomingMessage): string | null {
  const header = headers.authorization;
  if (header === undefined || !header.startsWith(PREFIX) || header.length > BYTES_MAX) return null;
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.length === 13 && rawHeaders[index]?.toLowerCase() === "authorization") count += 1;
  }
  const bearer = header.slice(PREFIX.length).trim();
  return count === 1 && bearer.length > 0 ? bearer : null;
}
