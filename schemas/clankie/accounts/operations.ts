import type { z } from "zod";
import { operation } from "../../kit/kit.ts";
import { OpenObjectSchema } from "../open-object.ts";
import { AccountsResponseSchema } from "./connection.ts";
import * as paths from "./paths.ts";
import * as requests from "./requests.ts";
import * as results from "./results.ts";

/** Bytes of a request body. */
const BODY_BYTES_MAX = 16_384;
const GOOGLE_COMPLETE_BODY_BYTES_MAX = 32_768;

const failure = (description: string) => ({ description, schema: results.AccountFailureSchema });

const refusals = {
  401: failure("`authentication_required`."),
  403: failure("`forbidden`."),
  503: failure("`unavailable`."),
};

const common = { tags: ["Operator"], security: ["operatorBearer", "deviceBearer"], grant: "terminalControl" };

/** What every step of connecting an account says of itself. */
function step(result: z.ZodType, requestBytes = BODY_BYTES_MAX) {
  return {
    ...common,
    method: "POST" as const,
    responses: {
      200: { description: "The step is done.", schema: result },
      400: failure("The step failed: `malformed`, or what stood in its way."),
      ...refusals,
      413: failure("The body is too large: `malformed`."),
    },
    limits: { requestBytes },
  };
}

export const listAccounts = operation({
  ...common,
  id: "listAccounts",
  method: "GET",
  path: paths.ACCOUNTS_PATH,
  summary: "List connected accounts",
  responses: { 200: { description: "Every provider's connection.", schema: AccountsResponseSchema }, ...refusals },
});

export const startGithubAccount = operation({
  ...step(results.AccountGithubStartResultSchema),
  id: "startGithubAccount",
  path: paths.ACCOUNT_GITHUB_START_PATH,
  summary: "Start to connect GitHub",
  description: "The body is not looked at; send `{}`.",
  request: { schema: OpenObjectSchema },
});

export const pollGithubAccount = operation({
  ...step(results.AccountGithubPollResultSchema),
  id: "pollGithubAccount",
  path: paths.ACCOUNT_GITHUB_POLL_PATH,
  summary: "Ask whether GitHub is connected",
  request: { schema: requests.AccountGithubPollRequestSchema },
});

export const startLinearAccount = operation({
  ...step(results.AccountLinearStartResultSchema),
  id: "startLinearAccount",
  path: paths.ACCOUNT_LINEAR_START_PATH,
  summary: "Start to connect Linear",
  description: "The body is not looked at; send `{}`.",
  request: { schema: OpenObjectSchema },
});

export const completeLinearAccount = operation({
  ...step(results.AccountLinearCompleteResultSchema),
  id: "completeLinearAccount",
  path: paths.ACCOUNT_LINEAR_COMPLETE_PATH,
  summary: "Complete the connection to Linear",
  request: { schema: requests.AccountLinearCompleteRequestSchema },
});

export const connectLinearApp = operation({
  ...step(results.AccountLinearCompleteResultSchema),
  id: "connectLinearApp",
  path: paths.ACCOUNT_LINEAR_APP_PATH,
  summary: "Connect Linear through an app of the owner",
  request: { schema: requests.AccountLinearAppRequestSchema },
});

export const startGoogleAccount = operation({
  ...step(results.AccountGoogleStartResultSchema),
  id: "startGoogleAccount",
  path: paths.ACCOUNT_GOOGLE_START_PATH,
  summary: "Start to connect a service of Google",
  request: { schema: requests.AccountGoogleStartRequestSchema },
});

export const completeGoogleAccount = operation({
  ...step(results.AccountGoogleCompleteResultSchema, GOOGLE_COMPLETE_BODY_BYTES_MAX),
  id: "completeGoogleAccount",
  path: paths.ACCOUNT_GOOGLE_COMPLETE_PATH,
  summary: "Complete the connection to a service of Google",
  request: { schema: requests.AccountGoogleCompleteRequestSchema },
});

export const checkGoogleAccount = operation({
  ...step(results.AccountGoogleCompleteResultSchema),
  id: "checkGoogleAccount",
  path: paths.ACCOUNT_GOOGLE_CHECK_PATH,
  summary: "Check the connection to a service of Google",
  request: { schema: requests.AccountGoogleStartRequestSchema },
});

export const disconnectAccount = operation({
  ...step(results.AccountDisconnectResultSchema),
  id: "disconnectAccount",
  path: paths.ACCOUNT_DISCONNECT_PATH,
  summary: "Disconnect an account",
  request: { schema: requests.AccountDisconnectRequestSchema },
});
