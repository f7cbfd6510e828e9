/** Which of two forms a new command takes (facts, section 7.5). A stored one is sent again as it is. */
import type { WorkspacePage } from "./catalog.ts";
import type { AgentWorkspaceSelection } from "./commands.ts";
import type { AgentInteractionResponse } from "./interaction.ts";

/** Keys of new respond params: the older form for a plain decision, the explicit one for a reason or answers. */
export function respondForm(
  response: AgentInteractionResponse,
): { decision: "approve" | "deny" } | { response: AgentInteractionResponse } {
  if (response.kind === "approve") return { decision: "approve" };
  return response.kind === "deny" && response.reason === undefined ? { decision: "deny" } : { response };
}

/**
 * Keys of new create params: the older form for a registered workspace, the explicit one for the system workspace.
 * Undefined when the host's catalog does not offer the system workspace.
 */
export function createForm(
  selection: AgentWorkspaceSelection,
  catalogPage: Pick<WorkspacePage, "systemWorkspace">,
): { workspaceId: string } | { workspace: AgentWorkspaceSelection } | undefined {
  if (selection.kind === "registered") return { workspaceId: selection.id };
  return catalogPage.systemWorkspace === true ? { workspace: selection } : undefined;
}
