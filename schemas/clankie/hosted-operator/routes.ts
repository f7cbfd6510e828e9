const operatorSettings = ["host-settings", "appearance", "voice", "persona", "fleet-settings", "fleet-settings/hire"];

/** Paths that a GET may name, byte for byte. */
export const HOSTED_OPERATOR_GET_PATHS: ReadonlySet<string> = new Set([
  "/health",
  ...under("/v1/operator/", [...operatorSettings, "runtime-health", "projects"]),
  ...under("/v1/worker-accounts", ["", "/holds"]),
  ...under("/v1/usage", ["", "/settings"]),
  ...under("/v1/linear/", ["follow", "wake"]),
  ...under("/v1/discord/", ["rooms", "room-voice", "settings", "directory", "official"]),
  ...under("/v1/model-keys", ["", "/subscriptions", "/options"]),
  "/v1/body-leases",
  "/v1/accounts",
  "/v1/connections",
  "/v1/runtime-connections",
  "/v1/agent-hosts",
  "/v1/agent-sessions",
  "/v1/support/grants",
]);

/** Paths that a POST may name, byte for byte. */
export const HOSTED_OPERATOR_POST_PATHS: ReadonlySet<string> = new Set([
  ...under("/v1/operator/", [...operatorSettings, "runtime-health", "projects/update"]),
  ...under("/v1/linear/", ["follow", "wake"]),
  ...under("/v1/discord/", ["room-guidance", "room-voice", "settings", "setup/test-post", "official"]),
  ...under("/v1/model-keys/", ["set", "validate", "select", "remove", "effort"]),
  ...under("/v1/accounts/", ["github/start", "github/poll", "linear/start", "linear/complete", "linear/app"]),
  ...under("/v1/accounts/", ["disconnect", "google/start", "google/complete", "google/check"]),
  "/v1/activity/shares",
  "/v1/conversation-heads",
  "/v1/runtime-connections",
  "/v1/agent-hosts",
  "/v1/worker-accounts/holds",
  "/v1/usage/settings",
  "/v1/support/grants",
]);

function under(prefix: string, paths: readonly string[]): readonly string[] {
  return paths.map((path) => `${prefix}${path}`);
}
