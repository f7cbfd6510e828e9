/** Pairing (facts, section 5.2). Approval happens on the host alone and is no method. */
import { z } from "zod";
import { utf16Length } from "../../kit/kit.ts";
import { remoteCapabilitiesSchema } from "../connection/authorization.ts";
import { freshToken } from "../connection/methods.ts";
import { remoteFailureSchema } from "../rpc/remote-failure.ts";
import { opaqueIdSchema, timestampSchema } from "../shared/scalars.ts";

export const pairingClaimParamsSchema = z
  .strictObject({
    invitationId: opaqueIdSchema,
    invitationSecret: opaqueIdSchema,
    deviceName: z
      .string()
      .regex(/^[^\uD800-\uDFFF]*$/u)
      .trim()
      .check(utf16Length(1, 64)),
    platform: z.enum(["ios", "android", "desktop"]),
    capabilities: remoteCapabilitiesSchema,
  })
  .describe("A device takes up an invitation. The same device may repeat it.");

export const pairingClaimResultSchema = z
  .looseObject({
    claimId: opaqueIdSchema,
    verificationCode: z.string().regex(/^[0-9]{6}$/u),
    expiresAt: timestampSchema,
  })
  .describe("The claim, and the code that both screens show.");

export const pairingGetParamsSchema = z
  .strictObject({ claimId: opaqueIdSchema })
  .describe("Asks what became of a claim.");

export const pairingOpenSchema = z
  .looseObject({ status: z.enum(["pending", "rejected", "expired"]) })
  .describe("A claim that nobody approved so far, or that nobody will.");

/** The methods, each with its params, result and errors; `authorization` is what an approved device gets to see. */
export function pairingMethods<Authorization extends z.ZodType>(authorization: Authorization) {
  const errors = remoteFailureSchema;
  const approved = z.looseObject({
    status: z.literal("approved"),
    deviceId: opaqueIdSchema,
    authorization,
    ...freshToken,
  });
  return {
    "pairing.claim": { params: pairingClaimParamsSchema, result: pairingClaimResultSchema, errors },
    "pairing.get": {
      params: pairingGetParamsSchema,
      result: z.discriminatedUnion("status", [pairingOpenSchema, approved]),
      errors,
    },
  };
}
