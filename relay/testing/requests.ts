/** Requests as a device would send them. */
export const CONVERSATION = "global-default";

const envelope = (op: string): { op: string; schemaVersion: 1 } => ({ op, schemaVersion: 1 });

export const list = envelope("list");

export function sendOf(message: string, changes: object = {}) {
  return {
    ...envelope("send"),
    turn: {
      schemaVersion: 1,
      conversationId: CONVERSATION,
      surfaceClientId: "surface-a",
      expectedRevision: 0,
      kind: "message",
      message,
      ...changes,
    },
  };
}

export function receiptOf({ turn }: ReturnType<typeof sendOf>, record: boolean) {
  return { ...envelope("send_receipt"), turn, ...(record ? { record: true } : {}) };
}

export function tailOf(changes: object = {}) {
  return {
    ...envelope("tail"),
    tail: { schemaVersion: 1, conversationId: CONVERSATION, surfaceClientId: "surface-a", ...changes },
  };
}

export function replayOf(changes: object = {}) {
  return { ...envelope("replay"), replay: tailOf(changes).tail };
}

export function terminalTailOf(changes: object = {}) {
  return {
    ...envelope("terminal_tail"),
    observation: { schemaVersion: 1, terminalId: "terminal-1", surfaceClientId: "surface-a", ...changes },
  };
}

export const stop = { ...envelope("stop_task"), conversationId: CONVERSATION };

export function fleetOf(changes: object = {}) {
  return { ...envelope("fleet"), ...changes };
}
