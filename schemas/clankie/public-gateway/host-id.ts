import { createHash } from "node:crypto";
import { PublicGatewayHostIdSchema, PublicGatewayInstallationIdSchema } from "./primitives.ts";

const DOMAIN = "clankie-host-v1";
/** UTF-16 units. */
const ACCOUNT_ID_LENGTH_MAX = 2048;

/**
 * The host id of an installation under an account: 43 base64url letters, the same for the same pair.
 *
 * @throws ZodError for a malformed installation id.
 * @throws Error for an account id that is empty or longer than 2048 UTF-16 units.
 */
export function derivePublicGatewayHostId(accountId: string, installationId: string): string {
  const installation = PublicGatewayInstallationIdSchema.parse(installationId);
  if (accountId.length < 1 || accountId.length > ACCOUNT_ID_LENGTH_MAX) {
    throw new Error(`derivePublicGatewayHostId: an account id has 1 to ${ACCOUNT_ID_LENGTH_MAX} characters`);
  }
  const digest = createHash("sha256").update(`${DOMAIN}\0${accountId}\0${installation}`, "utf8").digest("base64url");
  return PublicGatewayHostIdSchema.parse(digest);
}
