import { expect, it } from "vitest";
import { openHost } from "../testing/host.ts";
import { CONVERSATION, list, sendOf, terminalTailOf } from "../testing/requests.ts";
import { GRANTS } from "./grants.ts";

const uuid = "3f0f8f4e-7c1e-4b7e-9f0e-1d2c3b4a5f60";
const v = { schemaVersion: 1 };
const target = { conversationId: CONVERSATION, incarnationId: uuid, requestId: uuid, expectedRevision: 0 };
const terminal = { ...v, terminalId: "terminal-1", surfaceClientId: "s" };

/** A legal request of each op that needs more than `chat`. */
const examples: Record<string, object> = {
  terminal_catalog: {},
  terminal_tail: { observation: terminalTailOf().observation },
  terminal_control: { control: { ...terminal, action: "request" } },
  terminal_input: { input: { ...terminal, leaseToken: "l", dataBase64: "QQ==" } },
  stop_task: { conversationId: CONVERSATION },
  pending_messages: { conversationId: CONVERSATION, command: { action: "list" } },
  input_get: { conversationId: CONVERSATION },
  input_list: {},
  input_answer: { ...target, answer: { kind: "text", text: "x" } },
  input_cancel: target,
  reset: { conversationId: CONVERSATION, expectedRevision: 0 },
  close_seat: { seatId: "seat-1" },
  readopt_seat: { conversationId: CONVERSATION, seatId: "seat-1" },
  worker_reports: { conversationId: CONVERSATION },
  acknowledge_worker_reports: { conversationId: CONVERSATION, deliveryIds: [uuid] },
  spawn_seat: { seat: { ...v, title: "Ada", workingDirectory: "/" } },
  move_seat: { move: { ...v, seatId: "seat-1", workingDirectory: "/" } },
  channel: { channel: { ...v, title: "t", members: ["persona-1"] } },
  update_persona: { persona: { ...v, personaId: "persona-1", name: "Ada" } },
  set_persona_role: { personaId: "persona-1", role: null },
  discord_rooms: {},
};
const errors = {
  chat: "chat_grant_required",
  steer: "steer_grant_required",
  terminalObserve: "terminal_observe_grant_required",
  terminalControl: "terminal_control_grant_required",
} as const;

it("R25 chat is the grant of whatever is not listed", () => {
  const listed = new Set(Object.keys(examples));
  const rest = Object.entries(GRANTS).filter(([op, grant]) => grant !== "local" && !listed.has(op));
  expect(rest.length).toBeGreaterThan(10);
  expect(rest.filter(([, grant]) => grant !== "chat")).toEqual([]);
});

it.each(Object.entries(examples))("R27 R29 %s needs its grant and reaches nobody without it", async (op, fields) => {
  const host = await openHost();
  const grant = GRANTS[op as keyof typeof GRANTS];
  if (grant === "local") throw new Error("not a device's operation");
  const reply = await host.dispatch(host.device("device-a", { [grant]: false }), { op, ...v, ...fields });
  expect([reply.status, reply.body]).toEqual([403, { error: errors[grant] }]);
  expect(host.hops()).toEqual([]);
  const only = { chat: false, steer: false, terminalObserve: false, terminalControl: false, [grant]: true };
  const other = await host.dispatch(host.device("device-b", only), { op, ...v, ...fields });
  expect(other.status).not.toBe(403);
});

it.each([
  ["state_stance", { stance: { herdrPaneId: "p", pose: "working" } }],
  ["state_work", { work: { herdrPaneId: "p", assignment: null } }],
  ["publish_file", { conversationId: CONVERSATION, path: "/x" }],
])("R29 %s is local to the machine", async (op, fields) => {
  const host = await openHost();
  const reply = await host.dispatch(host.device(), { op, ...v, ...fields });
  expect([reply.status, reply.body]).toEqual([403, { error: "op_is_local_to_the_machine" }]);
  expect(host.hops()).toEqual([]);
});

it("R28 who holds a lease is the captain's affair", async () => {
  const host = await openHost();
  const control = { op: "terminal_control", ...v, control: { ...terminal, action: "request" } };
  const first = await host.dispatch(host.device("device-a"), control);
  expect(first.body).toMatchObject({ result: { status: "granted" } });
  const other = { ...control, control: { ...control.control, surfaceClientId: "other" } };
  const second = await host.dispatch(host.device("device-b"), other);
  expect([second.status, second.body]).toMatchObject([200, { result: { status: "contended" } }]);
});

it("R35 a malformed body from a device without the grant is malformed first", async () => {
  const host = await openHost();
  const token = host.device("device-a", { chat: false });
  expect((await host.dispatch(token, "{")).status).toBe(400);
  expect((await host.dispatch(token, list)).status).toBe(403);
});

it("R113 a seat scope passes the same steps", async () => {
  const host = await openHost();
  const create = { op: "create", ...v, scope: { kind: "seat", seatId: "seat-1" }, title: "sessionId=abcdef123" };
  expect((await host.dispatch(host.device("device-b", { chat: false }), create)).status).toBe(403);
  expect((await host.dispatch(host.device(), { ...create, scope: { kind: "seat" } })).status).toBe(400);
  const made = await host.dispatch(host.device(), create);
  expect(made.body).toMatchObject({ conversation: { scope: { kind: "seat" }, title: "[REDACTED]" } });
  const { conversationId } = (made.body as { conversation: { conversationId: string } }).conversation;
  const sent = await host.dispatch(host.device(), sendOf("x", { conversationId }));
  expect(sent.body).toMatchObject({ result: { status: "accepted" } });
});
