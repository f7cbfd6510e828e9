import { webcrypto } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import {
  GATEWAY_PLAINTEXT_BYTES_MAX,
  GATEWAY_RESPONSE_BYTES_MAX,
  GATEWAY_RESPONSE_LINE_LENGTH_MAX,
  GatewayChallengeSchema,
  GatewayEncryptionCredentialSchema,
  GatewayEnvelopeSchema,
  GatewayPlainRequestSchema,
  GatewayPlainResponseSchema,
  GatewaySealedRecordSchema,
  gatewayRequestAad,
  gatewayResponseAad,
} from "../gateway-encryption.ts";
import type { GatewayAadFields } from "../gateway-encryption.ts";
import { PublicGatewayPushClearRequestSchema, PublicGatewayPushRegistrationRequestSchema } from "../public-gateway.ts";
import { QUERY_FORMS } from "../public-gateway/route-forms.ts";

/** Both sides of an exchange, made of nothing but the entry's schemas and the two functions, to see that they suffice. */

type Credential = z.infer<typeof GatewayEncryptionCredentialSchema>;
type PlainResponse = z.infer<typeof GatewayPlainResponseSchema>;
type Envelope = z.infer<typeof GatewayEnvelopeSchema>;

const hostId = "host_0123456789abcdef";
const key = Buffer.alloc(32, 7).toString("base64");
const credential: Credential = { hostId, key, ticket: "A".repeat(40) };
const RESPONSE_TEXT_MAX = 33_554_432;

async function cipher(key64: string): Promise<webcrypto.CryptoKey> {
  return webcrypto.subtle.importKey("raw", Buffer.from(key64, "base64"), "AES-GCM", false, ["encrypt", "decrypt"]);
}

async function seal(key64: string, aad: string, value: unknown): Promise<string> {
  const iv = webcrypto.getRandomValues(new Uint8Array(12));
  const options = { name: "AES-GCM", iv, additionalData: Buffer.from(aad) };
  const sealed = await webcrypto.subtle.encrypt(options, await cipher(key64), Buffer.from(JSON.stringify(value)));
  return Buffer.concat([iv, Buffer.from(sealed)]).toString("base64");
}

async function open(key64: string, aad: string, sealed: string): Promise<unknown> {
  const bytes = Buffer.from(sealed, "base64");
  if (bytes.length < 28 || bytes.toString("base64") !== sealed) throw new Error("sealed record");
  const options = { name: "AES-GCM", iv: bytes.subarray(0, 12), additionalData: Buffer.from(aad) };
  const plain = await webcrypto.subtle.decrypt(options, await cipher(key64), bytes.subarray(12));
  return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(plain)) as unknown;
}

// --- the device's side

