import { z } from "zod";

export const MissionSchema = z.strictObject({ missionId: z.string(), state: z.enum(["captain.idle", "captain.busy"]) });

const StatusSchema = z.strictObject({ op: z.literal("captain.status") });
const PauseSchema = z.strictObject({ op: z.literal("captain.pause"), missionId: z.string() });

export const CommandSchema = z.discriminatedUnion("op", [StatusSchema, PauseSchema]);
