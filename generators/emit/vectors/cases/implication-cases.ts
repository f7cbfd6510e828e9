import type { Node, PortableCase, PortableCheck } from "../../../contract/contract.ts";
import { draftOf, list, NULL, text } from "../draft/json-draft.ts";
import type { Draft } from "../draft/json-draft.ts";
import { withKey, withoutKey } from "../draft/edit.ts";
import { fill, withCases } from "../sample/repair.ts";
import type { Labelled, Site } from "./site.ts";

type Implies = Extract<PortableCheck, { readonly check: "implies" }>;

/** Values of each case that are looked at one by one. */
const VALUES = 8;

/** A way to break what the rule asks. */
interface Breach {
  readonly label: string;
  readonly on: (draft: Draft) => Draft;
}

/**
 * Objects of which the cases hold, by each value of each case in turn: once with all that the rule asks, once with one
 * thing amiss. And objects that break it all while one case does not hold.
 */
export function implicationCases(site: Site, node: Node, rule: Implies, base: (label: string) => Draft): Labelled {
  const { world, random } = site;
  const { when, required = [], forbidden = [], values = [] } = rule;
  const met = (draft: Draft): Draft => {
    const cleared = forbidden.reduce(withoutKey, withCases(draft, when));
    return withCases(fill(world, node, cleared, required, random), values);
  };
  const breaches: readonly Breach[] = [
    ...required.map((key): Breach => ({ label: `without ${key}`, on: (draft) => withoutKey(draft, key) })),
    ...forbidden.map((key): Breach => ({
      label: `with ${key}`,
      on: (draft) => fill(world, node, draft, [key], random),
    })),
    ...values.flatMap((each) => otherwise(site, node, each)),
  ];
  const settings = when.flatMap(({ key, in: accepted }) =>
    accepted.slice(0, VALUES).map((value) => ({
      name: `${key} ${value}`,
      draft: () => met(withKey(base("met"), key, draftOf(value))),
    })),
  );
  const all = (draft: Draft): Draft => breaches.reduce((current, { on }) => on(current), draft);
  return [
    ...settings.map(({ name, draft }) => [`met by ${name}`, draft] as const),
    ...settings.flatMap(({ name, draft }, index) => {
      const breach = breaches[index % breaches.length];
      return breach === undefined ? [] : [[`${breach.label}, ${name}`, () => breach.on(draft())] as const];
    }),
    ...breaches.map(({ label, on }) => [label, () => on(met(base("breach")))] as const),
    ...when.flatMap((each) =>
      otherwise(site, node, each).map(
        ({ label, on }) => [`not met: ${label}`, () => on(all(met(base("unmet"))))] as const,
      ),
    ),
    ...[...required, ...forbidden].flatMap((key) =>
      emptiedCases(key, () => met(base("emptied")), " when met", "seldom"),
    ),
  ];
}

/** The key away, and there without counting as a value. */
export function emptiedCases(key: string, base: () => Draft, place = "", often?: "seldom"): Labelled {
  const cases: Labelled = [
    [`without ${key}${place}`, () => withoutKey(base(), key)],
    [`empty ${key}${place}`, () => withKey(base(), key, text(""))],
    [`empty list ${key}${place}`, () => withKey(base(), key, list([]))],
    [`null ${key}${place}`, () => withKey(base(), key, NULL)],
  ];
  return often === undefined ? cases : cases.map(([label, make]) => [label, make, often]);
}

/** The case not holding: by another value of its kind, or by none. */
function otherwise(site: Site, node: Node, { key, in: accepted }: PortableCase): readonly Breach[] {
  const property = site.world.property(node, key);
  const choices = property === undefined ? [] : choicesOf(site.world.core(property.node));
  const refused = choices.filter((each) => !accepted.some((value) => value === each)).slice(0, VALUES);
  return [
    ...refused.map((value): Breach => ({
      label: `${key} is ${value}`,
      on: (draft) => withKey(draft, key, draftOf(value)),
    })),
    ...(property?.optionalIn === true
      ? [{ label: `no ${key}`, on: (draft: Draft): Draft => withoutKey(draft, key) }]
      : []),
  ];
}

function choicesOf(node: Node): readonly (string | number | boolean)[] {
  if (node.kind === "boolean") return [true, false];
  if (node.kind === "enum") return node.values;
  return node.kind === "literal" ? node.values.filter((each) => each !== null) : ["other", 1];
}
