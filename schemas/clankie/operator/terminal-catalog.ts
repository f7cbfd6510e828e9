/** The terminals that can be watched. */
import { z } from "zod";
import { CODE_MAX, TERMINAL_CATALOG_MAX, TITLE_MAX } from "./constants.ts";
import { envelope } from "./envelope.ts";
import { FleetNameSchema, RefSchema, TerminalIdSchema } from "./scalars.ts";
import { FleetLevelSchema } from "./seats.ts";
import { rawText, trimmedText } from "./text.ts";

export const TerminalPaneSchema = z.strictObject({ id: RefSchema });

export const TerminalRuntimeSchema = z
  .strictObject({ id: FleetNameSchema, session: z.string().min(1).max(64) })
  .describe("The terminal host that a terminal belongs to, when there are several.");

export const TerminalSessionSchema = z
  .strictObject({
    terminalId: TerminalIdSchema,
    label: rawText(TITLE_MAX),
    workspace: FleetLevelSchema,
    tab: FleetLevelSchema,
    pane: TerminalPaneSchema,
    agent: trimmedText(CODE_MAX).optional().describe("Absent: a plain shell."),
    runtime: TerminalRuntimeSchema.optional(),
  })
  .describe("A terminal and where it stands.");

export const TerminalCatalogRequestSchema = z
  .strictObject(envelope("terminal_catalog"))
  .describe("Asks for the terminals that can be watched.");

export const TerminalCatalogResponseSchema = z.strictObject({
  ...envelope("terminal_catalog"),
  sessions: z.array(TerminalSessionSchema).max(TERMINAL_CATALOG_MAX),
});
