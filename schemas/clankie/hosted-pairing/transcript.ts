import type { HostedPairAnswer } from "./schemas.ts";

export const HOSTED_PAIR_DOMAIN = "clankie-hosted-pair-v2";

/** What the keys of a pairing are bound to, as text. */
export function hostedPairContext(hostId: string): string {
  return `${HOSTED_PAIR_DOMAIN}\n${hostId}`;
}

export interface HostedPairTranscript {
  readonly hostId: string;
  readonly ticketId: string;
  readonly browserPublicKey: string;
  readonly nonce: string;
  readonly answer: HostedPairAnswer;
}

/** What the machine signs: everything both sides sent, as it was sent. */
export function hostedPairTranscript(parts: HostedPairTranscript): string {
  const { hostId, ticketId, browserPublicKey, nonce, answer } = parts;
  return [
    HOSTED_PAIR_DOMAIN,
    hostId,
    ticketId,
    browserPublicKey,
    nonce,
    answer.ephemeralPublicKey,
    answer.iv,
    answer.ciphertext,
  ].join("\n");
}
