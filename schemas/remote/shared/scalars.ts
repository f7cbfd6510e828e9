/** Single values that every part of the protocol uses (facts, section 0.2). */
import { z } from "zod";
import { unicodeText } from "./text-bounds.ts";

export const opaqueIdSchema = unicodeText(1, 256).describe("An id or token. Never trim, parse, order or build one.");

export const decimalSchema = z
  .string()
  .regex(/^(?:0|[1-9][0-9]{0,39})$/u)
  .describe("A whole number from 0 on as decimal text. Compare it by value, not as text and not as a double.");

export const digestSchema = z
  .string()
  .regex(/^[0-9a-f]{64}$/u)
  .describe("A SHA-256 digest in lower-case hexadecimal.");

export const timestampSchema = z.iso.datetime().describe("A moment in UTC, such as 2030-01-01T00:00:00Z.");
