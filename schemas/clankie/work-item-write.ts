/** Changing work items in their tracker. The same request id, and the reading of a receipt, never repeat a write. */
import { z } from "zod";
import { WorkItemSchema } from "./work-items/item.ts";
import { workRepoId } from "./work-items/repo.ts";
import { line } from "./work-items/text.ts";

const assign = z
  .strictObject({ action: z.literal("assign"), owner: line(128).nullable() })
  .describe("Null: nobody any more.");

const addLabel = z.strictObject({ action: z.literal("add_label"), label: line(64) });

const removeLabel = z.strictObject({ action: z.literal("remove_label"), label: line(64) });

const addDependency = z
  .strictObject({ action: z.literal("add_dependency"), id: line(64) })
  .describe("The item waits for that one.");

export const WorkItemWriteCommandSchema = z
  .discriminatedUnion("action", [assign, addLabel, removeLabel, addDependency])
  .describe("What to change of an item.");

export const WorkItemWriteReceiptRequestSchema = z
  .strictObject({ repoId: workRepoId, itemId: line(64), requestId: z.uuid() })
  .describe("Asks what became of a write.");

export const WorkItemWriteRequestSchema = WorkItemWriteReceiptRequestSchema.extend({
  command: WorkItemWriteCommandSchema,
}).describe("Changes an item, once for each request id.");

export const WorkItemWriteReceiptSchema = z
  .strictObject({
    requestId: z.uuid(),
    outcome: z.enum(["applied", "refused", "uncertain"]),
    message: z.string().min(1).max(1_000),
    item: WorkItemSchema.optional(),
  })
  .describe("What became of a write. `uncertain`: it may have happened; ask again, never write again.");

export type WorkItemWriteReceipt = z.infer<typeof WorkItemWriteReceiptSchema>;

/** The receipt of a write of which nobody knows whether it happened. */
export function uncertainWorkItemWrite(requestId: string, message: string): WorkItemWriteReceipt {
  return { requestId, outcome: "uncertain", message };
}
