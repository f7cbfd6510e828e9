import type { NamedType } from "../../contract/contract.ts";
import { casesOf } from "./cases/site-cases.ts";
import { deepTexts, hostileTexts } from "./cases/hostile-texts.ts";
import { grown, mutated } from "./cases/mutation.ts";
import { growthCases } from "./cases/reading-cases.ts";
import type { Aim, Site } from "./cases/site.ts";
import { render } from "./draft/json-draft.ts";
import type { Draft } from "./draft/json-draft.ts";
import type { Judge, Verdict, Verdicts } from "./judge.ts";
import { hashText, randomFrom } from "./random.ts";
import type { Random } from "./random.ts";
import { RICH, samplePresent } from "./sample/sample-value.ts";
import { hasForeignHost } from "./text/url-texts.ts";
import type { World } from "./world.ts";

export interface JudgedInput {
  readonly text: string;
  readonly verdicts: Verdicts;
}

export interface InputOptions {
  readonly seed: string;
  readonly judge: Judge;
  readonly inputs: number;
  readonly deepLevels?: readonly number[];
}

/** Inputs longer than this are rare, and none is longer than `LONGEST`. Characters. */
const LONG = 1_100;
const LONGEST = 48_000;
/** The part of a type's inputs that is aimed; malformed texts and random values make up the rest. */
const AIMED_SHARE = 0.6;
const HOSTILE_SHARE = 0.05;
/** Of each mode's judgements at least this share goes each way, as far as random values can bring it about. */
const LEAST_SHARE = 0.42;

/** Makes and judges the inputs of one type. They depend on the seed and on what the type reaches, and on nothing else. */
export function judgedInputs(world: World, type: NamedType, options: InputOptions): readonly JudgedInput[] {
  const random = randomFrom(`${options.seed}\u0000${type.id}`);
  const asIs = (draft: Draft): Draft => draft;
  const site: Site = {
    world,
    node: type.node,
    path: "",
    wrap: asIs,
    wrapMended: asIs,
    light: false,
    random: random.fork("site"),
    within: [type.id],
  };
  const aims = inOrder([...growthCases(site), ...casesOf(site)], type.id);
  const wanted = Math.round(
    options.inputs * Math.min(4, Math.max(0.5, aims.filter((aim) => aim.tier < 2).length / 75)),
  );
  const chosen = new Selection(type, options.judge, wanted);
  for (const aim of aims) {
    if (chosen.size >= wanted * AIMED_SHARE) break;
    chosen.add(render(aim.make()));
  }
  const sound = render(samplePresent(world, type.node, random.fork("sound")));
  for (const text of hostileTexts(sound, random.fork("hostile"), Math.ceil(wanted * HOSTILE_SHARE))) chosen.add(text);
  const deep = (options.deepLevels ?? []).flatMap((levels) => deepTexts(sound, levels));
  for (const text of deep) chosen.addAnyLength(text);
  for (let attempt = 0; chosen.size < wanted && attempt < wanted * 3; attempt += 1) {
    chosen.add(render(drawn(site, random.fork(`random${attempt}`), chosen)));
  }
  return chosen.inputs;
}

/** By tier, and within it in an order that another aim more or less does not shift. */
function inOrder(aims: readonly Aim[], salt: string): readonly Aim[] {
  const keyed = aims.map((aim) => ({ aim, rank: hashText(`${salt}${aim.label}`) }));
  return keyed.toSorted((a, b) => a.aim.tier - b.aim.tier || a.rank - b.rank).map(({ aim }) => aim);
}

/** A random value of the sort that the judgements so far are short of. */
function drawn(site: Site, random: Random, chosen: Selection): Draft {
  const value = samplePresent(site.world, site.node, random, RICH);
  if (chosen.accepted("strict") < LEAST_SHARE) return value;
  if (chosen.accepted("read") < LEAST_SHARE) return random.chance(0.5) ? value : grown(value, random);
  if (1 - chosen.accepted("read") < LEAST_SHARE) return mutated(mutated(value, random), random);
  return random.pick([
    () => value,
    () => grown(value, random),
    () => mutated(value, random),
    () => mutated(grown(value, random), random),
  ])();
}

class Selection {
  readonly inputs: JudgedInput[] = [];
  readonly #seen = new Set<string>();
  readonly #type: NamedType;
  readonly #judge: Judge;
  readonly #accepted = { strict: 0, read: 0 };
  #longLeft: number;

  constructor(type: NamedType, judge: Judge, wanted: number) {
    this.#type = type;
    this.#judge = judge;
    this.#longLeft = 2 + Math.floor(wanted / 25);
  }

  get size(): number {
    return this.inputs.length;
  }

  /** Share of the inputs that a mode accepts. */
  accepted(mode: keyof Verdicts): number {
    return this.size === 0 ? 0 : this.#accepted[mode] / this.size;
  }

  /** Takes the text unless it is there already, or one long text too many. */
  add(text: string): void {
    if (text.length > LONGEST || (text.length > LONG && this.#longLeft === 0) || isAboutForeignHosts(text)) return;
    const before = this.size;
    this.addAnyLength(text);
    if (text.length > LONG && this.size > before) this.#longLeft -= 1;
  }

  addAnyLength(text: string): void {
    if (this.#seen.has(text)) return;
    this.#seen.add(text);
    const verdicts = this.#judge(this.#type.id, text);
    if (verdicts === null) return;
    for (const mode of ["strict", "read"] as const) if (isAccepted(verdicts[mode])) this.#accepted[mode] += 1;
    this.inputs.push({ text, verdicts });
  }
}

/** White space after a host is written with an escape or trimmed away; other characters beyond ASCII belong to it. */
function isAboutForeignHosts(text: string): boolean {
  return hasForeignHost(text.replace(/\s+"/gu, '"'));
}

export function isAccepted(verdict: Verdict): boolean {
  return verdict !== false;
}
