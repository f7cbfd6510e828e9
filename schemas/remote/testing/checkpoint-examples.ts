/** The worked examples RC1 to RC8 (facts, section 11). RC9 and RC10 are rows of recovery. */
import type { AgentCheckpointItem, AgentCheckpointPage } from "../agent/checkpoint.ts";
import type { InstallRefusal } from "../agent/install/refusal.ts";
import type { AgentPart } from "../agent/part.ts";
import type { AgentProjection } from "../agent/projection.ts";
import { checkpointOf, digested, messageItem, partItem, sessionItem } from "./checkpoints.ts";
import type { Checkpoint } from "./checkpoints.ts";
import { empty, message, textPart } from "./samples.ts";
import { sha256 } from "./sha256.ts";

export interface CheckpointExample extends Checkpoint {
  readonly name: string;
  /** Bytes by `<contentId>:<revision>`. */
  readonly content: Readonly<Record<string, Uint8Array>>;
  readonly expected: AgentProjection | InstallRefusal;
}

const two = checkpointOf("ck-2", [sessionItem, messageItem], [partItem]);
const [page0, page1] = two.pages as [AgentCheckpointPage, AgentCheckpointPage];

const installed: AgentProjection = {
  ...empty,
  cursor: { ...empty.cursor, seq: "12" },
  messages: { m1: { ...message, revision: "1", partIds: ["p1"] } },
  parts: { p1: { ...textPart, revision: "2" } },
};

const altered: AgentCheckpointPage = {
  ...page1,
  items: [{ ...partItem, value: { ...textPart, revision: "2", content: { text: "ne" } } } as AgentCheckpointItem],
};

const bytes = new TextEncoder().encode("né");
const ref = { contentId: "c1", revision: "2", byteLength: "3", mediaType: "text/plain", sha256: sha256(bytes) };
const byRef = checkpointOf(
  "ck-2",
  [sessionItem, messageItem],
  [{ kind: "part", messageId: "m1", value: { ...textPart, revision: "2", content: { ref } } as AgentPart }],
);
const wrongOwner = checkpointOf(
  "ck-2",
  [sessionItem, messageItem],
  [{ ...partItem, messageId: "m2" } as AgentCheckpointItem],
);
const ended = { ...two.descriptor, expiresAt: "1970-01-01T00:00:00Z" };

export const checkpointExamples: readonly CheckpointExample[] = [
  { name: "RC1", ...two, content: {}, expected: installed },
  { name: "RC2", ...two, pages: [page0], content: {}, expected: "incomplete" },
  { name: "RC3", ...two, pages: [page1, page0], content: {}, expected: "invalid" },
  { name: "RC4", ...two, pages: [page0, altered], content: {}, expected: "digest" },
  { name: "RC5", ...two, pages: [page0, digested(altered)], content: {}, expected: "digest" },
  { name: "RC6", ...wrongOwner, content: {}, expected: "invalid" },
  { name: "RC7", ...byRef, content: {}, expected: "incomplete" },
  { name: "RC7 with the bytes", ...byRef, content: { "c1:2": bytes }, expected: installed },
  { name: "RC8", ...two, descriptor: ended, content: {}, expected: installed },
];
