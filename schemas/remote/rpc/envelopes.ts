/** JSON-RPC 2.0 as the protocol uses it (facts, section 1). A batch is an array of at most 16, judged one by one. */
import { z } from "zod";
import { text } from "../shared/text-bounds.ts";

const jsonrpc = z.literal("2.0");

export const rpcIdSchema = z
  .union([text(0, 256), z.number(), z.null()])
  .describe("Names a request on its connection. Null is an id like any other and is answered with null.");

const call = {
  jsonrpc,
  method: text(1, 128),
  params: z.union([z.record(z.string(), z.json()), z.array(z.json())]).optional(),
};

export const jsonRpcRequestSchema = z
  .strictObject({ ...call, id: rpcIdSchema })
  .describe("A call that wants an answer.");

export const jsonRpcNotificationSchema = z
  .strictObject(call)
  .describe("A message without `id`, which is never answered, even when it is invalid.");

export const jsonRpcErrorSchema = z
  .object({ code: z.int(), message: z.string(), data: z.unknown().optional() })
  .describe("A failed call. Code 1000 carries a failure of the protocol in `data`.");

export const jsonRpcSuccessSchema = z
  .strictObject({ jsonrpc, id: rpcIdSchema, result: z.json() })
  .describe("The answer to a call that succeeded.");

export const jsonRpcFailureSchema = z
  .strictObject({ jsonrpc, id: rpcIdSchema, error: jsonRpcErrorSchema })
  .describe("The answer to a call that failed.");

export const jsonRpcResponseSchema = z
  .union([jsonRpcSuccessSchema, jsonRpcFailureSchema])
  .describe("The answer to a call: exactly one of `result` and `error`.");

export type JsonRpcRequest = z.infer<typeof jsonRpcRequestSchema>;
export type JsonRpcNotification = z.infer<typeof jsonRpcNotificationSchema>;
export type JsonRpcError = z.infer<typeof jsonRpcErrorSchema>;
export type JsonRpcResponse = z.infer<typeof jsonRpcResponseSchema>;
