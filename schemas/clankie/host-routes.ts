/** Every other operation of the host. Bodies of an open object are those whose shape this contract does not state yet. */
export * from "./host-routes/browser-and-media.ts";
export * from "./host-routes/captain.ts";
export * from "./host-routes/connections-and-work.ts";
export * from "./host-routes/discord-presence.ts";
export * from "./host-routes/discord-settings.ts";
export * from "./host-routes/embodiment.ts";
export * from "./host-routes/health.ts";
export * from "./host-routes/linear.ts";
export * from "./host-routes/machines.ts";
export * from "./host-routes/memory.ts";
export * from "./host-routes/operator-settings.ts";
export * from "./host-routes/support.ts";
export * from "./host-routes/views-and-huddles.ts";
export * from "./host-routes/worker-accounts.ts";
