/** The entry of failure outcomes, for whoever produces or shows them without the rest of the protocol. */
export { boundExecutionFailure } from "./failure/bound-failure.ts";
export { classifyFailureReason } from "./failure/classify-reason.ts";
export { aiFailureReasonSchema, aiFailureSnapshotSchema, executionFailureSchema } from "./failure/failure-snapshot.ts";
export type { AiFailureReason, AiFailureSnapshot, ExecutionFailure } from "./failure/failure-snapshot.ts";
