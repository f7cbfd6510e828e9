/** Access that the owner grants to support, diagnostics, and viewers of an activity. */
import { z } from "zod";
import { operation } from "../../kit/kit.ts";
import { answers, open } from "./answers.ts";

export const AccountDiagnosticsDefaultSchema = z.strictObject({ diagnosticsDefault: z.boolean() });

const supportGrantId = z.string().regex(/^[a-f0-9-]{36}$/u);

export const listSupportGrants = operation({
  id: "listSupportGrants",
  method: "GET",
  path: "/v1/support/grants",
  summary: "List grants to support",
  tags: ["Devices"],
  security: ["operatorBearer", "deviceBearer"],
  responses: answers([200, 401, 403]),
});

export const createSupportGrant = operation({
  id: "createSupportGrant",
  method: "POST",
  path: "/v1/support/grants",
  summary: "Grant access to support",
  tags: ["Devices"],
  security: ["operatorBearer", "deviceBearer"],
  request: open,
  responses: answers([200, 400, 401, 403]),
});

export const revokeSupportGrant = operation({
  id: "revokeSupportGrant",
  method: "POST",
  path: "/v1/support/grants/{id}/revoke",
  summary: "Take a grant back",
  tags: ["Devices"],
  security: ["operatorBearer", "deviceBearer"],
  parameters: [{ name: "id", in: "path", schema: supportGrantId, description: "Id of the grant." }],
  responses: answers([200, 401, 403, 404]),
});

export const offerSupportPairing = operation({
  id: "offerSupportPairing",
  method: "POST",
  path: "/v1/support/grants/{id}/pairing-offer",
  summary: "Make a pairing offer for support",
  tags: ["Devices"],
  security: ["operatorBearer", "deviceBearer"],
  parameters: [{ name: "id", in: "path", schema: supportGrantId, description: "Id of the grant." }],
  responses: answers([200, 401, 403, 404]),
});

export const hostedSupport = operation({
  id: "hostedSupport",
  method: "POST",
  path: "/v1/hosted/support",
  summary: "Bring a support ticket to a hosted machine",
  description: "Public: the ticket is the proof.",
  tags: ["Devices"],
  security: [],
  request: open,
  responses: answers([200, 400, 401]),
});

export const getAccountDiagnosticsDefault = operation({
  id: "getAccountDiagnosticsDefault",
  method: "GET",
  path: "/v1/devices/self/diagnostics-default",
  summary: "Read whether diagnostics are shared by default",
  tags: ["Devices"],
  security: ["operatorBearer", "deviceBearer"],
  responses: answers([200, 401, 503], AccountDiagnosticsDefaultSchema),
});

export const openActivityViewer = operation({
  id: "openActivityViewer",
  method: "POST",
  path: "/v1/activity/viewer",
  summary: "Watch a shared activity",
  description: "Public: the ticket is the proof.",
  tags: ["Operator"],
  security: [],
  request: open,
  responses: answers([200, 400, 401]),
});
