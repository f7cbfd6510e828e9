/** The captain's browser, and pictures and films that it makes. */
import { z } from "zod";
import { operation } from "../../kit/kit.ts";
import { answers, open } from "./answers.ts";

export const getBrowserTools = operation({
  id: "getBrowserTools",
  method: "GET",
  path: "/v1/browser/tools",
  summary: "List the browser's tools",
  tags: ["Browser"],
  security: ["operatorBearer", "captainBearer"],
  responses: answers([200, 503]),
});

export const postBrowserCall = operation({
  id: "postBrowserCall",
  method: "POST",
  path: "/v1/browser/call",
  summary: "Call a tool of the browser",
  tags: ["Browser"],
  security: ["operatorBearer", "captainBearer"],
  parameters: [{ name: "x-clankie-conversation-id", in: "header", required: true, schema: z.string() }],
  request: open,
  responses: answers([200]),
});

export const postGenerateImage = operation({
  id: "postGenerateImage",
  method: "POST",
  path: "/v1/media/images",
  summary: "Make a picture",
  tags: ["Media"],
  security: ["operatorBearer", "captainBearer"],
  request: open,
  responses: answers([200, 503]),
});

export const postGenerateVideo = operation({
  id: "postGenerateVideo",
  method: "POST",
  path: "/v1/media/videos",
  summary: "Make a film",
  tags: ["Media"],
  security: ["operatorBearer", "captainBearer"],
  request: open,
  responses: answers([200]),
});
