import type { AgentExecution } from "../execution.ts";
import type { InteractionSummary } from "../interaction.ts";
import type { AgentMessage } from "../message.ts";
import type { AgentPart } from "../part.ts";
import type { AgentProjection } from "../projection.ts";
import { DraftDictionary } from "./draft-dictionary.ts";

/** A projection in the making. The one that it starts from stays as it was. */
export class ProjectionDraft {
  session: AgentProjection["session"];
  readonly executions: DraftDictionary<AgentExecution>;
  readonly messages: DraftDictionary<AgentMessage>;
  readonly parts: DraftDictionary<AgentPart>;
  readonly interactions: DraftDictionary<InteractionSummary>;
  readonly #before: readonly string[];
  readonly #removed: string[] = [];
  #tombstones: Set<string> | undefined;

  constructor({ session, executions, messages, parts, interactions, tombstones }: AgentProjection) {
    this.session = session;
    this.executions = new DraftDictionary(executions);
    this.messages = new DraftDictionary(messages);
    this.parts = new DraftDictionary(parts);
    this.interactions = new DraftDictionary(interactions);
    this.#before = tombstones;
  }

  /** Notes the id of a removed message or part, which is never used again. */
  bury(id: string): void {
    this.#removed.push(id);
    this.#tombstones?.add(id);
  }

  isTombstoned(id: string): boolean {
    // Made when first asked for: the list may be long, and few batches create anything.
    this.#tombstones ??= new Set([...this.#before, ...this.#removed]);
    return this.#tombstones.has(id);
  }

  finish(cursor: AgentProjection["cursor"]): AgentProjection {
    return {
      cursor,
      session: this.session,
      executions: this.executions.finish(),
      messages: this.messages.finish(),
      parts: this.parts.finish(),
      interactions: this.interactions.finish(),
      tombstones: [...this.#before, ...this.#removed],
    };
  }
}
