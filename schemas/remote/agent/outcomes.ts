/** What an execution's outcome becomes elsewhere (facts, sections 9.2 and 9.3). */
import type { ExecutionFailure } from "../failure/failure-snapshot.ts";
import type { RemoteFailure } from "../rpc/remote-failure.ts";
import { cutText } from "../shared/cut-text.ts";
import type { ExecutionStatus } from "./execution.ts";
import type { MessageStatus } from "./message.ts";

const MESSAGE_MAX = 512;

const messageStatuses: Readonly<Record<ExecutionStatus, MessageStatus>> = {
  running: "pending",
  "awaiting-approval": "pending",
  finalizing: "pending",
  completed: "success",
  failed: "error",
  cancelled: "paused",
  interrupted: "paused",
};

/** The status of the message that an execution of this status writes. A failed one has the same failure on both. */
export function messageStatusOf(status: ExecutionStatus): MessageStatus {
  return messageStatuses[status];
}

/** The `error` that older clients read beside a failure. */
export function legacyExecutionError({ message, failure }: ExecutionFailure): RemoteFailure {
  return {
    reason: "INTERNAL",
    message: cutText(message, MESSAGE_MAX),
    details: { reasonCode: failure.reasonCode },
  };
}
