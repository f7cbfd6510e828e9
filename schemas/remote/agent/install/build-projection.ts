import type { AgentCheckpointDescriptor, AgentCheckpointItem } from "../checkpoint.ts";
import { materialise } from "../materialise.ts";
import type { ContentSource } from "../materialise.ts";
import type { AgentProjection } from "../projection.ts";
import type { InstallRefusal } from "./refusal.ts";

type Staged = AgentProjection & { readonly owners: ReadonlyMap<string, string> };

/** The projection that the items make up, built from nothing; a refusal where they contradict each other. */
export function buildProjection(
  items: readonly AgentCheckpointItem[],
  descriptor: AgentCheckpointDescriptor,
  source: ContentSource,
): AgentProjection | InstallRefusal {
  const session = onlySession(items);
  if (session?.sessionId !== descriptor.cursor.sessionId) return "invalid";
  if (session.historyRevision !== descriptor.historyRevision) return "invalid";
  const projection: AgentProjection = {
    cursor: { ...descriptor.cursor },
    session,
    executions: dictionary(),
    messages: dictionary(),
    parts: dictionary(),
    interactions: dictionary(),
    tombstones: [],
  };
  const owners = new Map<string, string>();
  for (const item of items) {
    if (item.kind === "part") owners.set(item.value.partId, item.messageId);
    const refusal = place(projection, item, source);
    if (refusal !== undefined) return refusal;
  }
  return isConsistent({ ...projection, owners }) ? projection : "invalid";
}

function onlySession(items: readonly AgentCheckpointItem[]): AgentProjection["session"] | undefined {
  const sessions = items.filter((item) => item.kind === "session");
  return sessions.length === 1 ? sessions[0]?.value : undefined;
}

function place(
  projection: AgentProjection,
  item: AgentCheckpointItem,
  source: ContentSource,
): InstallRefusal | undefined {
  switch (item.kind) {
    case "session":
      return undefined;
    case "execution":
      return put(projection.executions, item.value.executionId, item.value);
    case "message":
      return put(projection.messages, item.value.messageId, item.value);
    case "interaction":
      return put(projection.interactions, item.value.interactionId, item.value);
    case "part": {
      const { partId } = item.value;
      if (Object.hasOwn(projection.parts, partId)) return "invalid";
      const part = materialise(item.value, source);
      return part === undefined ? "incomplete" : put(projection.parts, partId, part);
    }
  }
}

function put<Value>(values: Record<string, Value>, id: string, value: Value): InstallRefusal | undefined {
  if (Object.hasOwn(values, id)) return "invalid";
  values[id] = value;
  return undefined;
}

/** Messages list exactly their own parts, each once, and every interaction has its execution. */
function isConsistent({ messages, parts, interactions, executions, owners }: Staged): boolean {
  const listed = new Set<string>();
  for (const { messageId, partIds } of Object.values(messages)) {
    if (new Set(partIds).size !== partIds.length) return false;
    for (const partId of partIds) {
      if (owners.get(partId) !== messageId) return false;
      listed.add(partId);
    }
  }
  if (!Object.keys(parts).every((partId) => listed.has(partId))) return false;
  return Object.values(interactions).every(({ executionId }) => Object.hasOwn(executions, executionId));
}

function dictionary<Value>(): Record<string, Value> {
  return Object.create(null) as Record<string, Value>;
}
