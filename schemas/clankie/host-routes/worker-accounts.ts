/** Accounts that workers run under, what they have used, and signing in to a harness. */
import { z } from "zod";
import { operation } from "../../kit/kit.ts";
import { FleetNameSchema } from "../operator/operator.ts";
import { answers, open } from "./answers.ts";

export const listWorkerAccounts = operation({
  id: "listWorkerAccounts",
  method: "GET",
  path: "/v1/worker-accounts",
  summary: "List the accounts of workers",
  tags: ["Operator"],
  security: ["operatorBearer", "deviceBearer"],
  parameters: [{ name: "fleet", in: "query", schema: FleetNameSchema, description: "Only of this fleet." }],
  responses: answers([200, 401, 403]),
});

export const listWorkerAccountHolds = operation({
  id: "listWorkerAccountHolds",
  method: "GET",
  path: "/v1/worker-accounts/holds",
  summary: "List accounts that are held back",
  tags: ["Operator"],
  security: ["operatorBearer", "deviceBearer"],
  responses: answers([200, 401, 403]),
});

export const updateWorkerAccountHolds = operation({
  id: "updateWorkerAccountHolds",
  method: "POST",
  path: "/v1/worker-accounts/holds",
  summary: "Hold accounts back",
  tags: ["Operator"],
  security: ["operatorBearer", "deviceBearer"],
  request: open,
  responses: answers([200, 400, 401, 403]),
});

export const getUsage = operation({
  id: "getUsage",
  method: "GET",
  path: "/v1/usage",
  summary: "Read what was used",
  tags: ["Operator"],
  security: ["operatorBearer", "deviceBearer"],
  parameters: [{ name: "refresh", in: "query", schema: z.literal("1"), description: "Asks the providers again." }],
  responses: answers([200, 401, 403]),
});

export const getUsageSettings = operation({
  id: "getUsageSettings",
  method: "GET",
  path: "/v1/usage/settings",
  summary: "Read the settings for usage",
  tags: ["Operator"],
  security: ["operatorBearer", "deviceBearer"],
  responses: answers([200, 401, 403]),
});

export const updateUsageSettings = operation({
  id: "updateUsageSettings",
  method: "POST",
  path: "/v1/usage/settings",
  summary: "Change the settings for usage",
  tags: ["Operator"],
  security: ["operatorBearer", "deviceBearer"],
  request: open,
  responses: answers([200, 400, 401, 403]),
});

export const listHarnessLogins = operation({
  id: "listHarnessLogins",
  method: "GET",
  path: "/v1/harness-logins",
  summary: "List the harnesses that the owner is signed in to",
  tags: ["Operator"],
  security: ["operatorBearer", "deviceBearer"],
  responses: answers([200, 401, 403]),
});

export const startHarnessLogin = operation({
  id: "startHarnessLogin",
  method: "POST",
  path: "/v1/harness-logins/start",
  summary: "Start to sign in to a harness",
  tags: ["Operator"],
  security: ["operatorBearer", "deviceBearer"],
  request: open,
  responses: answers([200, 400, 401, 403]),
});

export const readHarnessLogin = operation({
  id: "readHarnessLogin",
  method: "POST",
  path: "/v1/harness-logins/status",
  summary: "Read how far a sign-in to a harness got",
  tags: ["Operator"],
  security: ["operatorBearer", "deviceBearer"],
  request: open,
  responses: answers([200, 400, 401, 403]),
});

export const submitHarnessLoginCode = operation({
  id: "submitHarnessLoginCode",
  method: "POST",
  path: "/v1/harness-logins/code",
  summary: "Bring the code of a sign-in",
  tags: ["Operator"],
  security: ["operatorBearer", "deviceBearer"],
  request: open,
  responses: answers([200, 400, 401, 403]),
});

export const cancelHarnessLogin = operation({
  id: "cancelHarnessLogin",
  method: "POST",
  path: "/v1/harness-logins/cancel",
  summary: "Cancel a sign-in to a harness",
  tags: ["Operator"],
  security: ["operatorBearer", "deviceBearer"],
  request: open,
  responses: answers([200, 400, 401, 403]),
});
