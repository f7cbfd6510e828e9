import { z } from "zod";
import { DiscordSetupFieldSchema } from "./field.ts";
import { DiscordSetupReportedCheckSchema } from "./kinds.ts";
import { DiscordSetupSentenceSchema } from "./sentence.ts";

/** The version that this package writes; it reads version 1 too. */
export const DISCORD_SETUP_SCHEMA_VERSION = 2;

export const DiscordSetupDefinitionSchema = z
  .strictObject({
    schemaVersion: z.literal([1, DISCORD_SETUP_SCHEMA_VERSION]),
    sentences: z.array(DiscordSetupSentenceSchema),
    advancedGroups: z.array(z.strictObject({ title: z.string(), fields: z.array(DiscordSetupFieldSchema) })),
    choiceLabels: z
      .record(z.string(), z.string())
      .describe("Words for every value of any `choices` and for every check."),
  })
  .describe("What a Discord setup page asks.");

export type DiscordSetupDefinition = z.infer<typeof DiscordSetupDefinitionSchema>;

export const DiscordSetupSnapshotSchema = z
  .strictObject({
    definition: DiscordSetupDefinitionSchema,
    machineName: z.string().min(1).max(256),
    checks: z
      .array(
        z.strictObject({
          sentenceId: z.enum(["connect", "fleet", "tracking", "talk", "team"]),
          kind: DiscordSetupReportedCheckSchema,
          status: z.enum(["passed", "failed", "not_checked"]),
        }),
      )
      .optional(),
    testPostAvailable: z.boolean().optional(),
    invite: z
      .strictObject({
        role: z.enum(["participant", "admin"]).default("participant"),
        permissions: z.string().regex(/^\d+$/).describe("Permission bits as a decimal number."),
        url: z.url(),
      })
      .optional()
      .describe("Where to invite the bot."),
  })
  .describe("The setup page of one machine, as it stands now.");
