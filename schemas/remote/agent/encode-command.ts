import { encodeCanonical } from "../shared/canonical.ts";
import { agentMutations } from "./methods.ts";
import type { AgentMutation, AgentParams } from "./methods.ts";

/**
 * The bytes that tell whether two commands of one id are the same: the method and all params as they were given, but
 * for the id itself. Two forms of equal meaning have different bytes.
 *
 * @throws ZodError when the params are not valid, Error when a value in them has no canonical form.
 */
export function encodeAgentCommand<Method extends AgentMutation>(
  method: Method,
  params: AgentParams<Method>,
): Uint8Array {
  if (!Object.hasOwn(agentMutations, method)) throw new Error(`${method} changes nothing`);
  agentMutations[method].params.parse(params);
  const { commandId: _, ...others } = params;
  return encodeCanonical({ method, params: others });
}
