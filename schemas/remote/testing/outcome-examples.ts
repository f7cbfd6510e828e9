/** The worked examples RO1 to RO7 (facts, section 11), and the rows of table 9.2. */
import { execution, failure, history } from "./samples.ts";

export interface OutcomeExample {
  readonly name: string;
  readonly execution: unknown;
  readonly accepted: boolean;
}

const base = { executionId: "x1" };
const stored = { ...base, durable: true, messageId: "m1", history };
const lost = { ...base, durable: false, messageId: "m1", persistenceFailure: failure };
const legacy = { reason: "INTERNAL", message: "" };

export const outcomeExamples: readonly OutcomeExample[] = [
  { name: "RO1", execution: { ...stored, status: "completed" }, accepted: true },
  { name: "RO2", execution: { ...lost, status: "completed" }, accepted: true },
  { name: "RO3", execution: { ...stored, status: "failed" }, accepted: false },
  { name: "RO4", execution: { ...base, status: "running", durable: true }, accepted: false },
  { name: "RO5", execution: { ...base, status: "interrupted", durable: false, messageId: "m1" }, accepted: false },
  {
    name: "RO6",
    execution: { ...base, status: "failed", durable: true, failure, history, error: legacy },
    accepted: false,
  },
  { name: "RO7", execution: { ...base, status: "awaiting-approval", durable: false }, accepted: true },
];

/** One accepting and one refusing case for each row of table 9.2, for every status that it is about. */
export const outcomeRows: readonly OutcomeExample[] = [
  { name: "failed needs a failure", execution: { ...stored, status: "failed", failure }, accepted: true },
  { name: "failed without one", execution: { ...lost, status: "failed" }, accepted: false },
  ...["completed", "cancelled", "interrupted"].flatMap((status): OutcomeExample[] => [
    { name: `${status} has no failure`, execution: { ...stored, status }, accepted: true },
    { name: `${status} with one`, execution: { ...stored, status, failure }, accepted: false },
    { name: `${status} without a message`, execution: { ...stored, status, messageId: undefined }, accepted: false },
    {
      name: `${status} and stored without a place`,
      execution: { ...stored, status, history: undefined },
      accepted: false,
    },
    {
      name: `${status} and stored, yet lost`,
      execution: { ...stored, status, persistenceFailure: failure },
      accepted: false,
    },
    { name: `${status} and lost`, execution: { ...lost, status }, accepted: true },
    {
      name: `${status} and lost without a cause`,
      execution: { ...lost, status, persistenceFailure: undefined },
      accepted: false,
    },
    { name: `${status} and lost, yet stored`, execution: { ...lost, status, history }, accepted: false },
  ]),
  { name: "failed and lost", execution: { ...lost, status: "failed", failure }, accepted: true },
  ...["running", "awaiting-approval", "finalizing"].flatMap((status): OutcomeExample[] => [
    { name: `${status} is not durable`, execution: { ...execution, status }, accepted: true },
    { name: `${status} may name its message`, execution: { ...execution, status, messageId: "m1" }, accepted: true },
    { name: `${status} and durable`, execution: { ...execution, status, durable: true }, accepted: false },
    { name: `${status} with a failure`, execution: { ...execution, status, failure }, accepted: false },
    { name: `${status} and stored`, execution: { ...execution, status, history }, accepted: false },
    { name: `${status} and lost`, execution: { ...execution, status, persistenceFailure: failure }, accepted: false },
  ]),
];
