/** Ids, cursors and other single values of the operator service. */
import { z } from "zod";
import { brand, collapseSpace, excludesWords, foldToKnown } from "../../kit/kit.ts";
import { CURSOR_MAX, REF_MAX } from "./constants.ts";
import { count, trimmedText } from "./text.ts";

export const RefSchema = trimmedText(REF_MAX).describe(
  "A reference to something the service knows, opaque to clients.",
);

export const ConversationIdSchema = brand(trimmedText(REF_MAX).describe("Names one conversation."), "ConversationId");
export const RunIdSchema = brand(trimmedText(REF_MAX).describe("Names one run of a turn."), "RunId");
export const PersonaIdSchema = brand(trimmedText(REF_MAX).describe("Names a durable character."), "PersonaId");
export const ChannelIdSchema = brand(
  trimmedText(REF_MAX).describe("Names a channel of several characters."),
  "ChannelId",
);
export const TerminalIdSchema = brand(
  trimmedText(REF_MAX).describe("Names a terminal, stable across reconnects."),
  "TerminalId",
);

export const SurfaceClientIdSchema = brand(
  trimmedText(REF_MAX).describe("Names one client view. Cursors belong to the view that got them."),
  "SurfaceClientId",
);
export const SeatIdSchema = brand(
  trimmedText(REF_MAX).describe("Names the chair that an agent occupies now. It changes when the agent moves."),
  "SeatId",
);
export const OccupantIdSchema = brand(
  trimmedText(REF_MAX).describe("Names the harness session in a seat. It stays the same across panes."),
  "OccupantId",
);
export const CursorSchema = brand(
  trimmedText(CURSOR_MAX).describe("An opaque position. Never parse, order or build one; one value may come twice."),
  "Cursor",
);

export const TimestampSchema = z.iso.datetime().describe("A moment in UTC, such as 2026-11-30T09:41:00Z.");

export const RevisionSchema = count().describe("Version of a conversation. It fences sends and answers.");

export const Sha256Schema = z
  .string()
  .regex(/^[a-f0-9]{64}$/u)
  .describe("A SHA-256 digest in lower-case hexadecimal.");

export const FleetNameSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,63}$/u)
  .describe("Names a fleet. The default fleet goes unnamed.");

export const ProjectIdSchema = z
  .string()
  .regex(/^[a-z][a-z0-9_-]{0,63}$/u)
  .describe("Names a project of the host.");

export const AgentNameSchema = trimmedText(80)
  .check(excludesWords(["discord", "clyde"]))
  .describe("A character's name, fit for every place it is shown in.");

/** Roles that every host knows, always written in lower case. */
export const BUILT_IN_ROLES = ["planner", "designer", "builder", "tester", "reviewer", "researcher"] as const;

export const RoleSchema = z
  .string()
  .trim()
  .check(collapseSpace(), foldToKnown(BUILT_IN_ROLES))
  .min(1)
  .max(24)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} -]*$/u)
  .describe("What a character does: a built-in role or one of the owner's own. Compare without regard to case.");
