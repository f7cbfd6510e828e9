/** Runtimes that the host is connected to, and the work in its repositories. */
import { operation } from "../../kit/kit.ts";
import { ConnectionIdSchema, OperatorConnectionInventorySchema } from "../connections.ts";
import { answers, open } from "./answers.ts";

export const getConnectionInventory = operation({
  id: "getConnectionInventory",
  method: "GET",
  path: "/v1/connections",
  summary: "List the host's connections",
  tags: ["Operator"],
  security: ["operatorBearer"],
  responses: answers([200, 401, 503], OperatorConnectionInventorySchema),
});

export const listRuntimeConnections = operation({
  id: "listRuntimeConnections",
  method: "GET",
  path: "/v1/runtime-connections",
  summary: "List runtimes",
  tags: ["Operator"],
  security: ["operatorBearer"],
  responses: answers([200, 401, 409, 503]),
});

export const connectRuntime = operation({
  id: "connectRuntime",
  method: "POST",
  path: "/v1/runtime-connections",
  summary: "Connect a runtime, or change one",
  tags: ["Operator"],
  security: ["operatorBearer"],
  request: open,
  responses: answers([200, 400, 401, 409, 503]),
});

export const disconnectRuntime = operation({
  id: "disconnectRuntime",
  method: "DELETE",
  path: "/v1/runtime-connections/{id}",
  summary: "Disconnect a runtime",
  tags: ["Operator"],
  security: ["operatorBearer"],
  parameters: [{ name: "id", in: "path", schema: ConnectionIdSchema, description: "Id of the connection." }],
  responses: answers([200, 401, 409, 503]),
});

export const workItems = operation({
  id: "workItems",
  method: "POST",
  path: "/v1/work",
  summary: "Read or change work items",
  description: "`action` is one of repos, discover, init, list, show, create, update, attach, write, write_receipt.",
  tags: ["Operator"],
  security: ["operatorBearer"],
  request: open,
  responses: answers([200, 400, 401, 404, 409, 502]),
});
