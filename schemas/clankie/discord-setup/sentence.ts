import { z } from "zod";
import {
  DiscordDirectoryKindSchema,
  DiscordSettingKeySchema,
  DiscordSetupCheckSchema,
  DiscordSetupPickerKindSchema,
} from "./kinds.ts";

export const DiscordSetupSentenceIdSchema = z.enum([
  "connect",
  "fleet",
  "tracking",
  "home",
  "talk",
  "computer",
  "team",
]);

const enables = z
  .strictObject({
    field: DiscordSettingKeySchema,
    kinds: z.array(DiscordDirectoryKindSchema).optional().describe("Only when the choice is of such a kind."),
  })
  .describe("A setting that a choice switches on.");

const accessFields = z
  .strictObject({
    people: DiscordSettingKeySchema,
    servers: DiscordSettingKeySchema,
    channels: DiscordSettingKeySchema,
  })
  .describe("The settings that hold who may, and where.");

export const DiscordSetupPartSchema = z
  .discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("text"), text: z.string() }),
    z.strictObject({ kind: z.literal("machine") }).describe("The machine's name stands here."),
    z
      .strictObject({
        kind: z.literal("picker"),
        picker: DiscordSetupPickerKindSchema,
        fields: z.array(DiscordSettingKeySchema).describe("The settings it fills."),
        placeholder: z.string(),
        choices: z.array(z.string()).optional(),
        serverFields: z.array(DiscordSettingKeySchema).optional(),
        enables: z.array(enables).optional(),
        accessFields: accessFields.optional(),
      })
      .describe("Something to choose stands here."),
  ])
  .describe("A piece of a sentence: words, the machine, or a choice.");

export const DiscordSetupSentenceSchema = z
  .strictObject({
    id: DiscordSetupSentenceIdSchema,
    parts: z.array(DiscordSetupPartSchema),
    help: z.string(),
    checks: z.array(DiscordSetupCheckSchema).describe("What must hold for the sentence to be true."),
    explicitComputerAccess: z.boolean().optional(),
  })
  .describe("One setup step, written as a sentence with gaps.");
