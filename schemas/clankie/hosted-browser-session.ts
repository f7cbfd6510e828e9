/** Ending a browser's hosted session: which device is the account's own, and the revocation of one with its receipt. */
import { z } from "zod";

// As the gateway's installation id; stated here because that module needs Node.
const installationId = z.string().regex(/^[A-Za-z0-9_-]{22}$/u);
const deviceId = z.string().regex(/^[A-Za-z0-9_-]{8,128}$/u);
const named = { schemaVersion: z.literal(1), installationId, deviceId };

export const HostedOwnerDeviceSchema = z
  .strictObject(named)
  .describe("Declares, in a call signed by the machine, that a device belongs to the account. Identifiers only.");

const revocation = { ...named, revocationId: z.uuid() };

export const HostedBrowserRevocationSchema = z
  .strictObject(revocation)
  .describe("Revokes one browser's device. It belongs to the account and may be repeated.");

export const HostedBrowserRevocationReceiptSchema = z
  .strictObject({ ...revocation, state: z.literal("revoked") })
  .describe("The revocation is stored for good, even while the machine sleeps.");

/**
 * Whether `receipt` confirms `revocation`: both are well formed and name the same revocation, installation and device,
 * byte for byte. A missing receipt confirms nothing (AB2, AB4).
 */
export function hostedBrowserRevocationConfirmed(revocation: unknown, receipt: unknown): boolean {
  const asked = HostedBrowserRevocationSchema.safeParse(revocation);
  const answered = HostedBrowserRevocationReceiptSchema.safeParse(receipt);
  if (!asked.success || !answered.success) return false;
  const keys = ["revocationId", "installationId", "deviceId"] as const;
  return keys.every((key) => asked.data[key] === answered.data[key]);
}
