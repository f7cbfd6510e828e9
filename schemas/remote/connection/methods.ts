/** Methods of the connection itself (facts, section 3.2). */
import { z } from "zod";
import { endpointsParamsSchema, remoteEndpointSnapshotSchema } from "../discovery/endpoint-snapshot.ts";
import { remoteFailureSchema } from "../rpc/remote-failure.ts";
import { opaqueIdSchema, timestampSchema } from "../shared/scalars.ts";
import { helloResultSchema } from "./hello.ts";
import { protocolSupportSchema } from "./negotiation.ts";

export const authenticateParamsSchema = z
  .strictObject({ deviceId: opaqueIdSchema, accessToken: opaqueIdSchema.optional() })
  .describe("Who calls. Without a token the device proves itself by its key alone.");

export const refreshParamsSchema = z.strictObject({}).describe("Asks for a new access token.");

export const pingParamsSchema = z.strictObject({ nonce: opaqueIdSchema }).describe("Asks for a sign of life.");

export const pingResultSchema = z
  .looseObject({ nonce: opaqueIdSchema, serverTime: timestampSchema })
  .describe("The nonce of the call and the host's clock.");

/** Keys of a fresh access token. */
export const freshToken = { accessToken: opaqueIdSchema, expiresAt: timestampSchema };

/** The methods, each with its params, result and errors; `authorization` is what an authenticated device gets to see. */
export function connectionMethods<Authorization extends z.ZodType>(authorization: Authorization) {
  const errors = remoteFailureSchema;
  return {
    "connection.hello": { params: protocolSupportSchema, result: helloResultSchema, errors },
    "connection.authenticate": {
      params: authenticateParamsSchema,
      result: z.looseObject({ deviceId: opaqueIdSchema, authorization, ...freshToken }),
      errors,
    },
    "connection.refresh": {
      params: refreshParamsSchema,
      result: z.looseObject({ authorization, ...freshToken }),
      errors,
    },
    "connection.endpoints": { params: endpointsParamsSchema, result: remoteEndpointSnapshotSchema, errors },
    "connection.ping": { params: pingParamsSchema, result: pingResultSchema, errors },
  };
}
