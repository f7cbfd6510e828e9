import { describe, expect, it } from "vitest";
import type { z } from "zod";
import {
  GATEWAY_PLAINTEXT_BYTES_MAX,
  GatewayEncryptionCredentialSchema,
  GatewayEnvelopeSchema,
  GatewayExchangeError,
  GatewayPlainRequestSchema,
  createWebGatewayCrypto,
  exchangeWithHost,
  gatewayRequestAad,
  gatewayResponseAad,
  sealDeviceAuthorization,
} from "../gateway-encryption.ts";
import type {
  GatewayEncryptionCredential,
  GatewayEnvelope,
  GatewayExchangeErrorCode,
  GatewayWire,
  GatewayWireReply,
  GatewayWireRequest,
} from "../gateway-encryption.ts";
import { PublicGatewayPushClearRequestSchema, PublicGatewayPushRegistrationRequestSchema } from "../public-gateway.ts";

/** The device's side is the entry's own; the host's is a double that knows the device's key. */

const hostId = "host_0123456789abcdef";
const key = Buffer.alloc(32, 7).toString("base64");
const credential: GatewayEncryptionCredential = { hostId, key, ticket: "A".repeat(40) };
const { seal, open } = createWebGatewayCrypto();

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
  readonly credential?: GatewayEncryptionCredential;
}

/** An exchange whose bodies are texts. */
async function exchange({ body, ...rest }: Asked, { wire }: { readonly wire: GatewayWire }): Promise<Answer> {
  const request = { ...rest, ...(body === undefined ? {} : { body: new TextEncoder().encode(body) }) };
  const answer = await exchangeWithHost(request, { credential, wire });
  return { ...answer, body: new TextDecoder().decode(answer.body) };
}

/** The code that an exchange is refused with. */
async function refusal(asked: Asked, wire: { readonly wire: GatewayWire }): Promise<GatewayExchangeErrorCode> {
  const error: unknown = await exchange(asked, wire).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof GatewayExchangeError) return error.code;
  throw new Error(`no refusal: ${String(error)}`);
}

// --- the host's side

const challenge = "0".repeat(64);
const start = { kind: "start", status: 200, headers: [{ name: "content-type", value: "text/plain" }] };
const chunk = (text: string): object => ({ kind: "chunk", bodyBase64: Buffer.from(text).toString("base64") });
const end = { kind: "end" };

interface Host {
  readonly wire: GatewayWire;
  readonly asked: GatewayWireRequest[];
  readonly envelopes: GatewayEnvelope[];
  readonly requests: z.infer<typeof GatewayPlainRequestSchema>[];
}

