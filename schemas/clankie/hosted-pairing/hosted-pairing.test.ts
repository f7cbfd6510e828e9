import { webcrypto } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  HOSTED_PAIR_DOMAIN,
  HostedMachineSchema,
  HostedPairAnswerSchema,
  HostedPairOfferRequestSchema,
  HostedPairRequestSchema,
  createHostedAccountClient,
  createWebHostedPairExchange,
  hostedOrigin,
  hostedPairContext,
  hostedPairTranscript,
} from "../hosted-pairing.ts";
import type { HostedMachine, HostedPairAnswer, HostedPairExchange } from "../hosted-pairing.ts";

const { subtle } = webcrypto;
const NOW = 1_764_495_660_000;
const hostId = "host_0123456789abcdef";
const machine: HostedMachine = { id: "m1", name: "Studio", hostId, state: "running" };
// Bytes whose base64 holds a plus and a slash: the link has to carry them percent-encoded.
const credential = {
  hostId,
  key: Buffer.alloc(32, 0xfb).toString("base64"),
  ticket: Buffer.alloc(33, 0xff).toString("base64"),
};

function linkOf(values: Readonly<Record<string, string>>): string {
  return `clankie://connect#${new URLSearchParams(values).toString()}`;
}

function text(bytes: ArrayBuffer | Uint8Array): string {
  return Buffer.from(bytes as Uint8Array).toString("base64url");
}

interface Request {
  readonly machineId: string;
  readonly browserPublicKey: string;
  readonly nonce: string;
}

interface Body {
  readonly ticketId: string;
  readonly bodyPairingKey: string;
  readonly answer: HostedPairAnswer;
}

/** The machine's side: seals `offer` for the browser's key and signs all that was said. */
async function sealed(request: Request, offer: string): Promise<Body> {
  const agreement = { name: "ECDH", namedCurve: "P-256" };
  const own = await subtle.generateKey(agreement, false, ["deriveBits"]);
  const theirs = await subtle.importKey(
    "raw",
    Buffer.from(request.browserPublicKey, "base64url"),
    agreement,
    false,
    [],
  );
  const secret = await subtle.deriveBits({ name: "ECDH", public: theirs }, own.privateKey, 256);
  const context = new TextEncoder().encode(hostedPairContext(hostId));
  const key = await subtle.deriveKey(
    { name: "HKDF", hash: "SHA-256", salt: Buffer.from(request.nonce, "base64url"), info: context },
    await subtle.importKey("raw", secret, "HKDF", false, ["deriveKey"]),
    { name: "AES-GCM", length: 256 },
    false,
    ["encrypt"],
  );
  const iv = webcrypto.getRandomValues(new Uint8Array(12));
  const options = { name: "AES-GCM", iv, additionalData: context, tagLength: 128 };
  const ciphertext = await subtle.encrypt(options, key, new TextEncoder().encode(offer));
  const ephemeralPublicKey = text(await subtle.exportKey("raw", own.publicKey));
  return signed(request, { version: 2, ephemeralPublicKey, iv: text(iv), ciphertext: text(ciphertext), signature: "" });
}

const signing = subtle.generateKey({ name: "Ed25519" }, false, ["sign", "verify"]) as Promise<webcrypto.CryptoKeyPair>;

async function signed(request: Request, answer: HostedPairAnswer): Promise<Body> {
  const { browserPublicKey, nonce } = request;
  const pair = await signing;
  const transcript = hostedPairTranscript({ hostId, ticketId: "t1", browserPublicKey, nonce, answer });
  const signature = await subtle.sign({ name: "Ed25519" }, pair.privateKey, new TextEncoder().encode(transcript));
  const bodyPairingKey = text(await subtle.exportKey("raw", pair.publicKey));
  return { ticketId: "t1", bodyPairingKey, answer: { ...answer, signature: text(signature) } };
}

type Answering = (request: Request) => Promise<unknown>;

function offering(offer: unknown, change: (body: Body) => object | Promise<object> = (body) => body): Answering {
  return async (request) => {
    const body = await sealed(request, typeof offer === "string" ? offer : JSON.stringify(offer));
    return { machine, ...(await change(body)) };
  };
}

