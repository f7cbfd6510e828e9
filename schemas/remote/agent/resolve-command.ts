/**
 * What to do with a command whose id may have been used: `new` to admit it, `replay` to answer with the stored receipt
 * and do nothing else, `conflict` to refuse it and leave the first one as it is. Both are bytes of `encodeAgentCommand`.
 */
export function resolveCommand(stored: Uint8Array | undefined, bytes: Uint8Array): "new" | "replay" | "conflict" {
  if (stored === undefined) return "new";
  const isSame = stored.length === bytes.length && stored.every((byte, index) => byte === bytes[index]);
  return isSame ? "replay" : "conflict";
}
