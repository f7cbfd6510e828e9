import { describe, expect, it } from "vitest";
import { openGatewayResponse } from "./sealed-response.ts";

/** Records by what stands for their seal, so that a long response costs no cipher. */
const records: Readonly<Record<string, string>> = {
  AAAA: JSON.stringify({ kind: "start", status: 200, headers: [] }),
  BBBB: JSON.stringify({ kind: "chunk", bodyBase64: "A".repeat(65_536) }),
  CCCC: JSON.stringify({ kind: "chunk", bodyBase64: Buffer.alloc(16_384).toString("base64") }),
  DDDD: JSON.stringify({ kind: "chunk", bodyBase64: "AA==" }),
  EEEE: JSON.stringify({ kind: "end" }),
  FFFF: JSON.stringify({ kind: "chunk", bodyBase64: "AB==" }),
  GGGG: "no JSON",
};
const opened: string[] = [];
const opening = {
  hostId: "host_0123456789abcdef",
  responseKey: "",
  envelope: { version: 1, ticket: "A".repeat(40), challenge: "0".repeat(64), requestId: "1".repeat(64), sealed: "" },
  crypto: {
    randomBytes: (length: number) => new Uint8Array(length),
    seal: async () => "",
    open: async (_key: string, sealed: string) => (opened.push(sealed), records[sealed] ?? ""),
  },
} as const;

const textOf = (seals: readonly string[]): string => seals.map((sealed) => `${JSON.stringify({ sealed })}\n`).join("");
// 341 times 48 KiB and 16 KiB: 16 MiB.
const most = ["AAAA", ...Array.from({ length: 341 }, () => "BBBB"), "CCCC"];

describe("a sealed response", () => {
  it("GE6 holds 16 MiB of chunks", async () => {
    expect((await openGatewayResponse(textOf([...most, "EEEE"]), opening)).body).toHaveLength(16_777_216);
  });

  it("GE6 is given up at the first byte beyond them", async () => {
    opened.length = 0;
    const text = textOf([...most, "DDDD", "DDDD", "EEEE"]);
    await expect(openGatewayResponse(text, opening)).rejects.toMatchObject({ code: "size" });
    expect(opened).toHaveLength(most.length + 1);
  });

  it.each([
    ["a chunk with unused bits", "FFFF"],
    ["what is no JSON", "GGGG"],
  ])("GE5 is refused for %s inside a seal, without a word of it", async (_name, sealed) => {
    const refused = openGatewayResponse(textOf(["AAAA", sealed, "EEEE"]), opening);
    await expect(refused).rejects.toMatchObject({ code: "record", message: "gateway exchange: record" });
    await expect(refused).rejects.not.toHaveProperty("cause");
  });
});
