import { z } from "zod";
import { uniqueItems } from "../../kit/kit.ts";
import { AccountFlowIdSchema, AccountProviderSchema, GoogleAccountProviderSchema, driveFileId } from "./provider.ts";

/** What the provider sent back to the owner's browser. */
const returned = {
  state: AccountFlowIdSchema,
  code: z
    .string()
    .min(1)
    .max(2_048)
    .regex(/^[\x21-\x7e]+$/u),
};

export const AccountLinearAppRequestSchema = z
  .strictObject({ clientId: z.string().trim().min(1).max(256), clientSecret: z.string().trim().min(1).max(4_096) })
  .describe("Connects Linear through an app of the owner. The secret is never returned.");

export const AccountGithubPollRequestSchema = z
  .strictObject({ flowId: AccountFlowIdSchema })
  .describe("Asks whether the owner has typed the code in.");

export const AccountLinearCompleteRequestSchema = z
  .strictObject(returned)
  .describe("Completes what the owner allowed in the browser.");

export const AccountGoogleStartRequestSchema = z
  .strictObject({ provider: GoogleAccountProviderSchema })
  .describe("Starts to connect one of Google's services.");

const gmail = z.strictObject({ provider: z.literal("google-gmail"), ...returned });

const calendar = z.strictObject({ provider: z.literal("google-calendar"), ...returned });

const drive = z
  .strictObject({
    provider: z.literal("google-drive"),
    ...returned,
    pickedFileIds: z.array(driveFileId).min(1).max(100).check(uniqueItems()),
  })
  .describe("With the files that the owner picked; the host reads no other.");

export const AccountGoogleCompleteRequestSchema = z
  .discriminatedUnion("provider", [gmail, calendar, drive])
  .describe("Completes what the owner allowed in the browser.");

export const AccountDisconnectRequestSchema = z
  .strictObject({ provider: AccountProviderSchema })
  .describe("Takes the host's access back.");
