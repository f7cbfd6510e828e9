import { z } from "zod";
import { DiscordDirectoryKindSchema, DiscordSettingKeySchema } from "./kinds.ts";

export const DiscordSetupFieldSchema = z
  .strictObject({
    key: DiscordSettingKeySchema,
    label: z.string(),
    help: z.string().optional(),
    kind: z.enum(["boolean", "ids", "text", "number", "choice"]).describe("How the value is entered."),
    choices: z.array(z.string()).optional().describe("Values of a `choice`; their words stand in `choiceLabels`."),
    directoryKinds: z
      .array(DiscordDirectoryKindSchema)
      .optional()
      .describe("What the directory should offer for the ids."),
  })
  .describe("One setting as an advanced page shows it.");
