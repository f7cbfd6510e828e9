import { z } from "zod";

const text = z.string().min(1);

/** An uncompressed point of P-256 in base64url. */
export const browserPublicKey = z.string().regex(/^[A-Za-z0-9_-]{87}$/u);
/** 16 random bytes in base64url. */
export const pairNonce = z.string().regex(/^[A-Za-z0-9_-]{22}$/u);

export const HostedMachineSchema = z
  .object({
    id: text,
    name: text,
    hostId: z
      .string()
      .regex(/^[A-Za-z0-9_-]{16,128}$/u)
      .nullable()
      .describe("Null: not known to the gateway yet."),
    state: z.enum(["running", "asleep", "waking", "unavailable"]),
  })
  .describe("A machine of the account.");

export type HostedMachine = z.infer<typeof HostedMachineSchema>;

export const HostedMachinesSchema = z.object({ machines: z.array(HostedMachineSchema) });

export const HostedPairRequestSchema = z
  .strictObject({ machineId: text, browserPublicKey, nonce: pairNonce })
  .describe("Asks for a pairing offer that only the holder of the browser's key can open.");

export const HostedPairAnswerSchema = z
  .object({
    version: z.literal(2),
    ephemeralPublicKey: z.string(),
    iv: z.string(),
    ciphertext: z.string(),
    signature: z.string().describe("Ed25519 of the machine over the whole transcript."),
  })
  .describe("A sealed and signed offer. Every text is base64url.");

export type HostedPairAnswer = z.infer<typeof HostedPairAnswerSchema>;

export const HostedPairResponseSchema = z
  .object({
    machine: HostedMachineSchema,
    ticketId: z.string(),
    bodyPairingKey: z.string().describe("The machine's public key for signatures."),
    answer: HostedPairAnswerSchema,
  })
  .describe("A sealed offer and what it takes to check it.");

export const HostedOfferSchema = z
  .object({ link: z.string(), expiresAtMs: z.number().describe("Milliseconds since 1970.") })
  .describe("The offer inside the seal.");
