/** A difference between two contracts before it is judged: what moved, and where. */
export type ShiftKind =
  /** A key of an object that the older contract does not name. */
  | "optionalKeyAdded"
  | "requiredKeyAdded"
  /** A key that must be absent now and was not named before. */
  | "keyForbidden"
  | "keyRemoved"
  | "deprecatedKeyRemoved"
  | "keyRequired"
  | "keyOptional"
  /** A value of an enum or a literal. `dropped`: an additive one whose list entry an older client leaves out. */
  | "valueAdded"
  | "droppedValueAdded"
  | "unlistedValueAdded"
  | "valueRemoved"
  | "becameAdditive"
  | "becamePlain"
  /** A member of a union. `version`: one that is told apart by `schemaVersion`. */
  | "optionAdded"
  | "versionAdded"
  | "optionRemoved"
  /** More is accepted, less is accepted, or something else is. */
  | "widened"
  | "narrowed"
  | "replaced"
  /** An absent key is filled in now. */
  | "defaultAdded"
  /** The same text means something else: another default, another order of options. */
  | "meaningChanged"
  /** Unknown keys of an object: refused before and not now, the other way round, or kept before and not now. */
  | "opened"
  | "closed"
  | "dataDropped"
  /** Operations, parameters and gateways. */
  | "operationAdded"
  | "operationRemoved"
  | "operationMoved"
  | "accessWidened"
  | "accessNarrowed"
  | "answerAdded"
  | "errorAdded"
  | "errorRemoved"
  | "answerRemoved"
  /** Names in generated programs. */
  | "typeAdded"
  | "nameChanged";

export interface Shift {
  readonly kind: ShiftKind;
  /** The contract that `at` points into: the older one for what is gone. */
  readonly side: "previous" | "current";
  /** JSON pointer, such as `/types/clankie.FleetSeat/properties/owner`. */
  readonly at: string;
  /** What is different, a few words without a full stop. */
  readonly what: string;
  /** The object around the key refuses unknown keys in the older contract. */
  readonly closed?: true;
}
