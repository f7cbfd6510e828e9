import type { z } from "zod";
import { operation } from "../../kit/kit.ts";
import * as keys from "./keys.ts";
import { ModelEffortSetRequestSchema, ModelOptionsResponseSchema } from "./options.ts";
import * as paths from "./paths.ts";
import * as subscriptions from "./subscriptions.ts";

/** Bytes of a request body. */
const BODY_BYTES_MAX = 16_384;

const common = { tags: ["Operator"], security: ["operatorBearer", "deviceBearer"], grant: "terminalControl" };

function refusals(schema: z.ZodType) {
  return {
    401: { description: "`authentication_required`.", schema },
    403: { description: "`forbidden`.", schema },
    503: { description: "`unavailable`.", schema },
  };
}

function read(schema: z.ZodType) {
  return {
    ...common,
    method: "GET" as const,
    responses: {
      200: { description: "The state as it is now.", schema },
      ...refusals(keys.ModelKeyResultSchema),
    },
  };
}

function change(result: z.ZodType, request: z.ZodType) {
  return {
    ...common,
    method: "POST" as const,
    request: { schema: request },
    responses: {
      200: { description: "It is done.", schema: result },
      400: { description: "The request is malformed, or it failed.", schema: result },
      ...refusals(result),
      413: { description: "The body is too large: `malformed`.", schema: result },
    },
    limits: { requestBytes: BODY_BYTES_MAX },
  };
}

export const listModelKeys = operation({
  ...read(keys.ModelKeysResponseSchema),
  id: "listModelKeys",
  path: paths.MODEL_KEYS_PATH,
  summary: "List model providers and which of them have a key",
});

export const setModelKey = operation({
  ...change(keys.ModelKeyResultSchema, keys.ModelKeySetRequestSchema),
  id: "setModelKey",
  path: paths.MODEL_KEY_SET_PATH,
  summary: "Store a provider's key",
});

export const validateModelKey = operation({
  ...change(keys.ModelKeyResultSchema, keys.ModelKeyValidateRequestSchema),
  id: "validateModelKey",
  path: paths.MODEL_KEY_VALIDATE_PATH,
  summary: "Try a stored key out",
  description: "One call of at most 16 output tokens, without a retry, for at most 15 seconds.",
});

export const selectModelKey = operation({
  ...change(keys.ModelKeyResultSchema, keys.ModelSelectRequestSchema),
  id: "selectModelKey",
  path: paths.MODEL_SELECT_PATH,
  summary: "Choose the model in use",
});

export const removeModelKey = operation({
  ...change(keys.ModelKeyResultSchema, keys.ModelKeyRemoveRequestSchema),
  id: "removeModelKey",
  path: paths.MODEL_KEY_REMOVE_PATH,
  summary: "Forget a provider's key",
});

export const listModelSubscriptions = operation({
  ...read(subscriptions.ModelSubscriptionsResponseSchema),
  id: "listModelSubscriptions",
  path: paths.MODEL_SUBSCRIPTIONS_PATH,
  summary: "List the subscriptions in use",
});

export const listModelSubscriptionMethods = operation({
  ...read(subscriptions.ModelSubscriptionMethodsSchema),
  id: "listModelSubscriptionMethods",
  path: paths.MODEL_SUBSCRIPTION_METHODS_PATH,
  summary: "List how the owner can sign in to a subscription",
});

export const startModelSubscription = operation({
  ...change(subscriptions.ModelSubscriptionResultSchema, subscriptions.ModelSubscriptionStartSchema),
  id: "startModelSubscription",
  path: paths.MODEL_SUBSCRIPTION_START_PATH,
  summary: "Start to sign in to a subscription",
});

export const readModelSubscription = operation({
  ...change(subscriptions.ModelSubscriptionResultSchema, subscriptions.ModelSubscriptionSessionRequestSchema),
  id: "readModelSubscription",
  path: paths.MODEL_SUBSCRIPTION_STATUS_PATH,
  summary: "Read how far a sign-in got",
});

export const cancelModelSubscription = operation({
  ...change(subscriptions.ModelSubscriptionResultSchema, subscriptions.ModelSubscriptionSessionRequestSchema),
  id: "cancelModelSubscription",
  path: paths.MODEL_SUBSCRIPTION_CANCEL_PATH,
  summary: "Cancel a sign-in",
});

export const listModelOptions = operation({
  ...read(ModelOptionsResponseSchema),
  id: "listModelOptions",
  path: paths.MODEL_OPTIONS_PATH,
  summary: "Read the usable providers and the efforts of the model in use",
});

export const setModelEffort = operation({
  ...change(keys.ModelKeyResultSchema, ModelEffortSetRequestSchema),
  id: "setModelEffort",
  path: paths.MODEL_EFFORT_SET_PATH,
  summary: "Choose the effort of the model in use",
});
