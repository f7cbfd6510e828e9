/** Bodies that the captain plays in, and the one that is live. */
import { z } from "zod";
import { operation } from "../../kit/kit.ts";
import { answers, open } from "./answers.ts";

export const postEmbodimentIntent = operation({
  id: "postEmbodimentIntent",
  method: "POST",
  path: "/v1/embodiment/intents",
  summary: "Start or stop a body",
  tags: ["Embodiment"],
  security: ["operatorBearer"],
  request: open,
  responses: answers([200, 409]),
});

export const getLiveEmbodimentSession = operation({
  id: "getLiveEmbodimentSession",
  method: "GET",
  path: "/v1/embodiment/sessions/live",
  summary: "Read the live session",
  tags: ["Embodiment"],
  security: ["operatorBearer", "captainBearer"],
  responses: answers([200]),
});

export const stopLiveEmbodimentSession = operation({
  id: "stopLiveEmbodimentSession",
  method: "POST",
  path: "/v1/embodiment/sessions/live/stop",
  summary: "Stop the live session",
  tags: ["Embodiment", "Operator"],
  security: ["operatorBearer"],
  responses: answers([200, 404]),
});

export const getLiveActivity = operation({
  id: "getLiveActivity",
  method: "GET",
  path: "/v1/embodiment/sessions/live/activity",
  summary: "Read what the live session does",
  tags: ["Embodiment"],
  security: ["operatorBearer", "captainBearer"],
  responses: answers([200]),
});

export const getLivePlayStill = operation({
  id: "getLivePlayStill",
  method: "GET",
  path: "/v1/embodiment/sessions/live/still",
  summary: "Get a still of the live session",
  tags: ["Embodiment"],
  security: ["operatorBearer", "captainBearer"],
  responses: answers([200]),
});

export const getLivePlayStory = operation({
  id: "getLivePlayStory",
  method: "GET",
  path: "/v1/embodiment/sessions/live/story",
  summary: "Read the story of the live session",
  tags: ["Embodiment"],
  security: ["operatorBearer", "captainBearer"],
  responses: answers([200]),
});

export const getEmbodimentSession = operation({
  id: "getEmbodimentSession",
  method: "GET",
  path: "/v1/embodiment/sessions/{id}",
  summary: "Read a session",
  tags: ["Embodiment"],
  security: ["captainBearer"],
  parameters: [{ name: "id", in: "path", schema: z.string(), description: "Id of the session." }],
  responses: answers([200, 404]),
});
