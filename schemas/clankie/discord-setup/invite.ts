/** Permission bits that an invitation asks for, as decimal numbers. */
export const DISCORD_INVITE_PERMISSIONS = {
  // Bits 6, 10, 11, 14, 15, 16, 20, 21, 25, 31, 35 and 38.
  participant: "311421946944",
  admin: "8",
} as const;

export type DiscordInviteRole = keyof typeof DISCORD_INVITE_PERMISSIONS;

/** Where an owner invites the bot, into `serverId` where one is given. */
export function discordRoleInviteUrl(applicationId: string, role: DiscordInviteRole, serverId?: string): string {
  const query = new URLSearchParams({
    client_id: applicationId,
    permissions: DISCORD_INVITE_PERMISSIONS[role],
    scope: "bot applications.commands",
  });
  if (serverId !== undefined) query.set("guild_id", serverId);
  return `https://discord.com/oauth2/authorize?${query.toString()}`;
}