const goodOffer = { link: linkOf(credential), expiresAtMs: NOW + 1 };

function client(answer: Answering, calls: [string, RequestInit][] = []) {
  const fetchImpl = async (url: string | URL | globalThis.Request, init: RequestInit = {}): Promise<Response> => {
    calls.push([String(url), init]);
    return Response.json(await answer(JSON.parse(String(init.body ?? "{}")) as Request));
  };
  return createHostedAccountClient({
    origin: "https://fleet.example",
    accessToken: "secret",
    fetchImpl,
    now: () => NOW,
  });
}

/** An exchange that only counts how often it was asked to open something. */
function counting(offer: object = goodOffer): { exchange: HostedPairExchange; opened: () => number } {
  let opened = 0;
  const exchange: HostedPairExchange = {
    publicKey: "p".repeat(87),
    nonce: "n".repeat(22),
    async open() {
      opened += 1;
      return JSON.stringify(offer);
    },
  };
  return { exchange, opened: () => opened };
}

const foreign: Answering = async () => ({
  machine,
  ticketId: "t1",
  bodyPairingKey: "k",
  answer: { version: 2, ephemeralPublicKey: "e", iv: "i", ciphertext: "c", signature: "s" },
});

describe("pairing with a hosted machine", () => {
  it("GP8 gives the link and the credential in it", async () => {
    expect(await client(offering(goodOffer)).pair(machine)).toEqual({ link: goodOffer.link, encryption: credential });
  });

  it.each([
    ["another machine", { machine: { ...machine, id: "m2" } }],
    ["another host", { machine: { ...machine, hostId: "host_0123456789abcdeg" } }],
    ["no host", { machine: { ...machine, hostId: null } }],
  ])("GP1 refuses an answer about %s before it opens anything", async (_name, change) => {
    const { exchange, opened } = counting();
    const answer: Answering = async (request) => ({ ...((await foreign(request)) as object), ...change });
    await expect(client(answer).pair(machine, exchange)).rejects.toThrow("another machine");
    expect(opened()).toBe(0);
  });

  it("GP1 refuses a machine that has no host id yet", async () => {
    const unknown = { ...machine, hostId: null };
    const answer: Answering = async (request) => ({ ...((await foreign(request)) as object), machine: unknown });
    await expect(client(answer).pair(unknown, counting().exchange)).rejects.toThrow("another machine");
  });

  it("GP2 GP3 bind the host and everything that was said, as it was sent", () => {
    const answer: HostedPairAnswer = { version: 2, ephemeralPublicKey: "E", iv: "I", ciphertext: "C", signature: "S" };
    expect(HOSTED_PAIR_DOMAIN).toBe("clankie-hosted-pair-v2");
    expect(hostedPairContext(hostId)).toBe(`clankie-hosted-pair-v2\n${hostId}`);
    expect(hostedPairTranscript({ hostId, ticketId: "T", browserPublicKey: "B", nonce: "N", answer })).toBe(
      `clankie-hosted-pair-v2\n${hostId}\nT\nB\nN\nE\nI\nC`,
    );
  });

  it("GP3 hands transcript and context to an exchange of the caller's own", async () => {
    const seen: unknown[] = [];
    const { exchange } = counting();
    const watching: HostedPairExchange = {
      ...exchange,
      open: async (offer) => (seen.push(offer), exchange.open(offer)),
    };
    await client(foreign).pair(machine, watching);
    const transcript = [HOSTED_PAIR_DOMAIN, hostId, "t1", exchange.publicKey, exchange.nonce, "e", "i", "c"].join("\n");
    expect(seen).toMatchObject([{ bodyPairingKey: "k", transcript, context: hostedPairContext(hostId) }]);
  });

  const altered = (key: keyof HostedPairAnswer): Answering =>
    offering(goodOffer, (body) => {
      const value = String(body.answer[key]);
      const flipped = (value.startsWith("A") ? "B" : "A") + value.slice(1);
      return { ...body, answer: { ...body.answer, [key]: flipped } };
    });

  it.each(["signature", "ephemeralPublicKey", "iv", "ciphertext"] as const)("GP4 refuses a changed %s", async (key) => {
    await expect(client(altered(key)).pair(machine)).rejects.toThrow("unauthenticated");
  });

  it("GP4 refuses another ticket, another machine's key, and a signature that is not base64url", async () => {
    for (const change of [
      (body: Body) => ({ ...body, ticketId: "t2" }),
      (body: Body) => ({ ...body, bodyPairingKey: "A".repeat(43) }),
      (body: Body) => ({ ...body, answer: { ...body.answer, signature: `${body.answer.signature}==` } }),
    ]) {
      await expect(client(offering(goodOffer, change)).pair(machine)).rejects.toThrow("unauthenticated");
    }
  });

  it("GP4 checks the signature before any key agreement", async () => {
    const steps: string[] = [];
    const watched = new Proxy(webcrypto, {
      get: (target, key) =>
        key === "subtle"
          ? new Proxy(target.subtle, {
              get: (inner, name: keyof webcrypto.SubtleCrypto) => {
                steps.push(name);
                return (inner[name] as (...values: unknown[]) => unknown).bind(inner);
              },
            })
          : target.getRandomValues.bind(target),
    }) as unknown as typeof globalThis.crypto;
    const exchange = await createWebHostedPairExchange(watched);
    steps.length = 0;
    await expect(client(altered("signature")).pair(machine, exchange)).rejects.toThrow("unauthenticated");
    expect(steps).toEqual(["importKey", "verify"]);
    steps.length = 0;
    await client(offering(goodOffer)).pair(machine, exchange);
    expect(steps).toEqual(["importKey", "verify", "importKey", "deriveBits", "importKey", "deriveKey", "decrypt"]);
  });

  it("GP5 refuses a good signature over a seal that does not open, has another nonce size, or is not UTF-8", async () => {
    const resigned =
      (change: Partial<HostedPairAnswer>): Answering =>
      async (request) => {
        const body = await sealed(request, JSON.stringify(goodOffer));
        return { machine, ...(await signed(request, { ...body.answer, ...change })) };
      };
    for (const change of [{ iv: text(new Uint8Array(12)) }, { iv: text(new Uint8Array(16)) }, { ciphertext: "AAAA" }]) {
      await expect(client(resigned(change)).pair(machine)).rejects.toThrow("unauthenticated");
    }
    await expect(client(offering("not json")).pair(machine)).rejects.toThrow();
    await expect(client(offering('\ufeff{"link":"x","expiresAtMs":1}')).pair(machine)).rejects.toThrow();
  });

  it("GP5 makes a new key and a new nonce for each exchange, and needs Web Crypto", async () => {
    const [one, two] = await Promise.all([createWebHostedPairExchange(), createWebHostedPairExchange()]);
    expect(one.publicKey).toMatch(/^[A-Za-z0-9_-]{87}$/);
    expect(one.nonce).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect([one.publicKey === two.publicKey, one.nonce === two.nonce]).toEqual([false, false]);
    await expect(createWebHostedPairExchange({} as typeof globalThis.crypto)).rejects.toThrow("Web Crypto");
  });

  it.each([
    [NOW - 1, false],
    [NOW, false],
    [NOW + 1, true],
  ])("GP6 an offer until %d", async (expiresAtMs, good) => {
    const paired = client(offering({ ...goodOffer, expiresAtMs })).pair(machine);
    if (good) await expect(paired).resolves.toMatchObject({ encryption: credential });
    else await expect(paired).rejects.toThrow("expired");
  });

  it.each([
    ["another scheme", goodOffer.link.replace("clankie:", "https:")],
    ["another host", goodOffer.link.replace("connect", "pair")],
    ["no link", "connect"],
    ["another machine's credential", linkOf({ ...credential, hostId: "host_0123456789abcdeg" })],
    ["a key that is no credential's", linkOf({ ...credential, extra: "1" })],
    ["a key twice", `${goodOffer.link}&hostId=${hostId}`],
    [
      "a bare plus",
      `clankie://connect#hostId=${hostId}&key=${credential.key}&ticket=${encodeURIComponent(credential.ticket)}`,
    ],
    ["a short key", linkOf({ ...credential, key: "AAAA" })],
  ])("GP7 refuses a link with %s", async (_name, link) => {
    await expect(client(offering({ ...goodOffer, link })).pair(machine)).rejects.toThrow();
  });
});