function host(
  records: readonly unknown[],
  change: (lines: string[]) => string = (lines) => `${lines.join("\n")}\n`,
): Host {
  const asked: GatewayWireRequest[] = [];
  const envelopes: GatewayEnvelope[] = [];
  const requests: z.infer<typeof GatewayPlainRequestSchema>[] = [];
  const wire: GatewayWire = async (request) => {
    asked.push(request);
    if (request.method === "GET") return { status: 200, body: JSON.stringify({ version: 1, challenge }) };
    const envelope = GatewayEnvelopeSchema.parse(JSON.parse(request.body ?? ""));
    envelopes.push(envelope);
    const inner = await open(key, envelope.sealed, gatewayRequestAad(hostId, envelope));
    const { responseKey } = requests[requests.push(GatewayPlainRequestSchema.parse(JSON.parse(inner))) - 1] ?? {
      responseKey: "",
    };
    const lines = records.map(async (record, sequence) =>
      JSON.stringify({
        sealed: await seal(responseKey, JSON.stringify(record), gatewayResponseAad(hostId, envelope, sequence)),
      }),
    );
    return { status: 200, body: change(await Promise.all(lines)) };
  };
  return { wire, asked, envelopes, requests };
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
    ["another host", url.replace(hostId, "host_0123456789abcdeg"), "url"],
    ["no host prefix", "https://gateway.example/v1/devices/self", "url"],
    ["no URL", "gateway.example", "url"],
    ["a user", url.replace("https://", "https://u@"), "url"],
    ["a password", url.replace("https://", "https://u:p@"), "url"],
    ["a hash", `${url}#x`, "url"],
    ["a query", `${url}?x=1`, "query"],
    ["plain HTTP", url.replace("https:", "http:"), "url"],
  ])("GE1 refuses %s before it asks for anything", async (_name, bad, code) => {
    const wire = host([start, end]);
    expect(await refusal({ method: "GET", url: bad }, wire)).toBe(code);
    expect(wire.asked).toEqual([]);
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
    const sent: string[] = [];
    const answering = (status: number, body: unknown, redirected = false): { readonly wire: GatewayWire } => ({
      wire: async ({ method }): Promise<GatewayWireReply> => {
        sent.push(method);
        return { status, redirected, body: JSON.stringify(body) };
      },
    });
    const busy = exchange(get, answering(429, {}));
    await expect(busy).rejects.toThrow("transport 429");
    await expect(busy).rejects.toMatchObject({ code: "transport", status: 429 });
    expect(await refusal(get, answering(200, { version: 2, challenge }))).toBe("challenge");
    expect(await refusal(get, answering(200, { version: 1, challenge: "0" }))).toBe("challenge");
    expect(await refusal(get, answering(200, { version: 1, challenge }, true))).toBe("redirect");
    expect(sent).toEqual(["GET", "GET", "GET", "GET"]);
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
    ["a last line without its end", (lines: string[]) => lines.join("\n"), "truncated"],
    ["an empty line", (lines: string[]) => `${lines.join("\n\n")}\n`, "record"],
    ["a line that is too long", (lines: string[]) => `${lines[0]}\n${" ".repeat(131_072)}${lines[1]}\n`, "size"],
    ["a record with another key", (lines: string[]) => `${lines.join("\n").replace("{", '{"more":1,')}\n`, "record"],
    ["nothing", () => "", "truncated"],
    ["more than 32 MiB", (lines: string[]) => `${" ".repeat(33_554_432)}\n${lines.join("\n")}\n`, "size"],
  ])("GE5 refuses %s", async (_name, change, code) => {
    expect(await refusal(get, host([start, end], change))).toBe(code);
  });

  it.each([
    ["no start", [chunk("a"), end], "order"],
    ["two starts", [start, start, end], "order"],
    ["no end", [start, chunk("a")], "truncated"],
    ["two ends", [start, end, end], "order"],
    ["something behind the end", [start, end, chunk("a")], "order"],
  ])("GE6 refuses %s, and shows no part of a body", async (_name, records, code) => {
    expect(await refusal(get, host(records))).toBe(code);
  });

  it("GE6 refuses records that were swapped, left out or taken from elsewhere", async () => {
    const records = [start, chunk("a"), chunk("b"), end];
    const swapped = ([a = "", b = "", c = "", d = ""]: string[]): string => `${[a, c, b, d].join("\n")}\n`;
    const shortened = ([a = "", , c = "", d = ""]: string[]): string => `${[a, c, d].join("\n")}\n`;
    const repeated = ([a = "", b = "", , d = ""]: string[]): string => `${[a, b, b, d].join("\n")}\n`;
    for (const change of [swapped, shortened, repeated]) {
      expect(await refusal(get, host(records, change))).toBe("seal");
    }
  });

  it.each([
    ["the IV", 0],
    ["the ciphertext", 12],
    ["the tag", -1],
  ])("GE6 refuses a record when a bit of %s was turned", async (_name, at) => {
    const turned = ([a = "", ...rest]: string[]): string => {
      const bytes = Buffer.from((JSON.parse(a) as { sealed: string }).sealed, "base64");
      const index = at < 0 ? bytes.length + at : at;
      bytes[index] = (bytes[index] ?? 0) ^ 1;
      return `${[JSON.stringify({ sealed: bytes.toString("base64") }), ...rest].join("\n")}\n`;
    };
    expect(await refusal(get, host([start, end], turned))).toBe("seal");
  });

  it("GE7 hands the next ticket and key on as headers", async () => {
    const rotated = { ...start, ticket: "B".repeat(40), key: Buffer.alloc(32, 8).toString("base64") };
    const answer = await exchange(get, host([rotated, end]));
    const { headers } = answer;
    expect(headers).toMatchObject({
      "x-clankie-encryption-ticket": rotated.ticket,
      "x-clankie-encryption-key": rotated.key,
    });
    const next = { hostId, key: headers["x-clankie-encryption-key"], ticket: headers["x-clankie-encryption-ticket"] };
    expect(GatewayEncryptionCredentialSchema.safeParse(next).success).toBe(true);
    expect(answer.credential).toEqual(next);
    const { ticket } = rotated;
    expect((await exchange(get, host([{ ...start, ticket }, end]))).credential).toEqual({ hostId, key, ticket });
    expect(await refusal(get, host([{ ...start, ticket: "AAAA" }, end]))).toBe("credential");
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

  it("GE9 seals a proof around GET of the device itself and does not send it", async () => {
    const { wire, asked } = host([start, end]);
    const hostUrl = `https://gateway.example/h/${hostId}`;
    const envelope = await sealDeviceAuthorization({ credential, wire, hostUrl, accessToken: "device-token" });
    expect(asked).toEqual([{ method: "GET", url: `${hostUrl}/v1/gateway/challenge` }]);
    expect(GatewayEnvelopeSchema.safeParse(envelope).success).toBe(true);
    expect(JSON.parse(await open(key, envelope.sealed, gatewayRequestAad(hostId, envelope)))).toMatchObject({
      method: "GET",
      path: "/v1/devices/self",
      headers: [{ name: "authorization", value: "Bearer device-token" }],
    });
  });

  it("GE10 sends once and never in plain text, also when the answer is lost", async () => {
    const sent: string[] = [];
    const { wire } = host([start, end]);
    const losing = {
      wire: async (request: GatewayWireRequest): Promise<GatewayWireReply> => {
        if (request.method === "GET") return wire(request);
        sent.push(request.body ?? "");
        throw new Error("lost");
      },
    };
    const asked: Asked = { method: "POST", url, headers: { authorization: "Bearer device-token" }, body: "hello" };
    await expect(exchange(asked, losing)).rejects.toThrow("lost");
    expect(sent).toHaveLength(1);
    for (const secret of ["device-token", "hello", "/v1/devices/self", Buffer.from("hello").toString("base64")]) {
      expect(sent[0]).not.toContain(secret);
    }
  });

  it.each([
    ["another status", { status: 401, body: "{}" }, { code: "transport", status: 401 }],
    ["a redirect", { status: 200, redirected: true, body: "" }, { code: "redirect" }],
  ])("GE10 does not ask again when the envelope is answered with %s", async (_name, reply, error) => {
    const { wire, asked } = host([start, end]);
    const answering: GatewayWire = async (request) => {
      const answer = await wire(request);
      return request.method === "GET" ? answer : reply;
    };
    await expect(exchange(get, { wire: answering })).rejects.toMatchObject(error);
    const base = `https://gateway.example/h/${hostId}/v1/gateway`;
    expect(asked.map(({ url: each }) => each)).toEqual([`${base}/challenge`, `${base}/encrypted`]);
  });
});
