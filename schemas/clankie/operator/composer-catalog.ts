/** What the composer of a conversation offers to complete: commands and skills. */
import { z } from "zod";
import { COMPOSER_CATALOG_MAX } from "./constants.ts";
import { envelope, versioned } from "./envelope.ts";
import { ConversationIdSchema } from "./scalars.ts";
import { trimmedText } from "./text.ts";

const commandName = z
  .string()
  .max(64)
  .regex(/^[a-z0-9][a-z0-9-]*$/u);

export const ComposerCommandSchema = z
  .strictObject({
    name: commandName,
    aliases: z.array(commandName).max(12),
    summary: trimmedText(256),
    argumentHint: trimmedText(128).optional(),
  })
  .describe("A command that the owner starts with a slash.");

export const ComposerQuickActionSchema = z
  .strictObject({
    name: trimmedText(64),
    icon: z
      .string()
      .max(64)
      .regex(/^[a-z0-9-]+$/u),
    selectionArg: z
      .string()
      .max(64)
      .regex(/^[a-z][a-zA-Z0-9_-]*$/u)
      .optional()
      .describe("The argument that takes the selected text."),
  })
  .describe("A button for a skill. Only in answers to a request with `includeQuickActions`.");

export const ComposerSkillSchema = z
  .strictObject({
    name: z
      .string()
      .max(64)
      .regex(/^[a-z0-9][a-z0-9:_-]*$/u),
    description: trimmedText(512),
    source: trimmedText(32),
    invocation: z
      .string()
      .regex(/^[/$][^\s]{1,127}$/u)
      .describe("What to type for it."),
    quickAction: ComposerQuickActionSchema.optional(),
  })
  .describe("A skill of the agent in this conversation.");

export const ComposerCatalogSchema = z
  .strictObject({
    ...versioned,
    commands: z.array(ComposerCommandSchema).max(COMPOSER_CATALOG_MAX),
    skills: z.array(ComposerSkillSchema).max(COMPOSER_CATALOG_MAX),
  })
  .describe("Commands and skills of a conversation.");

export const ComposerCatalogRequestSchema = z
  .strictObject({
    ...envelope("composer_catalog"),
    conversationId: ConversationIdSchema,
    includeQuickActions: z.boolean().optional(),
  })
  .describe("Asks what the composer of a conversation can offer.");

export const ComposerCatalogResponseSchema = z.strictObject({
  ...envelope("composer_catalog"),
  catalog: ComposerCatalogSchema,
});
