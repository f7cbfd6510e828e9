import type { DiscriminatedNode, JsonValue, Node, UnionNode } from "../../../contract/contract.ts";
import { draftOf, NULL, number, object, raw, text } from "../draft/json-draft.ts";
import type { Draft } from "../draft/json-draft.ts";
import { appended, withKey, withoutKey } from "../draft/edit.ts";
import { RICH, sample, samplePresent, SMALL } from "../sample/sample-value.ts";
import { aimAt } from "./site.ts";
import type { Aim, Site } from "./site.ts";

/** Each branch of a first-match union, what lies between two of them, and what is near to all. */
export function* unionCases(site: Site, node: UnionNode): Generator<Aim> {
  const { world, random } = site;
  const small = (option: Node, index: number): Draft =>
    samplePresent(world, option, random.fork(`option${index}`), SMALL);
  for (const [index, option] of node.options.entries()) {
    yield aimAt(site, `option ${index}`, 1, () => small(option, index));
    yield aimAt({ ...site, light: false }, `extra key in option ${index}`, 2, () => withExtra(small(option, index)));
    yield aimAt(site, `rich option ${index}`, 2, () => samplePresent(world, option, random.fork(`rich${index}`), RICH));
    for (const [other, second] of node.options.entries()) {
      if (other === index) continue;
      yield aimAt(site, `both ${index} ${other}`, 2, () => merged(small(option, index), small(second, other)));
      yield aimAt(site, `both ${index} ${other} extra`, 2, () =>
        withExtra(merged(small(option, index), small(second, other))),
      );
      yield aimAt(site, `halves ${index} ${other}`, 3, () => halves(small(option, index), small(second, other)));
    }
  }
}

/** Each tag with its own body and with another one, and tags that are missing, strange or written twice. */
export function* discriminatedCases(site: Site, node: DiscriminatedNode): Generator<Aim> {
  const { world, random } = site;
  const key = node.discriminator;
  const body = (option: Node, index: number): Draft =>
    samplePresent(world, option, random.fork(`option${index}`), SMALL);
  const tagged = (draft: Draft, tag: JsonValue): Draft => withKey(draft, key, draftOf(tag));
  for (const [index, { node: option, tags }] of node.options.entries()) {
    for (const tag of tags)
      yield aimAt({ ...site, light: false }, `tag ${String(tag)}`, site.light ? 2 : 1, () =>
        tagged(bodyOf(site, option, tag, index), tag),
      );
    const next = node.options[(index + 1) % node.options.length];
    const nextTag = next?.tags[0];
    if (next !== undefined && nextTag !== undefined && next.node !== option) {
      yield aimAt(site, `body of ${String(tags[0])} under another tag`, 2, () => tagged(body(option, index), nextTag));
      yield aimAt(site, `twice ${String(tags[0])}`, 3, () => twice(body(option, index), key, draftOf(nextTag)));
    }
    yield aimAt(site, `no tag ${String(tags[0])}`, index === 0 ? 1 : 3, () => withoutKey(body(option, index), key));
    yield aimAt(site, `tag only ${String(tags[0])}`, index === 0 ? 2 : 3, () =>
      object([{ key, value: draftOf(tags[0] ?? null) }]),
    );
  }
  const [first] = node.options;
  if (first === undefined) return;
  const strange: readonly Draft[] = [
    text("samewire-unknown"),
    NULL,
    number(1),
    text(""),
    text(String(first.tags[0]).toUpperCase()),
    text("__proto__"),
    text("constructor"),
    raw('["a"]'),
    object([]),
  ];
  for (const [index, tag] of strange.entries()) {
    yield aimAt(site, `strange tag ${index}`, index === 0 ? 1 : index < 4 ? 2 : 3, () =>
      withKey(body(first.node, 0), key, tag),
    );
  }
  yield aimAt(site, "unknown tag and extra key", 2, () =>
    withExtra(withKey(body(first.node, 0), key, text("samewire-unknown"))),
  );
}

/** The body of an option; one of a nested union that has the tag. */
function bodyOf(site: Site, option: Node, tag: JsonValue, index: number): Draft {
  const { world, random } = site;
  const core = world.core(option);
  const nested =
    core.kind === "discriminated" ? core.options.find((each) => each.tags.some((own) => own === tag))?.node : undefined;
  return nested === undefined
    ? (sample(world, option, random.fork(`option${index}`), SMALL) ?? NULL)
    : bodyOf(site, nested, tag, index);
}

function twice(draft: Draft, key: string, value: Draft): Draft {
  return draft.draft === "object" ? appended(draft, key, value) : draft;
}

function merged(first: Draft, second: Draft): Draft {
  if (first.draft !== "object" || second.draft !== "object") return first;
  return second.entries.reduce<Draft>((current, entry) => withKey(current, entry.key, entry.value), first);
}

function halves(first: Draft, second: Draft): Draft {
  if (first.draft !== "object" || second.draft !== "object") return second;
  return object([
    ...first.entries.slice(0, Math.ceil(first.entries.length / 2)),
    ...second.entries.slice(Math.ceil(second.entries.length / 2)),
  ]);
}

function withExtra(draft: Draft): Draft {
  return draft.draft === "object" ? appended(draft, "extra", NULL) : draft;
}
