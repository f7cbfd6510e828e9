import type { Direction, RuleId, Verdict } from "./change.ts";
import type { Shift, ShiftKind } from "./shift.ts";

type Judgement = readonly [state: "ok" | "BREAKS", rule: RuleId, reason: string];

/** One judgement for a direction of the wire each. */
interface Row {
  readonly request: Judgement;
  readonly response: Judgement;
  readonly strict: Judgement;
}

const refusedByHost = "an older host answers 400 before it does anything, and only then may the older shape be sent";
const clientsRefused = "a newer host refuses what older clients send";
const answerRefused = "older clients refuse the whole answer";
const olderHostRefused = "newer clients refuse the answers of older hosts";
const storedRefused = "what was stored or sealed before is refused";
const olderReaderRefused = "an older reader refuses it: nothing is read tolerantly here";
const published = "a published identifier is never taken away, renamed or given another meaning";
const compatibility = "a name kept for wire stability stays, deprecated or not";

function everywhere(judgement: Judgement): Row {
  return { request: judgement, response: judgement, strict: judgement };
}

/** How each difference fares in each direction: the growth rules as data. */
const rows: Readonly<Record<Exclude<ShiftKind, "typeAdded" | "nameChanged">, Row>> = {
  optionalKeyAdded: {
    request: ["ok", "G4", refusedByHost],
    response: ["ok", "G1", "older clients leave a new optional key out"],
    strict: ["BREAKS", "G1", olderReaderRefused],
  },
  requiredKeyAdded: {
    request: ["BREAKS", "G4", clientsRefused],
    response: ["BREAKS", "G1", olderHostRefused],
    strict: ["BREAKS", "G1", storedRefused],
  },
  keyForbidden: everywhere(["ok", "G1", "neither side ever sent it"]),
  keyRemoved: everywhere(["BREAKS", "G10", published]),
  deprecatedKeyRemoved: everywhere(["BREAKS", "G7", compatibility]),
  keyRequired: {
    request: ["BREAKS", "G4", clientsRefused],
    response: ["BREAKS", "G6", "older hosts, and hosts that withhold the key, do not send it"],
    strict: ["BREAKS", "G1", storedRefused],
  },
  keyOptional: {
    request: ["ok", "G4", refusedByHost],
    response: ["BREAKS", "G1", "older clients refuse an answer without the key"],
    strict: ["BREAKS", "G1", olderReaderRefused],
  },
  valueAdded: {
    request: ["ok", "G4", refusedByHost],
    response: ["BREAKS", "G2", `${answerRefused}; a new optional key or a new schemaVersion would not break them`],
    strict: ["BREAKS", "G2", olderReaderRefused],
  },
  droppedValueAdded: {
    request: ["ok", "G4", refusedByHost],
    response: ["ok", "G3", "older clients leave out the list entry that holds it"],
    strict: ["BREAKS", "G3", olderReaderRefused],
  },
  unlistedValueAdded: {
    request: ["ok", "G4", refusedByHost],
    response: ["BREAKS", "G3", `no list entry around it can be left out everywhere: ${answerRefused}`],
    strict: ["BREAKS", "G3", olderReaderRefused],
  },
  valueRemoved: everywhere(["BREAKS", "G10", published]),
  becameAdditive: everywhere(["ok", "G9", "the wire is the same; installed clients stay as strict as they are"]),
  becamePlain: {
    request: ["ok", "G9", "requests are read strictly either way"],
    response: ["BREAKS", "G3", "newer clients refuse an answer with a value added later, which older ones read"],
    strict: ["ok", "G9", "it is read strictly either way"],
  },
  optionAdded: {
    request: ["ok", "G4", refusedByHost],
    response: ["BREAKS", "G2", `${answerRefused}; a new optional key or a new schemaVersion would not break them`],
    strict: ["BREAKS", "G2", olderReaderRefused],
  },
  versionAdded: {
    request: ["ok", "G4", refusedByHost],
    response: ["ok", "G2", "older clients refuse a version they do not know: send it only where it is asked for"],
    strict: ["BREAKS", "G2", olderReaderRefused],
  },
  optionRemoved: everywhere(["BREAKS", "G10", published]),
  widened: {
    request: ["ok", "G4", refusedByHost],
    response: ["BREAKS", "G1", `an answer gains optional keys only: ${answerRefused}`],
    strict: ["BREAKS", "G1", olderReaderRefused],
  },
  narrowed: {
    request: ["BREAKS", "G4", clientsRefused],
    response: ["BREAKS", "G1", olderHostRefused],
    strict: ["BREAKS", "G1", storedRefused],
  },
  replaced: everywhere(["BREAKS", "G10", "older and newer sides refuse each other's values"]),
  defaultAdded: {
    request: ["ok", "G4", "what older clients send is read as before"],
    response: ["BREAKS", "G8", "a missing key means unknown, and must not be read as a value"],
    strict: ["BREAKS", "G8", "a missing key means unknown, and must not be read as a value"],
  },
  meaningChanged: everywhere(["BREAKS", "G10", published]),
  opened: {
    request: ["BREAKS", "G4", "requests are closed: an unknown key must be refused before anything is done"],
    response: ["ok", "G9", "answers with unknown keys are read either way"],
    strict: ["BREAKS", "G1", olderReaderRefused],
  },
  closed: {
    request: ["BREAKS", "G4", clientsRefused],
    response: ["ok", "G9", "answers with unknown keys are read either way"],
    strict: ["BREAKS", "G1", storedRefused],
  },
  dataDropped: everywhere(["BREAKS", "G10", "keys that are data are lost or refused"]),
  operationAdded: everywhere(["ok", "G5", "nothing that exists changes"]),
  operationRemoved: everywhere(["BREAKS", "G10", published]),
  operationMoved: everywhere(["BREAKS", "G10", published]),
  accessWidened: everywhere(["ok", "G4", "whoever was let in still is"]),
  accessNarrowed: everywhere(["BREAKS", "G4", clientsRefused]),
  answerAdded: everywhere(["BREAKS", "G2", "older clients do not know how to read it"]),
  errorAdded: everywhere(["ok", "G2", "clients take a status they do not know as a failure"]),
  errorRemoved: everywhere(["ok", "G2", "newer clients take a status they do not know as a failure"]),
  answerRemoved: everywhere(["BREAKS", "G10", published]),
};

/** Judges a difference in the directions that meet it. */
export function judgeShift(shift: Shift, directions: readonly Exclude<Direction, "code">[]): readonly Verdict[] {
  if (shift.kind === "typeAdded") return [code(false, "the name is new")];
  if (shift.kind === "nameChanged") return [code(true, "programs that use the name no longer compile")];
  const row = rows[shift.kind];
  return directions.map((direction) => {
    const [state, rule, reason] = inOpenObject(shift, direction) ?? row[direction];
    return { direction, breaking: state === "BREAKS", rule, reason };
  });
}

/** An object that ignores unknown keys has no reader that refuses a new one. */
function inOpenObject({ kind, closed }: Shift, direction: Direction): Judgement | undefined {
  if (kind !== "optionalKeyAdded" || closed === true || direction === "response") return undefined;
  return ["ok", direction === "request" ? "G4" : "G1", "older readers ignore the key"];
}

function code(breaking: boolean, reason: string): Verdict {
  return { direction: "code", breaking, rule: "G10", reason };
}
