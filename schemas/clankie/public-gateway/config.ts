import { z } from "zod";
import { urlRule } from "../../kit/kit.ts";
import { PUBLIC_GATEWAY_SCHEMA_VERSION } from "./constants.ts";

const exactOrigin = z
  .string()
  .max(512)
  .check(
    urlRule({
      schemes: ["https"],
      loopbackSchemes: ["http"],
      pathname: "root",
      forbid: ["credentials", "query", "fragment"],
    }),
  )
  .describe("An origin and nothing else: HTTPS, or HTTP on a loopback host.");

const exactIssuer = z
  .string()
  .max(512)
  .check(urlRule({ schemes: ["https"], pathname: "nonRoot", forbid: ["credentials", "query", "fragment"] }))
  .describe("An HTTPS URL with a path that does not end in a slash.");

export const PublicGatewayConfigSchema = z
  .strictObject({
    schemaVersion: z.literal(PUBLIC_GATEWAY_SCHEMA_VERSION),
    account: z
      .strictObject({
        provider: z.literal("cognito_email_otp"),
        endpoint: exactOrigin,
        issuer: exactIssuer,
        clientId: z
          .string()
          .min(1)
          .max(128)
          .regex(/^[A-Za-z0-9_+]+$/),
        selfSignUpEnabled: z.boolean(),
      })
      .describe("How an account signs in."),
  })
  .describe("What the gateway tells anybody who asks.");
