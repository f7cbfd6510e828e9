/** Providers that a page shows first, in order. */
export const FEATURED_MODEL_PROVIDERS = [
  "anthropic",
  "openai",
  "xai",
  "google",
  "openrouter",
  "groq",
  "mistral",
] as const;

/** GET. */
export const MODEL_KEYS_PATH = "/v1/model-keys";
/** POST, like the three after it. */
export const MODEL_KEY_SET_PATH = "/v1/model-keys/set";
export const MODEL_KEY_VALIDATE_PATH = "/v1/model-keys/validate";
export const MODEL_SELECT_PATH = "/v1/model-keys/select";
export const MODEL_KEY_REMOVE_PATH = "/v1/model-keys/remove";
/** GET. */
export const MODEL_SUBSCRIPTIONS_PATH = "/v1/model-keys/subscriptions";
/** GET. */
export const MODEL_SUBSCRIPTION_METHODS_PATH = "/v1/model-keys/subscriptions/methods";
/** POST, like the two after it. */
export const MODEL_SUBSCRIPTION_START_PATH = "/v1/model-keys/subscriptions/start";
export const MODEL_SUBSCRIPTION_STATUS_PATH = "/v1/model-keys/subscriptions/status";
export const MODEL_SUBSCRIPTION_CANCEL_PATH = "/v1/model-keys/subscriptions/cancel";
/** GET. */
export const MODEL_OPTIONS_PATH = "/v1/model-keys/options";
/** POST. */
export const MODEL_EFFORT_SET_PATH = "/v1/model-keys/effort";
