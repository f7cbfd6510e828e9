import { z } from "zod";

const RoomSchema = z.strictObject({ id: z.string(), title: z.string().max(20) });

export const RosterSchema = z.strictObject({ schemaVersion: z.literal(1), rooms: z.array(RoomSchema) });

export const TicketSchema = z.strictObject({ id: z.string() });
