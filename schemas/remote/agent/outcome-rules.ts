/** Rules of outcomes across fields (facts, sections 7.1 and 9.2), for values that their schemas accept. */
import { fitsFailureBytes } from "../failure/failure-size.ts";
import type { AgentExecution, ExecutionStatus } from "./execution.ts";
import type { AgentMessage } from "./message.ts";

const UNFINISHED: readonly ExecutionStatus[] = ["running", "awaiting-approval", "finalizing"];

/** A message has a failure exactly when its status is error. */
export function isSoundMessage({ status, failure }: AgentMessage): boolean {
  return (status === "error") === (failure !== undefined) && (failure === undefined || fitsFailureBytes(failure));
}

/**
 * An execution has a failure exactly when it failed. An ended one has its message, and either where it was stored or
 * why it was not; a running one has neither.
 */
export function isSoundExecution(execution: AgentExecution): boolean {
  const { status, failure, persistenceFailure, history, messageId, durable } = execution;
  if ((status === "failed") !== (failure !== undefined)) return false;
  if (![failure, persistenceFailure].every((each) => each === undefined || fitsFailureBytes(each))) return false;
  if (UNFINISHED.includes(status)) return !durable && history === undefined && persistenceFailure === undefined;
  return (
    messageId !== undefined && durable === (history !== undefined) && durable === (persistenceFailure === undefined)
  );
}
