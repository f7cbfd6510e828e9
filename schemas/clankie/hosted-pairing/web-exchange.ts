import { base64urlOf, bytesOfBase64url } from "./base64url.ts";
import type { HostedPairAnswer } from "./schemas.ts";

// Named by what the platform has, since neither the DOM's types nor Node's are at hand everywhere.
type WebCrypto = typeof globalThis.crypto;
type Subtle = WebCrypto["subtle"];
type WebKey = Parameters<Subtle["deriveBits"]>[1];

export interface HostedPairSealedOffer {
  readonly answer: HostedPairAnswer;
  /** The machine's public key for signatures, in base64url. */
  readonly bodyPairingKey: string;
  readonly transcript: string;
  readonly context: string;
}

/** One key agreement. The private key stays inside it, so that a native app can keep its own outside JavaScript. */
export interface HostedPairExchange {
  readonly publicKey: string;
  readonly nonce: string;
  /**
   * The text inside the seal. The signature is checked before anything else is done with the answer (GP4, GP5).
   *
   * @throws Error `unauthenticated` for whatever is wrong with the answer.
   */
  open(sealed: HostedPairSealedOffer): Promise<string>;
}

const AGREEMENT = { name: "ECDH", namedCurve: "P-256" };
const NONCE_BYTES = 16;
const IV_BYTES = 12;

/**
 * A key agreement by Web Crypto with a new key pair, whose private key cannot be taken out.
 *
 * @throws Error where there is no Web Crypto.
 */
export async function createWebHostedPairExchange(
  webCrypto: WebCrypto | undefined = globalThis.crypto,
): Promise<HostedPairExchange> {
  const subtle = (webCrypto as Partial<WebCrypto> | undefined)?.subtle;
  if (webCrypto === undefined || subtle === undefined) throw new Error("hosted pairing: Web Crypto is needed");
  const pair = await subtle.generateKey(AGREEMENT, false, ["deriveBits"]);
  const publicKey = base64urlOf(new Uint8Array(await subtle.exportKey("raw", pair.publicKey)));
  const nonceBytes = webCrypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  return {
    publicKey,
    nonce: base64urlOf(nonceBytes),
    async open(sealed) {
      try {
        await verify(subtle, sealed);
        return await unseal(subtle, { sealed, privateKey: pair.privateKey, salt: nonceBytes });
      } catch {
        throw new Error("unauthenticated");
      }
    },
  };
}

async function verify(subtle: Subtle, { answer, bodyPairingKey, transcript }: HostedPairSealedOffer): Promise<void> {
  const key = await subtle.importKey("raw", bytes(bodyPairingKey), { name: "Ed25519" }, false, ["verify"]);
  const signed = new TextEncoder().encode(transcript);
  const valid = await subtle.verify({ name: "Ed25519" }, key, bytes(answer.signature), signed);
  if (!valid) throw new Error("signature");
}

interface Unsealing {
  readonly sealed: HostedPairSealedOffer;
  readonly privateKey: WebKey;
  readonly salt: Uint8Array<ArrayBuffer>;
}

async function unseal(subtle: Subtle, { sealed, privateKey, salt }: Unsealing): Promise<string> {
  const { answer, context } = sealed;
  const bound = new TextEncoder().encode(context);
  const iv = bytes(answer.iv);
  if (iv.byteLength !== IV_BYTES) throw new Error("iv");
  const theirs = await subtle.importKey("raw", bytes(answer.ephemeralPublicKey), AGREEMENT, false, []);
  const secret = await subtle.deriveBits({ name: "ECDH", public: theirs }, privateKey, 256);
  const material = await subtle.importKey("raw", secret, "HKDF", false, ["deriveKey"]);
  const derivation = { name: "HKDF", hash: "SHA-256", salt, info: bound };
  const key = await subtle.deriveKey(derivation, material, { name: "AES-GCM", length: 256 }, false, ["decrypt"]);
  const opening = { name: "AES-GCM", iv, additionalData: bound, tagLength: 128 };
  const plain = await subtle.decrypt(opening, key, bytes(answer.ciphertext));
  return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(plain);
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const decoded = bytesOfBase64url(text);
  if (decoded === undefined) throw new Error("base64url");
  return decoded;
}
