import { z } from "zod";
import { HostErrorSchema } from "../host-error.ts";
import { OpenObjectSchema } from "../open-object.ts";

/** A body whose shape this contract does not state yet. */
export const open = { schema: OpenObjectSchema };

const WORDS: Readonly<Record<number, string>> = {
  200: "The answer.",
  201: "It was made.",
  202: "It was taken; the answer comes later.",
  204: "It is done. No body.",
  400: "The request is malformed.",
  401: "The proof is missing or not valid.",
  403: "The caller may not do this.",
  404: "There is no such thing.",
  409: "It conflicts with the state as it is now.",
  413: "The body is too large.",
  429: "Too many requests; see `Retry-After`.",
  502: "Another service did not answer as it should.",
  503: "Not ready, or not to be had now.",
};

/** A response for each status: `schema` for a good one, an error code for the others, no body for 204. */
export function answers(statuses: readonly number[], schema: z.ZodType = OpenObjectSchema) {
  return Object.fromEntries(statuses.map((status) => [status, answer(status, schema)]));
}

function answer(status: number, schema: z.ZodType) {
  const description = WORDS[status] ?? "";
  if (status === 204) return { description };
  return { description, schema: status < 300 ? schema : HostErrorSchema };
}

/** A query parameter for how many entries an answer may have. */
export function limit(description: string, most: number, usual: number) {
  return { name: "limit", in: "query" as const, schema: z.int().min(1).max(most).default(usual), description };
}
