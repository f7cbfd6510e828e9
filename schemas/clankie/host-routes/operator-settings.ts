/** The owner's settings of the host and of its characters. */
import { z } from "zod";
import { operation } from "../../kit/kit.ts";
import { answers, open } from "./answers.ts";

const includeAutonomy = {
  name: "includeAutonomy",
  in: "query",
  schema: z.literal("true"),
  description: "Adds what each project may do by itself.",
} as const;

export const getOperatorPersona = operation({
  id: "getOperatorPersona",
  method: "GET",
  path: "/v1/operator/persona",
  summary: "Read the captain's persona",
  tags: ["Operator"],
  security: ["operatorBearer"],
  responses: answers([200, 401, 503]),
});

export const updateOperatorPersona = operation({
  id: "updateOperatorPersona",
  method: "POST",
  path: "/v1/operator/persona",
  summary: "Change the captain's persona",
  tags: ["Operator"],
  security: ["operatorBearer"],
  request: open,
  responses: answers([200, 400, 401, 503]),
});

export const getOperatorProjects = operation({
  id: "getOperatorProjects",
  method: "GET",
  path: "/v1/operator/projects",
  summary: "List projects",
  tags: ["Operator"],
  security: ["operatorBearer"],
  parameters: [includeAutonomy],
  responses: answers([200, 401, 403]),
});

export const updateProjectSettings = operation({
  id: "updateProjectSettings",
  method: "POST",
  path: "/v1/operator/projects/update",
  summary: "Change a project",
  tags: ["Operator"],
  security: ["operatorBearer", "deviceBearer"],
  parameters: [includeAutonomy],
  request: open,
  responses: answers([200, 400, 401, 403]),
});

export const getFleetSettings = operation({
  id: "getFleetSettings",
  method: "GET",
  path: "/v1/operator/fleet-settings",
  summary: "Read the fleet's settings",
  tags: ["Operator"],
  security: ["operatorBearer", "deviceBearer"],
  responses: answers([200, 401, 403]),
});

export const updateFleetSettings = operation({
  id: "updateFleetSettings",
  method: "POST",
  path: "/v1/operator/fleet-settings",
  summary: "Change the fleet's settings",
  tags: ["Operator"],
  security: ["operatorBearer", "deviceBearer"],
  request: open,
  responses: answers([200, 400, 401, 403]),
});

export const getFleetHireDefaults = operation({
  id: "getFleetHireDefaults",
  method: "GET",
  path: "/v1/operator/fleet-settings/hire",
  summary: "Read what seats are hired with",
  tags: ["Operator"],
  security: ["operatorBearer", "deviceBearer"],
  responses: answers([200, 401, 403]),
});

export const updateFleetHireDefaults = operation({
  id: "updateFleetHireDefaults",
  method: "POST",
  path: "/v1/operator/fleet-settings/hire",
  summary: "Change what seats are hired with",
  tags: ["Operator"],
  security: ["operatorBearer", "deviceBearer"],
  request: open,
  responses: answers([200, 400, 401, 403]),
});

export const getHostSettings = operation({
  id: "getHostSettings",
  method: "GET",
  path: "/v1/operator/host-settings",
  summary: "Read the host's settings",
  tags: ["Operator"],
  security: ["operatorBearer", "deviceBearer"],
  responses: answers([200, 401, 403]),
});

export const updateHostSettings = operation({
  id: "updateHostSettings",
  method: "POST",
  path: "/v1/operator/host-settings",
  summary: "Change the host's settings",
  tags: ["Operator"],
  security: ["operatorBearer", "deviceBearer"],
  request: open,
  responses: answers([200, 400, 401, 403]),
});

export const getAppearanceSettings = operation({
  id: "getAppearanceSettings",
  method: "GET",
  path: "/v1/operator/appearance",
  summary: "Read the captain's appearance",
  tags: ["Operator"],
  security: ["operatorBearer", "deviceBearer"],
  responses: answers([200, 401, 403]),
});

export const updateAppearanceSettings = operation({
  id: "updateAppearanceSettings",
  method: "POST",
  path: "/v1/operator/appearance",
  summary: "Change the captain's appearance",
  tags: ["Operator"],
  security: ["operatorBearer", "deviceBearer"],
  request: open,
  responses: answers([200, 400, 401, 403]),
});

export const getOwnerVoice = operation({
  id: "getOwnerVoice",
  method: "GET",
  path: "/v1/operator/voice",
  summary: "Read the voice settings",
  tags: ["Operator"],
  security: ["operatorBearer", "deviceBearer"],
  responses: answers([200, 401, 403]),
});

export const updateOwnerVoice = operation({
  id: "updateOwnerVoice",
  method: "POST",
  path: "/v1/operator/voice",
  summary: "Change the voice settings",
  tags: ["Operator"],
  security: ["operatorBearer", "deviceBearer"],
  request: open,
  responses: answers([200, 400, 401, 403]),
});
