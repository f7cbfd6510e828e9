import { describe, expect, it } from "vitest";
import { OperatorServiceRequestSchema, OperatorServiceResultSchema } from "./operator.ts";

const at = "2026-11-30T09:41:00Z";
const uuid = "3f2504e0-4f89-41d3-9a0c-0305e82c3301";
const hash = "a".repeat(64);
const conversationId = "c";
const conversation = {
  schemaVersion: 1,
  conversationId,
  scope: { kind: "global" },
  title: "Home",
  isDefault: false,
  createdAt: at,
  updatedAt: at,
  sessionState: "unbound",
  revision: 0,
};
const seat = { seatId: "s", occupantId: "o", personaId: "p", harness: "codex", status: "busy", title: "" };
const persona = {
  schemaVersion: 1,
  personaId: "p",
  name: "Ada",
  appearance: { variant: "teal", accessory: "lead", shape: "tile" },
  harness: "codex",
  createdAt: at,
  updatedAt: at,
};
const channel = {
  schemaVersion: 1,
  channelId: "ch",
  conversationId,
  title: "Team",
  members: [{ personaId: "p", position: 0, joinedAt: at }],
  createdAt: at,
  updatedAt: at,
};
const turn = {
  schemaVersion: 1,
  conversationId,
  surfaceClientId: "phone",
  expectedRevision: 0,
  kind: "message",
  message: "hi",
};
const query = { schemaVersion: 1, conversationId, surfaceClientId: "phone" };
const page = {
  schemaVersion: 1,
  status: "page",
  conversationId,
  surfaceClientId: "phone",
  events: [],
  retainedFromCursor: "0",
  nextCursor: "0",
  safeCursor: "0",
  hasMore: false,
};
const terminal = { schemaVersion: 1, terminalId: "t" };
const target = { conversationId, incarnationId: uuid, requestId: uuid, expectedRevision: 0 };
const question = { status: "ready", conversationId };
const uploadId = `upload-${"0".repeat(32)}`;
const uploading = {
  status: "uploading",
  conversationId,
  uploadId,
  byteCount: 4,
  receivedBytes: 0,
  chunkBytes: 4,
  expiresAt: at,
};
const file = { artifactId: "a", filename: "a.txt", mediaType: "text/plain", byteCount: 0, sha256: hash };
const level = { id: "w", label: "", number: 1 };
const session = { terminalId: "t", label: "", workspace: level, tab: level, pane: { id: "p" } };
const lease = {
  ...terminal,
  leaseToken: "l",
  owner: { principalId: "phone" },
  expiresAt: at,
};

