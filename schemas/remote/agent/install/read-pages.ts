import type { IntegrityPrimitives } from "../../shared/integrity.ts";
import { joinBytes } from "../../shared/join-bytes.ts";
import { agentCheckpointPageSchema } from "../checkpoint.ts";
import type { AgentCheckpointDescriptor, AgentCheckpointItem, AgentCheckpointPage } from "../checkpoint.ts";
import { encodeAgentCheckpointPage } from "../encode-checkpoint-page.ts";
import type { InstallRefusal } from "./refusal.ts";

const PAGE_BYTES_MAX = 65_536;
const CHECKPOINT_BYTES_MAX = 33_554_432;

interface ReadPage {
  readonly page: AgentCheckpointPage;
  readonly bytes: Uint8Array;
}

/** The items of all pages in order, once every page and the whole add up to what the descriptor says. */
export function readPages(
  descriptor: AgentCheckpointDescriptor,
  pages: readonly AgentCheckpointPage[],
  { sha256 }: IntegrityPrimitives,
): readonly AgentCheckpointItem[] | InstallRefusal {
  const items: AgentCheckpointItem[] = [];
  const parts: Uint8Array[] = [];
  let total = 0;
  for (const [index, value] of pages.entries()) {
    const read = readPage(value);
    if (read === undefined || !isInPlace(read.page, index, descriptor)) return "invalid";
    const { page, bytes } = read;
    if (bytes.length > PAGE_BYTES_MAX || sha256(bytes) !== page.pageDigest) return "digest";
    total += bytes.length;
    if (total > CHECKPOINT_BYTES_MAX) return "invalid";
    parts.push(bytes);
    for (const item of page.items) items.push(item);
  }
  const matches = String(total) === descriptor.byteLength && sha256(joinBytes(parts)) === descriptor.sha256;
  return matches ? items : "digest";
}

/** The page by its schema, with the bytes of the value received. Undefined where it has no canonical form. */
function readPage(value: AgentCheckpointPage): ReadPage | undefined {
  try {
    const { data: page } = agentCheckpointPageSchema.safeParse(value);
    return page === undefined ? undefined : { page, bytes: encodeAgentCheckpointPage(value) };
  } catch {
    return undefined;
  }
}

function isInPlace(page: AgentCheckpointPage, index: number, descriptor: AgentCheckpointDescriptor): boolean {
  const isLast = index === descriptor.pageCount - 1;
  const { checkpointId, pageIndex, nextCursor } = page;
  return checkpointId === descriptor.checkpointId && pageIndex === index && (nextCursor === null) === isLast;
}