describe("the account client", () => {
  it("asks with a bearer, follows no redirect, and gives up after a while", async () => {
    const calls: [string, RequestInit][] = [];
    const api = client(async () => ({ machines: [{ ...machine, more: 1 }] }), calls);
    expect(await api.machines()).toEqual([machine]);
    const [[url, init] = ["", {}]] = calls;
    expect(url).toBe("https://fleet.example/fleet/v1/machines");
    expect(init).toMatchObject({ method: "GET", redirect: "error", headers: { authorization: "Bearer secret" } });
    expect(init.signal).toBeInstanceOf(AbortSignal);
    expect(init.body).toBeUndefined();
  });

  it("wakes a machine by its id, whatever the answer's body", async () => {
    const calls: [string, RequestInit][] = [];
    const fetchImpl = async (url: string | URL | globalThis.Request, init: RequestInit = {}): Promise<Response> => {
      calls.push([String(url), init]);
      return new Response(null, { status: 202 });
    };
    const api = createHostedAccountClient({ origin: "https://fleet.example", accessToken: "s", fetchImpl });
    await expect(api.wake(machine)).resolves.toBeUndefined();
    expect(calls[0]?.[0]).toBe("https://fleet.example/fleet/v1/wake");
    expect(calls[0]?.[1].body).toBe('{"machineId":"m1"}');
  });

  it.each([
    [Response.json({ error: "wake_denied" }, { status: 403 }), "wake_denied"],
    [Response.json({ error: 7 }, { status: 500 }), "500"],
    [new Response("null", { status: 502 }), "502"],
    [new Response("<html>", { status: 503 }), "503"],
  ])("throws the service's code, or the status", async (response, message) => {
    const fetchImpl = async (): Promise<Response> => response.clone();
    const api = createHostedAccountClient({ origin: "https://fleet.example", accessToken: "s", fetchImpl });
    await expect(api.machines()).rejects.toThrow(new Error(message));
  });

  it.each([
    ["https://a.example", "https://a.example"],
    ["https://a.example/", "https://a.example"],
    ["http://localhost:4310", "http://localhost:4310"],
    ["http://127.0.0.1", "http://127.0.0.1"],
    ["http://[::1]:1", "http://[::1]:1"],
  ])("takes the origin %s", (value, origin) => {
    expect(hostedOrigin(value)).toBe(origin);
  });

  it.each([
    "http://a.example",
    "https://a.example/x",
    "https://a.example?x",
    "https://a.example#x",
    "https://u@a.example",
    "ftp://localhost",
    "a.example",
    "",
  ])("refuses %j as an origin", (value) => {
    expect(() => hostedOrigin(value)).toThrow("not an origin");
    expect(() => createHostedAccountClient({ origin: value, accessToken: "s" })).toThrow("not an origin");
  });
});

