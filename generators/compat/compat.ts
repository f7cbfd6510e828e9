/** Stage `compat`: what changed between two contracts, and whom it breaks (growth rules G1 to G10 of the contract facts). */
import { pointerStep } from "./comparison.ts";
import type { Comparison } from "./comparison.ts";
import type { Contract, NamedType, TypeId } from "../contract/contract.ts";
import { isBreaking } from "./change.ts";
import type { Change, Direction } from "./change.ts";
import { compareGateways } from "./compare-gateways.ts";
import { compareOperations } from "./compare-operations.ts";
import { compareNodes } from "./node/compare-nodes.ts";
import { requireOptIn } from "./opt-in.ts";
import { directionsOfTypes, surroundingsOfTypes } from "./reach.ts";
import { judgeShift } from "./rules.ts";
import type { Shift } from "./shift.ts";

export { isBreaking };
export type { Change, Direction, RuleId, Verdict } from "./change.ts";
export { typeOfPointer } from "./pointer.ts";
export { renderChanges } from "./render-changes.ts";

export interface CompatOptions {
  /** Clients are in use that read answers strictly: a new key of an answer must be asked for (G5). */
  readonly strictClients: boolean;
}

type WireDirection = Exclude<Direction, "code">;

/**
 * Every difference between two contracts in what is accepted, meant or named, in the order of the pointers. Words, such as
 * descriptions and messages, are no difference. Equal contracts give no change.
 *
 * Promise: what is called compatible is read by the other side, whichever of the two is the newer one.
 */
export function compareContracts(previous: Contract, current: Contract, options: CompatOptions): readonly Change[] {
  const changes = new Map<string, Change>();
  const report = (shift: Shift, directions: readonly WireDirection[]): void => {
    const change = { ...shift, verdicts: judgeShift(shift, directions) };
    changes.set(JSON.stringify(change), change);
  };
  const pairs = new PairQueue();
  const judged = (directions: readonly WireDirection[]): Comparison => ({
    previous,
    current,
    report: (shift) => report(shift, directions),
    open: new Set(),
    pair: (before, after) => pairs.add(before, after),
  });

  for (const id of Object.keys(current.types) as TypeId[]) if (previous.types[id] !== undefined) pairs.add(id, id);
  compareOperations(judged, previous.operations, current.operations);
  compareGateways(judged(["request"]), previous.gateways, current.gateways);
  comparePairs({ previous, current, pairs, judged });
  for (const shift of nameShifts(previous, current)) report(shift, []);

  const all = [...changes.values()].sort((left, right) => (sortKey(left) < sortKey(right) ? -1 : 1));
  return options.strictClients ? requireOptIn(current, all) : all;
}

function sortKey({ at, side, what }: Shift): string {
  return `${at}\n${side}\n${what}`;
}

/** Types to compare with one another, each pair once. */
class PairQueue {
  readonly #seen = new Set<string>();
  readonly #waiting: (readonly [TypeId, TypeId])[] = [];

  add(before: TypeId, after: TypeId): void {
    const key = `${before} ${after}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    this.#waiting.push([before, after]);
  }

  take(): readonly [TypeId, TypeId] | undefined {
    return this.#waiting.pop();
  }
}

interface PairsInput {
  readonly previous: Contract;
  readonly current: Contract;
  readonly pairs: PairQueue;
  readonly judged: (directions: readonly WireDirection[]) => Comparison;
}

function comparePairs({ previous, current, pairs, judged }: PairsInput): void {
  const directionsOf = directionsOfTypes([previous, current]);
  const surroundingsOf = surroundingsOfTypes(previous);
  for (let next = pairs.take(); next !== undefined; next = pairs.take()) {
    const [before, after] = next;
    const [was, is] = [previous.types[before], current.types[after]];
    if (was === undefined || is === undefined) continue;
    const directions = new Set([...directionsOf(before), ...directionsOf(after)]);
    if (directions.size > 1) directions.delete("strict");
    const site = { at: typePointer(after), was: typePointer(before), surroundings: surroundingsOf(before) };
    compareNodes(judged([...directions].toSorted()), was.node, is.node, site);
  }
}

function typePointer(id: TypeId): string {
  return `/types/${pointerStep(id)}`;
}

/** Names that programs use: a type's own, and those it has in Swift and Kotlin. */
function nameShifts(previous: Contract, current: Contract): readonly Shift[] {
  const shifts: Shift[] = [];
  for (const [id, type] of Object.entries(current.types) as [TypeId, NamedType][]) {
    const was = previous.types[id];
    const at = typePointer(id);
    if (was === undefined) shifts.push({ kind: "typeAdded", side: "current", at, what: `type ${type.name} is new` });
    else if (nameFacts(was) !== nameFacts(type))
      shifts.push({ kind: "nameChanged", side: "current", at, what: `${nameFacts(was)} became ${nameFacts(type)}` });
  }
  for (const [id, { name }] of Object.entries(previous.types) as [TypeId, NamedType][]) {
    if (current.types[id] === undefined)
      shifts.push({ kind: "nameChanged", side: "previous", at: typePointer(id), what: `type ${name} is gone` });
  }
  return shifts;
}

function nameFacts({ module, brand, swiftName, kotlinName, name }: NamedType): string {
  const native = [swiftName, kotlinName].map((each) => each ?? name).join(" and ");
  return `${brand ? "brand " : ""}${native} of ${module}`;
}
