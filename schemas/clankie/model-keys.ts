/** The owner's model providers: keys, subscriptions, the model in use and its effort. No key is ever returned. */
export {
  ModelIdSchema,
  ModelKeyErrorCodeSchema,
  ModelKeyRemoveRequestSchema,
  ModelKeyResultSchema,
  ModelKeySetRequestSchema,
  ModelKeyValidateRequestSchema,
  ModelKeysResponseSchema,
  ModelProviderIdSchema,
  ModelProviderSchema,
  ModelReferenceSchema,
  ModelSelectRequestSchema,
} from "./model-keys/keys.ts";
export {
  cancelModelSubscription,
  listModelKeys,
  listModelOptions,
  listModelSubscriptionMethods,
  listModelSubscriptions,
  readModelSubscription,
  removeModelKey,
  selectModelKey,
  setModelEffort,
  setModelKey,
  startModelSubscription,
  validateModelKey,
} from "./model-keys/operations.ts";
export { ModelEffortSchema, ModelEffortSetRequestSchema, ModelOptionsResponseSchema } from "./model-keys/options.ts";
export {
  FEATURED_MODEL_PROVIDERS,
  MODEL_EFFORT_SET_PATH,
  MODEL_KEYS_PATH,
  MODEL_KEY_REMOVE_PATH,
  MODEL_KEY_SET_PATH,
  MODEL_KEY_VALIDATE_PATH,
  MODEL_OPTIONS_PATH,
  MODEL_SELECT_PATH,
  MODEL_SUBSCRIPTIONS_PATH,
  MODEL_SUBSCRIPTION_CANCEL_PATH,
  MODEL_SUBSCRIPTION_METHODS_PATH,
  MODEL_SUBSCRIPTION_START_PATH,
  MODEL_SUBSCRIPTION_STATUS_PATH,
} from "./model-keys/paths.ts";
export {
  ModelSubscriptionErrorCodeSchema,
  ModelSubscriptionMethodSchema,
  ModelSubscriptionMethodsSchema,
  ModelSubscriptionProviderSchema,
  ModelSubscriptionResultSchema,
  ModelSubscriptionSessionRequestSchema,
  ModelSubscriptionStartSchema,
  ModelSubscriptionsResponseSchema,
} from "./model-keys/subscriptions.ts";
