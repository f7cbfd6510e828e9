import { z } from "zod";
import { operation } from "../../kit/kit.ts";
import { HostErrorSchema } from "../host-error.ts";

export const DISCORD_SETUP_TEST_POST_PATH = "/v1/discord/setup/test-post";

const discordId = z.string().regex(/^\d{5,32}$/);

export const DiscordSetupTestPostRequestSchema = z
  .strictObject({
    guildId: discordId,
    channelId: discordId,
    expectedRevision: z
      .string()
      .regex(/^[a-f0-9]{64}$/)
      .describe("Revision of the settings that the caller saw."),
  })
  .describe("Asks the host to post a test message.");

export const DiscordSetupTestPostResultSchema = z
  .discriminatedUnion("outcome", [
    z
      .strictObject({
        outcome: z.literal("posted"),
        body: z.enum(["bot", "user_session"]),
        guildId: discordId,
        channelId: discordId,
        messageId: discordId,
      })
      .describe("The message is there."),
    z
      .strictObject({
        outcome: z.literal("unavailable"),
        reason: z.enum(["permissions_not_verified", "account_changed", "runtime_unavailable"]),
      })
      .describe("Nothing was posted."),
    z
      .strictObject({ outcome: z.literal("unconfirmed"), reason: z.literal("post_receipt_unavailable") })
      .describe("The message may be there: posting again may double it."),
  ])
  .describe("What became of a test message.");

export const discordSetupTestPost = operation({
  id: "discordSetupTestPost",
  method: "POST",
  path: DISCORD_SETUP_TEST_POST_PATH,
  summary: "Post a test message to a Discord channel",
  tags: ["Discord"],
  security: ["operatorBearer"],
  grant: "terminalControl",
  request: { schema: DiscordSetupTestPostRequestSchema },
  responses: {
    200: { description: "What became of the message.", schema: DiscordSetupTestPostResultSchema },
    400: { description: "The request is malformed.", schema: HostErrorSchema },
    403: { description: "The caller may not do this.", schema: HostErrorSchema },
    409: { description: "The settings are no longer at `expectedRevision`.", schema: HostErrorSchema },
  },
});
