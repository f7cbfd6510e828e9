/** Checkpoints `ck-1` and `ck-2` (facts, section 11), and their pages with digests of the items they hold. */
import type { AgentCheckpointDescriptor, AgentCheckpointItem, AgentCheckpointPage } from "../agent/checkpoint.ts";
import { encodeAgentCheckpointPage } from "../agent/encode-checkpoint-page.ts";
import type { AgentPart } from "../agent/part.ts";
import { joinBytes } from "../shared/join-bytes.ts";
import { message, session, textPart, time } from "./samples.ts";
import { sha256 } from "./sha256.ts";

export interface Checkpoint {
  readonly descriptor: AgentCheckpointDescriptor;
  readonly pages: AgentCheckpointPage[];
}

export const sessionItem: AgentCheckpointItem = { kind: "session", value: session };
export const messageItem: AgentCheckpointItem = {
  kind: "message",
  value: { ...message, revision: "1", partIds: ["p1"] },
};
export const partItem: AgentCheckpointItem = {
  kind: "part",
  messageId: "m1",
  value: { ...textPart, revision: "2" } as AgentPart,
};

/** The page with the digest that it should have. */
export function digested(
  page: Pick<AgentCheckpointPage, "checkpointId" | "pageIndex" | "items" | "nextCursor">,
): AgentCheckpointPage {
  const { checkpointId, pageIndex, items, nextCursor } = page;
  const body = { checkpointId, pageIndex, items, nextCursor };
  return { ...body, pageDigest: sha256(encodeAgentCheckpointPage(body)) };
}

/** A checkpoint of the items, one list a page, with all lengths and digests as they should be. */
export function checkpointOf(checkpointId: string, ...lists: readonly (readonly AgentCheckpointItem[])[]): Checkpoint {
  const pages = lists.map((items, pageIndex) => {
    const nextCursor = pageIndex === lists.length - 1 ? null : `n${pageIndex + 1}`;
    return digested({ checkpointId, pageIndex, items: [...items], nextCursor });
  });
  return { descriptor: describePages(pages), pages };
}

/** The descriptor of pages as they are. */
export function describePages(pages: readonly AgentCheckpointPage[]): AgentCheckpointDescriptor {
  const bytes = joinBytes(pages.map(encodeAgentCheckpointPage));
  return {
    checkpointId: pages[0]?.checkpointId ?? "",
    cursor: { sessionId: "ses-1", streamEpoch: "ep-A", seq: "12" },
    historyRevision: "4",
    pageCount: pages.length,
    byteLength: String(bytes.length),
    sha256: sha256(bytes),
    expiresAt: time,
  };
}