describe("the schemas", () => {
  it("only requests are closed", () => {
    const request = { machineId: "m", browserPublicKey: "p".repeat(87), nonce: "n".repeat(22) };
    expect(HostedPairRequestSchema.safeParse(request).success).toBe(true);
    expect(HostedPairRequestSchema.safeParse({ ...request, more: 1 }).success).toBe(false);
    expect(HostedPairRequestSchema.safeParse({ ...request, nonce: "n".repeat(21) }).success).toBe(false);
    expect(HostedMachineSchema.parse({ ...machine, more: 1 })).toEqual(machine);
    expect(HostedMachineSchema.safeParse({ ...machine, hostId: "short" }).success).toBe(false);
    const answer = { version: 2, ephemeralPublicKey: "", iv: "", ciphertext: "", signature: "" };
    expect(HostedPairAnswerSchema.safeParse(answer).success).toBe(true);
    expect(HostedPairAnswerSchema.safeParse({ ...answer, version: 1 }).success).toBe(false);
    const { machineId: _, ...keys } = request;
    expect(HostedPairOfferRequestSchema.safeParse({ version: 2, pairTicket: "t", ...keys }).success).toBe(true);
    expect(HostedPairOfferRequestSchema.safeParse({ version: 2, pairTicket: "", ...keys }).success).toBe(false);
  });
});
