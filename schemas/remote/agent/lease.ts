/** The lease has ended at `nowMs`, in milliseconds since 1970. The caller has the clock. */
export function isLeaseExpired(expiresAt: string, nowMs: number): boolean {
  return Date.parse(expiresAt) <= nowMs;
}
