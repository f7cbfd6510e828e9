/**
 * A JSON text in the making. Unlike a value it can hold what `JSON.parse` would lose: a key twice, `1.0`, an escaped
 * letter, a text that is no JSON at all.
 */
import type { JsonValue } from "../../../contract/contract.ts";

export interface TextDraft {
  readonly draft: "text";
  readonly value: string;
  /** The JSON spelling, where it is not the plain one. */
  readonly spelling?: string;
}
export interface NumberDraft {
  readonly draft: "number";
  readonly value: number;
  readonly spelling?: string;
}
export interface ListDraft {
  readonly draft: "list";
  readonly items: readonly Draft[];
}
export interface ObjectDraft {
  readonly draft: "object";
  /** In order of writing. A key may stand twice; readers take the last. */
  readonly entries: readonly Entry[];
}
/** A finished text: `true`, `null`, or something broken. */
export interface RawDraft {
  readonly draft: "raw";
  readonly text: string;
}
export interface Entry {
  readonly key: string;
  readonly value: Draft;
  readonly keySpelling?: string;
}
export type Draft = TextDraft | NumberDraft | ListDraft | ObjectDraft | RawDraft;

export const NULL: RawDraft = { draft: "raw", text: "null" };

export const text = (value: string, spelling?: string): TextDraft =>
  spelling === undefined ? { draft: "text", value } : { draft: "text", value, spelling };
export const number = (value: number, spelling?: string): NumberDraft =>
  spelling === undefined ? { draft: "number", value } : { draft: "number", value, spelling };
export const raw = (source: string): RawDraft => ({ draft: "raw", text: source });
export const list = (items: readonly Draft[]): ListDraft => ({ draft: "list", items });
export const object = (entries: readonly Entry[]): ObjectDraft => ({ draft: "object", entries });

/** The draft of a value as it stands. */
export function draftOf(value: JsonValue): Draft {
  if (typeof value === "string") return text(value);
  if (typeof value === "number") return number(value);
  if (value === null || typeof value === "boolean") return raw(String(value));
  if (isList(value)) return list(value.map(draftOf));
  return object(Object.entries(value).map(([key, each]) => ({ key, value: draftOf(each) })));
}

function isList(value: object): value is readonly JsonValue[] {
  return Array.isArray(value);
}

/** Writes the draft without any space. */
export function render(draft: Draft): string {
  switch (draft.draft) {
    case "text":
      return draft.spelling ?? JSON.stringify(draft.value);
    case "number":
      return draft.spelling ?? spellNumber(draft.value);
    case "raw":
      return draft.text;
    case "list":
      return `[${draft.items.map(render).join(",")}]`;
    case "object":
      return `{${draft.entries.map(renderEntry).join(",")}}`;
  }
}

function renderEntry({ key, value, keySpelling }: Entry): string {
  return `${keySpelling ?? JSON.stringify(key)}:${render(value)}`;
}

function spellNumber(value: number): string {
  return Object.is(value, -0) ? "-0" : JSON.stringify(value);
}
