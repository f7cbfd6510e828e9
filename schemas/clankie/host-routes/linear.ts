/** What Linear tells the host, and what the host follows there. */
import { operation } from "../../kit/kit.ts";
import { answers, open } from "./answers.ts";

export const receiveLinearWebhook = operation({
  id: "receiveLinearWebhook",
  method: "POST",
  path: "/v1/hooks/linear",
  summary: "Receive an event of Linear",
  description: "Public: the vendor's signature over the raw body is the proof.",
  tags: ["Operator"],
  security: [],
  request: { mediaType: "application/json" },
  responses: answers([200, 401]),
});

export const inspectLinearFollowing = operation({
  id: "inspectLinearFollowing",
  method: "GET",
  path: "/v1/linear/follow",
  summary: "Read what the host follows in Linear",
  tags: ["Operator"],
  security: ["operatorBearer", "deviceBearer"],
  responses: answers([200, 401, 403]),
});

export const followLinearFromDevice = operation({
  id: "followLinearFromDevice",
  method: "POST",
  path: "/v1/linear/follow",
  summary: "Change what the host follows in Linear",
  description: "The form of devices; on the host's own machine the same change is a PUT.",
  tags: ["Operator"],
  security: ["operatorBearer", "deviceBearer"],
  request: open,
  responses: answers([200, 400, 401, 403]),
});

export const inspectLinearWakeRules = operation({
  id: "inspectLinearWakeRules",
  method: "GET",
  path: "/v1/linear/wake",
  summary: "Read what in Linear wakes the host",
  tags: ["Operator"],
  security: ["operatorBearer", "deviceBearer"],
  responses: answers([200, 401, 403]),
});

export const wakeLinearFromDevice = operation({
  id: "wakeLinearFromDevice",
  method: "POST",
  path: "/v1/linear/wake",
  summary: "Change what in Linear wakes the host",
  description: "The form of devices; on the host's own machine the same change is a PUT.",
  tags: ["Operator"],
  security: ["operatorBearer", "deviceBearer"],
  request: open,
  responses: answers([200, 400, 401, 403]),
});