/** One request and one result of each operation, as small as they may be. */
const exchanges: readonly [op: string, request: object, result: object][] = [
  ["list", {}, { conversations: [conversation] }],
  ["get", { conversationId }, {}],
  ["create", { scope: { kind: "global" }, title: "New" }, { conversation }],
  ["fork", { parentConversationId: conversationId }, { conversation }],
  ["reset", { conversationId, expectedRevision: 3 }, { conversation, archiveId: "a" }],
  ["close", { conversationId }, { conversationId, closed: false }],
  ["cancel", { conversationId, runId: "r" }, { conversationId, runId: "r", cancelled: true }],
  ["autonomy", { conversationId, command: { action: "status" } }, { status: { enabled: true } }],
  ["composer_catalog", { conversationId }, { catalog: { schemaVersion: 1, commands: [], skills: [] } }],
  [
    "send",
    { turn },
    { result: { schemaVersion: 1, status: "accepted", conversationId, runId: "r", revision: 1, safeCursor: "1" } },
  ],
  ["send_receipt", { turn }, { result: { status: "unknown" } }],
  ["replay", { replay: query }, { result: page }],
  ["tail", { tail: query }, { result: page }],
  ["subagent_replay", { replay: { ...query, subagentId: "h" } }, { subagentId: "h", result: page }],
  ["roster", {}, { seats: [seat] }],
  ["fleet", {}, { snapshot: { schemaVersion: 1, cursor: "1", seats: [seat], personas: [], channels: [] } }],
  [
    "presence",
    {},
    { snapshot: { schemaVersion: 1, cursor: "1", mood: "idle", detail: "", since: null, activeSeats: 0 } },
  ],
  ["stop_task", { conversationId }, { result: { outcome: "stopped" } }],
  [
    "pending_messages",
    { conversationId, command: { action: "list" } },
    { result: { outcome: "listed", messages: [] } },
  ],
  ["personas", {}, { personas: [persona] }],
  ["update_persona", { persona: { schemaVersion: 1, personaId: "p", name: "Bea" } }, { persona }],
  ["roles", {}, { roles: [{ role: "builder", builtIn: true, count: 0 }] }],
  ["set_persona_role", { personaId: "p", role: null }, { persona }],
  ["channel", { channel: { schemaVersion: 1, title: "Team", members: ["p"] } }, { channel, conversation }],
  ["channels", {}, { channels: [channel] }],
  ["discord_rooms", {}, { rooms: [{ kind: "forum", channelId: "1", name: "plans" }] }],
  [
    "react",
    { conversationId, entryRef: "e", emoji: "👍", remove: false },
    { conversationId, entryRef: "e", reacted: true },
  ],
  [
    "spawn_seat",
    { seat: { schemaVersion: 1, title: "Ada", workingDirectory: "/src" } },
    { result: { outcome: "spawned", seat } },
  ],
  [
    "move_seat",
    { move: { schemaVersion: 1, seatId: "s", workingDirectory: "/src" } },
    { result: { outcome: "moved", seat } },
  ],
  ["close_seat", { seatId: "s" }, { seatId: "s", closed: true }],
  ["readopt_seat", { conversationId, seatId: "s" }, { seatId: "s", adopted: true }],
  ["worker_reports", { conversationId }, { page: { conversationId, unreadCount: 0, items: [], ackDeliveryIds: [] } }],
  ["acknowledge_worker_reports", { conversationId, deliveryIds: [uuid] }, { conversationId, acknowledged: 1 }],
  ["terminal_catalog", {}, { sessions: [session] }],
  [
    "terminal_tail",
    { observation: { ...terminal, surfaceClientId: "phone" } },
    { result: { ...terminal, surfaceClientId: "phone", status: "reset", reason: "stream_lost" } },
  ],
  [
    "terminal_control",
    { control: { ...terminal, surfaceClientId: "phone", action: "request" } },
    { result: { schemaVersion: 1, status: "granted", grant: lease } },
  ],
  [
    "terminal_input",
    { input: { ...terminal, surfaceClientId: "phone", leaseToken: "l", dataBase64: "AA==" } },
    { result: { ...terminal, status: "delivered" } },
  ],
  ["input_get", { conversationId }, { result: question }],
  ["input_list", {}, { result: { questions: [question] } }],
  ["input_answer", { ...target, answer: { kind: "text", text: "yes" } }, { result: question }],
  ["input_cancel", target, { result: question }],
  [
    "upload_begin",
    { upload: { conversationId, filename: "a.png", mediaType: "image/png", byteCount: 4, sha256: hash } },
    { result: uploading },
  ],
  ["upload_chunk", { chunk: { conversationId, uploadId, offset: 0, dataBase64: "AAAA" } }, { result: uploading }],
  [
    "upload_commit",
    { conversationId, uploadId },
    { result: { status: "refused", conversationId, reason: "busy", message: "" } },
  ],
  [
    "state_stance",
    { stance: { herdrPaneId: "p1", pose: "thinking" } },
    { result: { outcome: "unseated", herdrPaneId: "p1" } },
  ],
  ["state_work", { work: { herdrPaneId: "p1", assignment: null } }, { result: { outcome: "cleared", seatId: "s" } }],
  ["publish_file", { conversationId, path: "/tmp/a.txt" }, { file }],
];

describe.each(exchanges)("%s", (op, request, result) => {
  const asked = { op, schemaVersion: 1, ...request };
  const answered = { op, schemaVersion: 1, ...result };

  it("has a request, read strictly", () => {
    expect(OperatorServiceRequestSchema.safeParse(asked)).toMatchObject({ success: true, data: asked });
    expect(OperatorServiceRequestSchema.safeParse({ ...asked, more: 1 }).success).toBe(false);
    for (const key of Object.keys(request)) {
      const { [key as keyof typeof asked]: _, ...short } = asked;
      expect(OperatorServiceRequestSchema.safeParse(short).success).toBe(false);
    }
  });

  it("has a result", () => {
    expect(OperatorServiceResultSchema.safeParse(answered)).toMatchObject({ success: true, data: answered });
    expect(OperatorServiceResultSchema.safeParse({ ...answered, more: 1 }).success).toBe(false);
    for (const key of Object.keys(result)) {
      const { [key as keyof typeof answered]: _, ...short } = answered;
      expect(OperatorServiceResultSchema.safeParse(short).success).toBe(false);
    }
  });
});

it("every operation of the service is among them", () => {
  const tags = OperatorServiceRequestSchema.options.flatMap((option) => [...option.shape.op.values]);
  expect(exchanges.map(([op]) => op)).toEqual(tags);
});
