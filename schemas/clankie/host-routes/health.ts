/** Whether a host is there. */
import { operation } from "../../kit/kit.ts";
import { answers } from "./answers.ts";

export const getHealth = operation({
  id: "getHealth",
  method: "GET",
  path: "/health",
  summary: "Ask whether the host is up",
  tags: ["Health"],
  security: [],
  responses: answers([200]),
});
