import { z } from "zod";
import { requiredWhen } from "../../kit/kit.ts";
import { DiscordDirectoryKindSchema } from "./kinds.ts";

export const DISCORD_DIRECTORY_PATH = "/v1/discord/directory";

const discordId = z.string().regex(/^\d{5,32}$/u);

export const DiscordDirectoryListSchema = z
  .enum(["servers", "channels", "roles", "people"])
  .describe("Which part of the directory.");

const needsServer = (equals: string) => requiredWhen({ key: "kind", equals }, ["guildId"], { path: ["guildId"] });

export const DiscordDirectoryQuerySchema = z
  .strictObject({
    kind: DiscordDirectoryListSchema.default("servers"),
    guildId: discordId.optional(),
    limit: z.int().min(1).max(200).default(100),
    after: discordId.optional().describe("Entries after this one."),
  })
  .check(needsServer("channels"), needsServer("roles"), needsServer("people"))
  .describe("Asks for a part of the directory: everything but the servers needs a server.");

export const DiscordDirectoryEntrySchema = z.strictObject({
  id: discordId,
  name: z.string().min(1).max(512),
  kind: DiscordDirectoryKindSchema,
  guildId: discordId.optional(),
});

export const DiscordDirectoryResponseSchema = z
  .strictObject({
    schemaVersion: z.literal(1),
    body: z.enum(["bot", "user_session"]),
    kind: DiscordDirectoryListSchema,
    state: z.enum(["connected", "disconnected", "partial", "unavailable"]),
    entries: z.array(DiscordDirectoryEntrySchema).max(200),
    hasMore: z.boolean(),
    nextCursor: discordId.optional(),
    reason: z
      .enum([
        "runtime_not_connected",
        "directory_unavailable",
        "server_unavailable",
        "gateway_cache_incomplete",
        "permissions_unknown",
        "people_not_fully_loaded",
      ])
      .optional(),
  })
  .describe("Entries of the Discord directory, as far as the host can see them.");

/**
 * The query of a URL as a directory query, or undefined: a key it does not know, a key given twice, or a value out of
 * range. A limit is read as JavaScript reads numbers in text.
 */
export function readDiscordDirectoryQuery(
  query: URLSearchParams,
): z.infer<typeof DiscordDirectoryQuerySchema> | undefined {
  const entries = [...query];
  if (new Set(entries.map(([key]) => key)).size !== entries.length) return undefined;
  const values = Object.fromEntries(entries.map(([key, value]) => [key, key === "limit" ? Number(value) : value]));
  return DiscordDirectoryQuerySchema.safeParse(values).data;
}
