import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chromiumPath, openPage, renderPage } from "./docs-page.ts";
import { selfContained } from "./self-contained.ts";

const document = `
openapi: 3.2.0
info: { title: Seats, version: "1" }
servers: [{ url: "http://127.0.0.1:1" }]
paths:
  /v1/seats:
    post:
      operationId: followSeats
      summary: Follow the seats
      security: []
      responses:
        "200":
          description: Lines.
          content:
            application/x-ndjson:
              itemSchema: { type: object, properties: { seatOfHonour: { type: string } }, required: [seatOfHonour] }
`;

const chromium = chromiumPath();

describe("the rendered page", () => {
  let folder = "";
  let html = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "samewire-docs-test-"));
    await writeFile(join(folder, "openapi.yaml"), document);
    html = await renderPage(join(folder, "openapi.yaml"));
    await writeFile(join(folder, "index.html"), html);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it("names no script, style or picture elsewhere, and is forbidden to connect", () => {
    expect(html.match(/<(?:script|link|img)[^>]{0,200}(?:src|href)=["']?https?:/i)).toBeNull();
    expect(html.includes("connect-src blob: data:")).toBe(true);
  });

  it.skipIf(chromium === undefined)(
    "shows its operations and stream items with the network cut, and asks for nothing",
    async () => {
      const opened = await openPage(join(folder, "index.html"), {
        executablePath: chromium ?? "",
        texts: ["Follow the seats", "/v1/seats", "seatOfHonour"],
      });
      expect(opened).toEqual({ requests: [], errors: [], missing: [] });
    },
  );

  it("is refused with the renderer's words when the document is none", async () => {
    await writeFile(join(folder, "broken.yaml"), "openapi: [");
    await expect(renderPage(join(folder, "broken.yaml"))).rejects.toThrow("build-docs failed");
  });
});

describe("selfContained", () => {
  it("draws the renderer's mark in place and forbids the network", () => {
    const page = selfContained("<html><head></head><script>`https://cdn.redoc.ly/redoc/logo-mini.svg`</script></html>");
    expect(page).toContain("default-src 'none'");
    expect(page).toMatch(/<script>`data:image\/svg\+xml,[^`]+`<\/script>/);
  });

  it("refuses what is no page", () => {
    expect(() => selfContained("nothing")).toThrow("no <head>");
  });
});
