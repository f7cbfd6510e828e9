/** Machines that join a host. */
import { operation } from "../../kit/kit.ts";
import { answers, open } from "./answers.ts";

export const startMachineJoin = operation({
  id: "startMachineJoin",
  method: "POST",
  path: "/v1/machine-joins/start",
  summary: "Ask to join a host",
  tags: ["Pairing"],
  security: [],
  request: open,
  responses: answers([200, 400, 429]),
});

export const readMachineJoin = operation({
  id: "readMachineJoin",
  method: "POST",
  path: "/v1/machine-joins/status",
  summary: "Read whether a machine may join",
  tags: ["Pairing"],
  security: [],
  request: open,
  responses: answers([200, 400, 401]),
});

export const approveMachineJoin = operation({
  id: "approveMachineJoin",
  method: "POST",
  path: "/v1/machine-joins/approve",
  summary: "Let a machine join",
  tags: ["Pairing"],
  security: ["operatorBearer", "deviceBearer"],
  request: open,
  responses: answers([200, 400, 401, 403]),
});

export const challengeJoinedMachine = operation({
  id: "challengeJoinedMachine",
  method: "POST",
  path: "/v1/joined-machines/challenge",
  summary: "Get a challenge as a joined machine",
  tags: ["Pairing"],
  security: [],
  request: open,
  responses: answers([200, 400, 401]),
});

export const openJoinedMachineChannel = operation({
  id: "openJoinedMachineChannel",
  method: "POST",
  path: "/v1/joined-machines/channel",
  summary: "Open the channel of a joined machine",
  tags: ["Pairing"],
  security: [],
  request: open,
  responses: answers([200, 400, 401]),
});

export const leaveJoinedMachine = operation({
  id: "leaveJoinedMachine",
  method: "POST",
  path: "/v1/joined-machines/leave",
  summary: "Leave a host",
  tags: ["Pairing"],
  security: [],
  request: open,
  responses: answers([200, 400, 401]),
});
