import { describe, expect, it } from "vitest";
import { z } from "zod";
import {
  OPERATOR_GRANTS,
  OPERATOR_LOCAL_OPERATIONS,
  downloadOperatorArtifact,
  postOperatorDispatch,
  tailOperatorConversation,
  tailOperatorTerminal,
} from "./operator.ts";

function content(part: { readonly schema?: z.core.$ZodType; readonly item?: z.core.$ZodType } | undefined) {
  return part?.item ?? part?.schema;
}

function accepts(schema: z.core.$ZodType | undefined, value: unknown): boolean {
  return schema !== undefined && z.safeParse(schema, value).success;
}

describe("the operations", () => {
  it("stand at their routes, for the captain's bearer", () => {
    const operations = [postOperatorDispatch, tailOperatorConversation, tailOperatorTerminal, downloadOperatorArtifact];
    const routes = operations.map(({ id, method, path, tags, security }) => [id, method, path, tags, security]);
    expect(routes).toEqual([
      ["postOperatorDispatch", "POST", "/operator/v1/dispatch", ["Captain"], ["captainBearer"]],
      ["tailOperatorConversation", "POST", "/operator/v1/tail", ["Captain"], ["captainBearer"]],
      ["tailOperatorTerminal", "POST", "/operator/v1/terminal-tail", ["Captain"], ["captainBearer"]],
      ["downloadOperatorArtifact", "POST", "/operator/v1/artifacts/download", ["Captain"], ["captainBearer"]],
    ]);
  });

  it("need the grants that the relay checks", () => {
    expect(postOperatorDispatch.grant).toBe(OPERATOR_GRANTS);
    expect(OPERATOR_GRANTS).toMatchObject({
      send: "chat",
      fleet: "chat",
      stop_task: "terminalControl",
      terminal_tail: "terminalObserve",
    });
    const needing = (grant: string): string[] =>
      Object.entries(OPERATOR_GRANTS).flatMap(([op, needed]) => (needed === grant ? [op] : []));
    expect(needing("terminalObserve").sort()).toEqual(["terminal_catalog", "terminal_tail"]);
    expect(needing("terminalControl").sort()).toEqual([
      "input_answer",
      "input_cancel",
      "input_get",
      "input_list",
      "pending_messages",
      "stop_task",
      "terminal_control",
      "terminal_input",
    ]);
    expect(needing("steer").sort()).toEqual([
      "acknowledge_worker_reports",
      "channel",
      "close_seat",
      "discord_rooms",
      "move_seat",
      "readopt_seat",
      "reset",
      "set_persona_role",
      "spawn_seat",
      "update_persona",
      "worker_reports",
    ]);
    expect(OPERATOR_LOCAL_OPERATIONS.filter((op) => op in OPERATOR_GRANTS)).toEqual([]);
    expect(tailOperatorConversation.grant).toBe("chat");
    expect(downloadOperatorArtifact.grant).toBe("chat");
    expect(tailOperatorTerminal.grant).toBe("terminalObserve");
  });

  it("dispatch answers with the service's statuses", () => {
    expect(Object.keys(postOperatorDispatch.responses)).toEqual(["200", "400", "401", "403", "409", "503"]);
    expect(accepts(content(postOperatorDispatch.request), { op: "list", schemaVersion: 1 })).toBe(true);
    expect(
      accepts(content(postOperatorDispatch.responses[200]), { op: "list", schemaVersion: 1, conversations: [] }),
    ).toBe(true);
  });

  it("OS19 a refusal is definite and has a status of its own", () => {
    const refusal = content(postOperatorDispatch.responses[409]);
    expect(accepts(refusal, { error: "refused", message: "This room is read-only here." })).toBe(true);
    expect(accepts(refusal, { error: "herdr_session_mismatch", more: 1 })).toBe(true);
    expect(accepts(refusal, { error: "perhaps" })).toBe(false);
  });

  it("a download takes a file's name and answers with bytes", () => {
    const asked = { schemaVersion: 1, conversationId: "c", artifactId: "a" };
    expect(accepts(content(downloadOperatorArtifact.request), asked)).toBe(true);
    expect(accepts(content(downloadOperatorArtifact.request), { ...asked, path: "/etc/passwd" })).toBe(false);
    expect(downloadOperatorArtifact.responses[200]).toMatchObject({ mediaType: "application/octet-stream" });
  });

  it("the tails take the same request as dispatch and stream lines in a stated order", () => {
    const observation = { schemaVersion: 1, terminalId: "t", surfaceClientId: "s" };
    const tail = { schemaVersion: 1, conversationId: "c", surfaceClientId: "s" };
    expect(accepts(content(tailOperatorConversation.request), { op: "tail", schemaVersion: 1, tail })).toBe(true);
    expect(accepts(content(tailOperatorConversation.request), { op: "replay", schemaVersion: 1, replay: tail })).toBe(
      false,
    );
    expect(accepts(content(tailOperatorTerminal.request), { op: "terminal_tail", schemaVersion: 1, observation })).toBe(
      true,
    );
    for (const stream of [tailOperatorConversation, tailOperatorTerminal]) {
      expect(stream.responses[200]?.order).toMatch(/last lines/);
      expect(stream.responses[200]?.schema).toBeUndefined();
      const failure = { schemaVersion: 1, outcome: "auth_failed", reason: "revoked" };
      expect(accepts(content(stream.responses[200]), { kind: "auth_failure", failure })).toBe(true);
    }
  });
});
