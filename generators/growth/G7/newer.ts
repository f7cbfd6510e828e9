import { z } from "zod";

/** What is called a conversation everywhere else keeps its first name on the wire; a newer name may stand beside it. */
export const MissionSchema = z.strictObject({
  missionId: z.string(),
  conversationTitle: z.string().optional(),
  state: z.enum(["captain.idle", "captain.busy"]),
});

const StatusSchema = z.strictObject({ op: z.literal("captain.status") });
const PauseSchema = z.strictObject({ op: z.literal("captain.pause"), missionId: z.string() });

export const CommandSchema = z.discriminatedUnion("op", [StatusSchema, PauseSchema]);