interface Asked {
  readonly method: "GET" | "POST";
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface Wire {
  challenge(): Promise<{ status: number; body: unknown; redirected?: boolean }>;
  send(envelope: Envelope): Promise<string>;
}

/** Path and query behind the host prefix. */
function pathFor(url: string, { hostId: own }: Credential, method: string): string {
  const { protocol, hostname, username, password, hash, pathname, search } = new URL(url);
  const secure =
    protocol === "https:" || (protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(hostname));
  const path = pathname.startsWith(`/h/${own}/`) ? pathname.slice(`/h/${own}`.length) : undefined;
  if (!secure || path === undefined || username !== "" || password !== "" || hash !== "") throw new Error("url");
  const known = QUERY_FORMS.some(
    (form) => form.method === method && form.of === path && form.query.test(search.slice(1)),
  );
  if (search !== "" && !known) throw new Error("query");
  return `${path}${search}`;
}

async function exchange(asked: Asked, wire: Wire): Promise<Answer> {
  const path = pathFor(asked.url, credential, asked.method);
  const reply = await wire.challenge();
  if (reply.redirected === true) throw new Error("redirect");
  if (reply.status !== 200) throw new Error(`transport ${reply.status}`);
  const { challenge } = GatewayChallengeSchema.parse(reply.body);
  const responseKey = Buffer.from(webcrypto.getRandomValues(new Uint8Array(32))).toString("base64");
  const requestId = Buffer.from(webcrypto.getRandomValues(new Uint8Array(32))).toString("hex");
  const fields = { ticket: credential.ticket, challenge, requestId };
  const travelling = ["authorization", "content-type", "accept"];
  const headers = Object.entries(asked.headers ?? {}).filter(([name]) => travelling.includes(name));
  const bytes = Buffer.from(asked.body ?? "");
  if (bytes.length > GATEWAY_PLAINTEXT_BYTES_MAX || (asked.method === "GET" && asked.body !== undefined))
    throw new Error("body");
  const plain = GatewayPlainRequestSchema.parse({
    method: asked.method,
    path,
    headers: headers.map(([name, value]) => ({ name, value })),
    ...(asked.body === undefined ? {} : { bodyBase64: bytes.toString("base64") }),
    responseKey,
  });
  const sealed = await seal(credential.key, gatewayRequestAad(hostId, fields), plain);
  const text = await wire.send(GatewayEnvelopeSchema.parse({ version: 1, ...fields, sealed }));
  return collected(await recordsOf(text, responseKey, fields));
}

async function recordsOf(text: string, responseKey: string, fields: GatewayAadFields): Promise<PlainResponse[]> {
  if (!text.endsWith("\n") || text.length > RESPONSE_TEXT_MAX) throw new Error("truncated");
  const lines = text.slice(0, -1).split("\n");
  if (lines.some((line) => line.length > GATEWAY_RESPONSE_LINE_LENGTH_MAX)) throw new Error("line");
  return Promise.all(
    lines.map(async (line, sequence) => {
      const { sealed } = GatewaySealedRecordSchema.parse(JSON.parse(line));
      return GatewayPlainResponseSchema.parse(
        await open(responseKey, gatewayResponseAad(hostId, fields, sequence), sealed),
      );
    }),
  );
}

function collected([start, ...rest]: PlainResponse[]): Answer {
  if (start?.kind !== "start") throw new Error("order");
  if (rest.findIndex(({ kind }) => kind === "end") !== rest.length - 1) throw new Error("truncated");
  const chunks = rest.slice(0, -1).map((record) => {
    if (record.kind !== "chunk") throw new Error("order");
    return Buffer.from(record.bodyBase64, "base64");
  });
  if (chunks.reduce((sum, each) => sum + each.length, 0) > GATEWAY_RESPONSE_BYTES_MAX) throw new Error("size");
  const headers = Object.fromEntries(start.headers.map(({ name, value }) => [name, value]));
  if (start.ticket !== undefined) headers["x-clankie-encryption-ticket"] = start.ticket;
  if (start.key !== undefined) headers["x-clankie-encryption-key"] = start.key;
  const empty = [204, 205, 304].includes(start.status);
  return { status: start.status, headers, body: empty ? "" : Buffer.concat(chunks).toString("utf8") };
}

// --- the host's side

const challenge = "0".repeat(64);
const start = { kind: "start", status: 200, headers: [{ name: "content-type", value: "text/plain" }] };
const chunk = (text: string): object => ({ kind: "chunk", bodyBase64: Buffer.from(text).toString("base64") });
const end = { kind: "end" };

interface Host extends Wire {
  readonly envelopes: Envelope[];
  readonly requests: z.infer<typeof GatewayPlainRequestSchema>[];
}

function host(
  records: readonly unknown[],
  change: (lines: string[]) => string = (lines) => `${lines.join("\n")}\n`,
): Host {
  const envelopes: Envelope[] = [];
  const requests: z.infer<typeof GatewayPlainRequestSchema>[] = [];
  return {
    envelopes,
    requests,
    challenge: async () => ({ status: 200, body: { version: 1, challenge } }),
    async send(envelope) {
      envelopes.push(envelope);
      const request = GatewayPlainRequestSchema.parse(
        await open(key, gatewayRequestAad(hostId, envelope), envelope.sealed),
      );
      requests.push(request);
      const lines = records.map(async (record, sequence) =>
        JSON.stringify({
          sealed: await seal(request.responseKey, gatewayResponseAad(hostId, envelope, sequence), record),
        }),
      );
      return change(await Promise.all(lines));
    },
  };
}

const url = `https://gateway.example/h/${hostId}/v1/devices/self`;
const get: Asked = { method: "GET", url };

describe("an exchange", () => {
  it("GE6 gives status, headers and the whole body", async () => {
    const wire = host([start, chunk("one "), chunk("two"), end]);
    expect(await exchange(get, wire)).toEqual({
      status: 200,
      headers: { "content-type": "text/plain" },
      body: "one two",
    });
  });

  it.each([
    ["another host", url.replace(hostId, "host_0123456789abcdeg")],
    ["no host prefix", "https://gateway.example/v1/devices/self"],
    ["a user", url.replace("https://", "https://u@")],
    ["a password", url.replace("https://", "https://u:p@")],
    ["a hash", `${url}#x`],
    ["a query", `${url}?x=1`],
    ["plain HTTP", url.replace("https:", "http:")],
  ])("GE1 refuses %s before it asks for anything", async (_name, bad) => {
    const wire = host([start, end]);
    await expect(exchange({ method: "GET", url: bad }, wire)).rejects.toThrow();
    expect(wire.envelopes).toEqual([]);
  });

  it("GE1 takes HTTP on a loopback host and the queries that the gateway knows", async () => {
    const base = `http://127.0.0.1:1/h/${hostId}`;
    for (const path of [
      "/v1/usage?refresh=1",
      "/v1/worker-accounts?fleet=lab",
      "/v1/operator/projects?includeAutonomy=true",
    ]) {
      const wire = host([start, end]);
      await exchange({ method: "GET", url: `${base}${path}` }, wire);
      expect(wire.requests[0]?.path).toBe(path);
    }
    await expect(exchange({ method: "GET", url: `${base}/v1/usage?refresh=2` }, host([start, end]))).rejects.toThrow();
  });

  it("GE2 needs a challenge of its form, and names the status otherwise", async () => {
    const wire = host([start, end]);
    const answering = (reply: Awaited<ReturnType<Wire["challenge"]>>): Wire => ({
      ...wire,
      challenge: async () => reply,
    });
    await expect(exchange(get, answering({ status: 429, body: {} }))).rejects.toThrow("transport 429");
    await expect(exchange(get, answering({ status: 200, body: { version: 2, challenge } }))).rejects.toThrow();
    await expect(exchange(get, answering({ status: 200, body: { version: 1, challenge: "0" } }))).rejects.toThrow();
    await expect(exchange(get, answering({ status: 200, body: {}, redirected: true }))).rejects.toThrow("redirect");
    expect(wire.envelopes).toEqual([]);
  });

  it("GE3 makes a new key and a new id for each request", async () => {
    const wire = host([start, end]);
    await exchange(get, wire);
    await exchange(get, wire);
    expect(new Set(wire.requests.map(({ responseKey }) => responseKey)).size).toBe(2);
    expect(new Set(wire.envelopes.map(({ requestId }) => requestId)).size).toBe(2);
  });

  it("GE4 carries three headers and at most 1 MiB, and no body with a GET", async () => {
    const wire = host([start, end]);
    const headers = { authorization: "Bearer d", "content-type": "application/json", accept: "*/*", cookie: "c" };
    await exchange({ method: "POST", url, headers, body: "x".repeat(GATEWAY_PLAINTEXT_BYTES_MAX) }, wire);
    expect(wire.requests[0]?.headers.map(({ name }) => name)).toEqual(["authorization", "content-type", "accept"]);
    expect(wire.envelopes[0]?.sealed.length).toBeLessThanOrEqual(2_097_152);
    await expect(
      exchange({ method: "POST", url, body: "x".repeat(GATEWAY_PLAINTEXT_BYTES_MAX + 1) }, wire),
    ).rejects.toThrow("body");
    await expect(exchange({ method: "GET", url, body: "" }, wire)).rejects.toThrow("body");
  });

  it.each([
    ["a last line without its end", (lines: string[]) => lines.join("\n")],
    ["an empty line", (lines: string[]) => `${lines.join("\n\n")}\n`],
    ["a line that is too long", (lines: string[]) => `${lines[0]}\n${" ".repeat(131_072)}${lines[1]}\n`],
    ["a record with another key", (lines: string[]) => `${lines.join("\n").replace("{", '{"more":1,')}\n`],
    ["nothing", () => ""],
    ["more than 32 MiB", (lines: string[]) => `${" ".repeat(33_554_432)}\n${lines.join("\n")}\n`],
  ])("GE5 refuses %s", async (_name, change) => {
    await expect(exchange(get, host([start, end], change))).rejects.toThrow();
  });

  it.each([
    ["no start", [chunk("a"), end]],
    ["two starts", [start, start, end]],
    ["no end", [start, chunk("a")]],
    ["two ends", [start, end, end]],
    ["something behind the end", [start, end, chunk("a")]],
  ])("GE6 refuses %s, and shows no part of a body", async (_name, records) => {
    await expect(exchange(get, host(records))).rejects.toThrow();
  });

  it("GE6 refuses records that were swapped, left out or taken from elsewhere", async () => {
    const records = [start, chunk("a"), chunk("b"), end];
    const swapped = ([a = "", b = "", c = "", d = ""]: string[]): string => `${[a, c, b, d].join("\n")}\n`;
    const shortened = ([a = "", , c = "", d = ""]: string[]): string => `${[a, c, d].join("\n")}\n`;
    const repeated = ([a = "", b = "", , d = ""]: string[]): string => `${[a, b, b, d].join("\n")}\n`;
    for (const change of [swapped, shortened, repeated]) {
      await expect(exchange(get, host(records, change))).rejects.toThrow();
    }
  });

  it("GE7 hands the next ticket and key on as headers", async () => {
    const rotated = { ...start, ticket: "B".repeat(40), key: Buffer.alloc(32, 8).toString("base64") };
    const { headers } = await exchange(get, host([rotated, end]));
    expect(headers).toMatchObject({
      "x-clankie-encryption-ticket": rotated.ticket,
      "x-clankie-encryption-key": rotated.key,
    });
    const next = { hostId, key: headers["x-clankie-encryption-key"], ticket: headers["x-clankie-encryption-ticket"] };
    expect(GatewayEncryptionCredentialSchema.safeParse(next).success).toBe(true);
  });

  it.each([204, 205, 304])("GE8 has no body with the status %d", async (status) => {
    expect(await exchange(get, host([{ ...start, status }, end]))).toMatchObject({ status, body: "" });
  });

  it("GE9 a push registration goes beside the sealed proof; clearing needs neither bearer nor host", () => {
    const binding = { registrationId: "3f2504e0-4f89-41d3-9a0c-0305e82c3301", sequence: 1 };
    const deliveryKey = "k".repeat(43);
    const registration = { ...binding, hostId, deliveryKey, deviceToken: "ab".repeat(32), environment: "sandbox" };
    expect(PublicGatewayPushRegistrationRequestSchema.safeParse(registration).success).toBe(true);
    expect(PublicGatewayPushClearRequestSchema.safeParse({ ...binding, deliveryKey }).success).toBe(true);
    expect(PublicGatewayPushClearRequestSchema.safeParse({ ...binding, deliveryKey, hostId }).success).toBe(false);
  });

  it("GE10 sends once and never in plain text, also when the answer is lost", async () => {
    const sent: string[] = [];
    const wire = host([start, end]);
    const losing: Wire = {
      ...wire,
      send: async (envelope) => (sent.push(JSON.stringify(envelope)), Promise.reject(new Error("lost"))),
    };
    const asked: Asked = { method: "POST", url, headers: { authorization: "Bearer device-token" }, body: "hello" };
    await expect(exchange(asked, losing)).rejects.toThrow("lost");
    expect(sent).toHaveLength(1);
    for (const secret of ["device-token", "hello", "/v1/devices/self", Buffer.from("hello").toString("base64")]) {
      expect(sent[0]).not.toContain(secret);
    }
  });
});
