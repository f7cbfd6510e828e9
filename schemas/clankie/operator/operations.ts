/** The HTTP operations of the operator service. A relay serves the same to devices, by the grants named here. */
import { z } from "zod";
import { operation } from "../../kit/kit.ts";
import { DELIVERED_FILE_BYTES_MAX, FLEET_WAIT_MS_MAX, TAIL_WAIT_MS_MAX } from "./constants.ts";
import { OperatorServiceErrorSchema } from "./errors.ts";
import { TailRequestSchema } from "./replay.ts";
import { OperatorServiceRequestSchema, OperatorServiceResultSchema } from "./service.ts";
import { TailItemSchema, TerminalTailItemSchema } from "./tail-items.ts";
import { TerminalTailRequestSchema } from "./terminals.ts";
import { ArtifactDownloadRequestSchema } from "./uploads.ts";

/** Bytes of a request body. */
export const OPERATOR_REQUEST_BYTES_MAX = 1_048_576;

/** The device grant that each operation of the service needs. The local ones stand in no device's reach. */
export const OPERATOR_GRANTS = {
  list: "chat",
  get: "chat",
  create: "chat",
  fork: "chat",
  reset: "steer",
  close: "chat",
  cancel: "chat",
  autonomy: "chat",
  composer_catalog: "chat",
  send: "chat",
  send_receipt: "chat",
  replay: "chat",
  tail: "chat",
  subagent_replay: "chat",
  roster: "chat",
  fleet: "chat",
  presence: "chat",
  stop_task: "terminalControl",
  pending_messages: "terminalControl",
  personas: "chat",
  update_persona: "steer",
  roles: "chat",
  set_persona_role: "steer",
  channel: "steer",
  channels: "chat",
  discord_rooms: "steer",
  react: "chat",
  spawn_seat: "steer",
  move_seat: "steer",
  close_seat: "steer",
  readopt_seat: "steer",
  worker_reports: "steer",
  acknowledge_worker_reports: "steer",
  terminal_catalog: "terminalObserve",
  terminal_tail: "terminalObserve",
  terminal_control: "terminalControl",
  terminal_input: "terminalControl",
  input_get: "terminalControl",
  input_list: "terminalControl",
  input_answer: "terminalControl",
  input_cancel: "terminalControl",
  upload_begin: "chat",
  upload_chunk: "chat",
  upload_commit: "chat",
} as const;

/** Operations of agents on the host's own machine, which a relay refuses for every device. */
export const OPERATOR_LOCAL_OPERATIONS = ["state_stance", "state_work", "publish_file"] as const;

const refusals = {
  400: { description: "The request breaks its schema. Nothing was dispatched.", schema: OperatorServiceErrorSchema },
  401: { description: "The credential is missing or not valid.", schema: OperatorServiceErrorSchema },
  403: { description: "The credential lacks the authority this needs.", schema: OperatorServiceErrorSchema },
  503: { description: "The service is not ready.", schema: OperatorServiceErrorSchema },
};

export const postOperatorDispatch = operation({
  id: "postOperatorDispatch",
  method: "POST",
  path: "/operator/v1/dispatch",
  summary: "Run one operation of the operator service",
  description:
    "One request, one result of the same `op`. A conflict, an empty seat or a cursor to recover from is a result with " +
    "HTTP 200. `tail` and `fleet` may wait; a relay gives `terminal_tail` only as a stream.",
  tags: ["Captain"],
  security: ["captainBearer"],
  grant: OPERATOR_GRANTS,
  parameters: [
    {
      name: "x-clankie-herdr-socket",
      in: "header",
      schema: z.string(),
      description: "The terminal host that the caller stands in, on the host's own machine.",
    },
  ],
  request: { schema: OperatorServiceRequestSchema },
  responses: {
    200: { description: "The result.", schema: OperatorServiceResultSchema },
    ...refusals,
    409: {
      description: "The conversation or the terminal refuses this, for good.",
      schema: OperatorServiceErrorSchema,
    },
  },
  limits: { requestBytes: OPERATOR_REQUEST_BYTES_MAX, tailWaitMs: TAIL_WAIT_MS_MAX, fleetWaitMs: FLEET_WAIT_MS_MAX },
});

export const tailOperatorConversation = operation({
  id: "tailOperatorConversation",
  method: "POST",
  path: "/operator/v1/tail",
  summary: "Follow a conversation",
  description: "Reads on from the cursor and stays open. The live draft is only to be had from `tail` on dispatch.",
  tags: ["Captain"],
  security: ["captainBearer"],
  grant: "chat",
  request: { schema: TailRequestSchema },
  responses: {
    200: {
      description: "Events as they happen.",
      item: TailItemSchema,
      order:
        "Events come in the order of the conversation. `recovery` and `auth_failure` are last lines. A stream that ends " +
        "without one was cut: read on from the cursor of its last event.",
    },
    ...refusals,
  },
  limits: { requestBytes: OPERATOR_REQUEST_BYTES_MAX },
});

export const tailOperatorTerminal = operation({
  id: "tailOperatorTerminal",
  method: "POST",
  path: "/operator/v1/terminal-tail",
  summary: "Watch a terminal",
  description: "A full redraw first when there is no cursor, then differences.",
  tags: ["Captain"],
  security: ["captainBearer"],
  grant: "terminalObserve",
  request: { schema: TerminalTailRequestSchema },
  responses: {
    200: {
      description: "Frames as they are drawn.",
      item: TerminalTailItemSchema,
      order:
        "Frames of one `streamId` come with sequences that rise by 1. `reset`, `unavailable` and `auth_failure` are last " +
        "lines. After `reset`, ask again without a cursor.",
    },
    ...refusals,
  },
  limits: { requestBytes: OPERATOR_REQUEST_BYTES_MAX },
});

export const downloadOperatorArtifact = operation({
  id: "downloadOperatorArtifact",
  method: "POST",
  path: "/operator/v1/artifacts/download",
  summary: "Download a file that was handed over",
  description: "The file named by a `file` event, as it was published.",
  tags: ["Captain"],
  security: ["captainBearer"],
  grant: "chat",
  request: { schema: ArtifactDownloadRequestSchema },
  responses: {
    200: { description: "The bytes of the file.", mediaType: "application/octet-stream" },
    ...refusals,
    404: { description: "There is no such file in that conversation.", schema: OperatorServiceErrorSchema },
  },
  limits: { requestBytes: OPERATOR_REQUEST_BYTES_MAX, responseBytes: DELIVERED_FILE_BYTES_MAX },
});
