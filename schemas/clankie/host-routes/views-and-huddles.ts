/** Views that the captain makes for the owner, and huddles of several seats. */
import { z } from "zod";
import { operation } from "../../kit/kit.ts";
import { answers, open } from "./answers.ts";

export const listViews = operation({
  id: "listViews",
  method: "GET",
  path: "/v1/operator/views",
  summary: "List views",
  tags: ["Operator"],
  security: ["operatorBearer", "deviceBearer"],
  responses: answers([200, 401, 403]),
});

export const saveView = operation({
  id: "saveView",
  method: "POST",
  path: "/v1/operator/views",
  summary: "Save a view",
  tags: ["Operator"],
  security: ["operatorBearer", "deviceBearer"],
  request: open,
  responses: answers([200, 400, 401, 403]),
});

export const getView = operation({
  id: "getView",
  method: "GET",
  path: "/v1/operator/views/{id}",
  summary: "Read a view",
  tags: ["Operator"],
  security: ["operatorBearer", "deviceBearer"],
  parameters: [
    { name: "id", in: "path", schema: z.string().regex(/^view_[a-z0-9]{12}$/u), description: "Id of the view." },
  ],
  responses: answers([200, 401, 403, 404]),
});

export const listHuddles = operation({
  id: "listHuddles",
  method: "GET",
  path: "/v1/huddles",
  summary: "List huddles",
  tags: ["Operator"],
  security: ["operatorBearer", "deviceBearer"],
  responses: answers([200, 401, 403]),
});

export const createHuddle = operation({
  id: "createHuddle",
  method: "POST",
  path: "/v1/huddles",
  summary: "Call a huddle",
  tags: ["Operator"],
  security: ["operatorBearer", "deviceBearer"],
  request: open,
  responses: answers([200, 400, 401, 403]),
});

export const closeHuddle = operation({
  id: "closeHuddle",
  method: "POST",
  path: "/v1/huddles/close",
  summary: "Close a huddle",
  tags: ["Operator"],
  security: ["operatorBearer", "deviceBearer"],
  request: open,
  responses: answers([200, 400, 401, 403]),
});
