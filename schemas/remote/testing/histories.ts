/** Valid histories of a session, grown from numbers, so that a property test can shrink them. */
import type { AgentEvent } from "../agent/events.ts";
import type { AgentPart } from "../agent/part.ts";
import { event } from "./events.ts";
import type { Payload } from "./events.ts";
import { execution, interactionSummary, message, session, textPart } from "./samples.ts";
import { sha256 } from "./sha256.ts";

interface GrowingPart {
  readonly id: string;
  readonly messageId: string;
  revision: number;
  text: string;
  streaming: boolean;
}

interface GrowingMessage {
  readonly id: string;
  revision: number;
  partIds: string[];
}

const DELTAS = ["", "x", "é", "🚀", "line\n", "\uFEFF", "0123456789".repeat(5)];

/** Knows just enough of the rules to make the next valid event; the reducer is judged by it. */
class Author {
  readonly events: AgentEvent[] = [];
  #messages: GrowingMessage[] = [];
  #parts: GrowingPart[] = [];
  #history = 4;
  #interaction = 0;
  #ids = 0;

  act(choice: number): void {
    const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(choice / 16) % items.length];
    const owner = pick(this.#messages);
    const part = pick(this.#parts);
    const streaming = pick(this.#parts.filter((each) => each.streaming));
    const step = 1 + (choice % 3);
    switch (choice % 12) {
      case 0:
        return this.#createMessage();
      case 1:
      case 2:
        return owner === undefined ? this.#createMessage() : this.#createPart(owner, choice);
      case 3:
        return owner === undefined ? this.#commit() : this.#updateMessage(owner, step);
      case 4:
        return part === undefined ? this.#commit() : this.#replace(part, step, choice);
      case 5:
        return streaming === undefined ? this.#run(choice) : this.#complete(streaming, step);
      case 6:
        return part === undefined || choice % 5 > 0 ? this.#ask() : this.#removePart(part, step);
      case 7:
        return owner === undefined || choice % 7 > 0 ? this.#rename(choice) : this.#removeMessage(owner, step);
      default:
        return streaming === undefined ? this.#run(choice) : this.#append(streaming, step, choice);
    }
  }

  #add<Kind extends AgentEvent["kind"]>(kind: Kind, payload: Payload<Kind>): void {
    this.events.push(event(this.events.length + 1, kind, payload));
  }

  #createMessage(): void {
    const id = `m${(this.#ids += 1)}`;
    this.#messages.push({ id, revision: 0, partIds: [] });
    this.#add("message.created", { ...message, messageId: id });
  }

  #createPart(owner: GrowingMessage, choice: number): void {
    const id = `p${(this.#ids += 1)}`;
    const at = choice % (owner.partIds.length + 1);
    const part = { id, messageId: owner.id, revision: 0, text: DELTAS[choice % DELTAS.length] ?? "", streaming: true };
    this.#add("part.created", {
      messageId: owner.id,
      afterPartId: owner.partIds[at - 1] ?? null,
      ...this.#messageStep(owner),
      part: wireOf(part),
    });
    owner.partIds.splice(at, 0, id);
    this.#parts.push(part);
  }

  #updateMessage(owner: GrowingMessage, step: number): void {
    const baseRevision = String(owner.revision);
    owner.revision += step;
    const { id, partIds, revision } = owner;
    const next = {
      ...message,
      messageId: id,
      partIds: [...partIds],
      revision: String(revision),
      usage: { inputTokens: step },
    };
    this.#add("message.updated", { baseRevision, message: next });
  }

  #removeMessage(owner: GrowingMessage, step: number): void {
    const { id, revision } = owner;
    this.#add("message.removed", { messageId: id, baseRevision: String(revision), revision: String(revision + step) });
    this.#messages = this.#messages.filter((each) => each !== owner);
    this.#parts = this.#parts.filter((each) => each.messageId !== id);
  }

  #append(part: GrowingPart, step: number, choice: number): void {
    const text = DELTAS[choice % DELTAS.length] ?? "";
    const offsetUtf8 = String(Buffer.byteLength(part.text));
    this.#add("part.append", { ...partStep(part, step), offsetUtf8, text });
    part.text += text;
  }

  #replace(part: GrowingPart, step: number, choice: number): void {
    const { messageId, baseRevision } = partStep(part, step);
    part.streaming = choice % 2 === 0;
    part.text = DELTAS[choice % DELTAS.length] ?? "";
    this.#add("part.replaced", { messageId, baseRevision, part: wireOf(part) });
  }

  #complete(part: GrowingPart, step: number): void {
    const byteLength = String(Buffer.byteLength(part.text));
    this.#add("part.completed", { ...partStep(part, step), byteLength, sha256: sha256(part.text) });
    part.streaming = false;
  }

  #removePart(part: GrowingPart, step: number): void {
    const owner = this.#messages.find(({ id }) => id === part.messageId);
    if (owner === undefined) return;
    this.#add("part.removed", { ...partStep(part, step), ...this.#messageStep(owner) });
    owner.partIds = owner.partIds.filter((id) => id !== part.id);
    this.#parts = this.#parts.filter((each) => each !== part);
  }

  #run(choice: number): void {
    this.#add("execution.updated", { ...execution, executionId: `x${choice % 4}` });
  }

  #ask(): void {
    // Its execution comes first, or a checkpoint of this moment would not be valid.
    this.#add("execution.updated", execution);
    this.#add("interaction.updated", { ...interactionSummary, revision: String((this.#interaction += 1)) });
  }

  #commit(): void {
    this.#add("history.committed", { historyRevision: String((this.#history += 2)), messages: [] });
  }

  #rename(choice: number): void {
    this.#add("session.updated", { ...session, title: String(choice), historyRevision: String(this.#history) });
  }

  #messageStep(owner: GrowingMessage): { messageBaseRevision: string; messageRevision: string } {
    const messageBaseRevision = String(owner.revision);
    owner.revision += 1;
    return { messageBaseRevision, messageRevision: String(owner.revision) };
  }
}

function partStep(part: GrowingPart, step: number) {
  const baseRevision = String(part.revision);
  part.revision += step;
  return { messageId: part.messageId, partId: part.id, baseRevision, revision: String(part.revision) };
}

function wireOf({ id, revision, text, streaming }: GrowingPart): AgentPart {
  const state = streaming ? "streaming" : "completed";
  return { ...textPart, partId: id, revision: String(revision), content: { text }, state } as AgentPart;
}

/** The events that follow from the choices, sequences from 1 on. */
export function historyFrom(choices: readonly number[]): readonly AgentEvent[] {
  const author = new Author();
  for (const choice of choices) author.act(choice);
  return author.events;
}
