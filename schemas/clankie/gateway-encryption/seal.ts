import { base64Of, bytesOfBase64 } from "./base64.ts";
import { GatewayExchangeError } from "./exchange-error.ts";

// Named by what the platform has, since neither the DOM's types nor Node's are at hand everywhere.
type WebCrypto = typeof globalThis.crypto;

/** What a device needs of cryptography, so that a native app can keep its keys' work outside JavaScript. */
export interface GatewayCrypto {
  /** Unpredictable bytes, new with each call. */
  randomBytes(length: number): Uint8Array<ArrayBuffer>;
  /** Base64 of a 12-byte IV, the AES-256-GCM ciphertext and its 16-byte tag. `key` is base64 of 32 bytes. */
  seal(key: string, plaintext: string, aad: string): Promise<string>;
  /**
   * The text inside such a seal.
   *
   * @throws GatewayExchangeError `seal` when it is shorter than 28 bytes, not canonical base64, bound to other `aad`,
   *   changed, or holds no UTF-8.
   */
  open(key: string, sealed: string, aad: string): Promise<string>;
}

const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Sealing by Web Crypto. `randomBytes` is replaced where bytes must be known, as in a vector.
 *
 * @throws Error where there is no Web Crypto.
 */
export function createWebGatewayCrypto(
  webCrypto: WebCrypto | undefined = globalThis.crypto,
  randomBytes?: GatewayCrypto["randomBytes"],
): GatewayCrypto {
  const subtle = (webCrypto as Partial<WebCrypto> | undefined)?.subtle;
  if (webCrypto === undefined || subtle === undefined) throw new Error("gateway exchange: Web Crypto is needed");
  const random = randomBytes ?? ((length) => webCrypto.getRandomValues(new Uint8Array(length)));
  return {
    randomBytes: random,
    async seal(key, plaintext, aad) {
      const iv = random(IV_BYTES);
      const cipher = await subtle.importKey("raw", gatewayKeyBytes(key), "AES-GCM", false, ["encrypt"]);
      const plain = new TextEncoder().encode(plaintext);
      const ciphertext = new Uint8Array(await subtle.encrypt(sealing(iv, aad), cipher, plain));
      const record = new Uint8Array(IV_BYTES + ciphertext.length);
      record.set(iv);
      record.set(ciphertext, IV_BYTES);
      return base64Of(record);
    },
    async open(key, sealed, aad) {
      const record = bytesOfBase64(sealed);
      if (record === undefined || record.length < IV_BYTES + TAG_BYTES) throw new GatewayExchangeError("seal");
      const cipher = await subtle.importKey("raw", gatewayKeyBytes(key), "AES-GCM", false, ["decrypt"]);
      const iv = record.subarray(0, IV_BYTES);
      try {
        const plain = await subtle.decrypt(sealing(iv, aad), cipher, record.subarray(IV_BYTES));
        return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(plain);
      } catch {
        throw new GatewayExchangeError("seal");
      }
    },
  };
}

/**
 * The bytes of a key, which the schema holds to a length and an alphabet alone.
 *
 * @throws GatewayExchangeError `credential` unless they are 32, written canonically.
 */
export function gatewayKeyBytes(key: string): Uint8Array<ArrayBuffer> {
  const bytes = bytesOfBase64(key);
  if (bytes?.length !== KEY_BYTES) throw new GatewayExchangeError("credential");
  return bytes;
}

function sealing(iv: Uint8Array<ArrayBuffer>, aad: string) {
  return { name: "AES-GCM", iv, additionalData: new TextEncoder().encode(aad), tagLength: TAG_BYTES * 8 };
}
