import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { buildContract } from "../../generators/contract/build/build.ts";
import type { Contract } from "../../generators/contract/contract.ts";
import { emitGateway } from "../../generators/emit/gateway/gateway.ts";
import { emitKotlin } from "../../generators/emit/kotlin/kotlin.ts";
import { emitOpenApi } from "../../generators/emit/openapi/openapi.ts";
import { emitSwift } from "../../generators/emit/swift/swift.ts";
import { emitTypescript } from "../../generators/emit/typescript/typescript.ts";
import { loadSchemas } from "../../generators/load/load.ts";
import type { OpenApiDocument } from "./document.ts";
import { chromiumPath, inspectPages, launch, openPage } from "./inspect-pages.ts";
import { htmlOf } from "./markdown.ts";
import { schemaPage } from "./schema-page.ts";
import { buildSite } from "./site.ts";
import type { SiteFile, SiteInputs } from "./site.ts";

const root = resolve(import.meta.dirname, "../..");
const chromium = chromiumPath();
const overlay = `
info: { title: Clankie, version: "1", description: "Words with <b>markup</b>." }
servers: [{ url: "http://127.0.0.1:1" }]
`;

let contract: Contract;
let inputs: SiteInputs;
let files: readonly SiteFile[];
let texts: ReadonlyMap<string, string>;
let folder: string;

beforeAll(async () => {
  const { loaded } = await loadSchemas({
    root,
    families: [{ name: "clankie", patterns: ["schemas/clankie/**/*.ts"] }],
  });
  contract = buildContract(loaded).contract;
  const catalog = new Map(emitOpenApi(contract, { root: "o", overlay }).map(({ path, text }) => [path, text]));
  const gateway = new Map(emitGateway(contract, { root: "g" }).map(({ path, text }) => [path, text]));
  inputs = {
    contract,
    document: parse(catalog.get("o/openapi.yaml") ?? "") as OpenApiDocument,
    documentText: catalog.get("o/openapi.yaml") ?? "",
    network: gateway.get("g/network-reference.md") ?? "",
    limits: catalog.get("o/limits.md") ?? "",
    names: { clankie: { swiftTarget: "Clankie", kotlinPackage: "bot.clankie.protocol" } },
  };
  files = buildSite(inputs);
  texts = new Map(files.map(({ path, text }) => [path, text]));
  folder = await mkdtemp(join(tmpdir(), "samewire-site-"));
  for (const { path, text } of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("the site", () => {
  it("has a page for every operation and schema, each with its Markdown twin, and lists them all", () => {
    const operations = contract.operations.map(({ id }) => `operations/${id}`);
    const schemas = Object.keys(inputs.document.components.schemas).map((name) => `schemas/${name}`);
    const paths = [...texts.keys()];
    for (const page of [...operations, ...schemas, "index", "schemas", "network", "limits"]) {
      expect(paths).toContain(`${page}.html`);
      expect(paths).toContain(`${page}.md`);
      expect(texts.get("llms.txt")).toContain(`(${page}.md)`);
      expect(texts.get("assets/search.js")).toContain(`"${page}.html"`);
    }
  });

  it("leads nowhere that is not there", () => {
    const broken = files.flatMap(({ path, text }) => {
      const links = path.endsWith(".html")
        ? [...text.matchAll(/href="([^"#]*)(?:#[^"]*)?"/g)].map((match) => match[1] ?? "")
        : [];
      return links
        .filter((href) => href !== "" && !/^[a-z]+:/.test(href))
        .map((href) => join(dirname(path), href))
        .filter((target) => !texts.has(target))
        .map((target) => `${path} -> ${target}`);
    });
    expect(broken).toEqual([]);
  });

  it("is the same for the same inputs, keeps its pages small, and names no other site", () => {
    expect(buildSite(inputs)).toEqual(files);
    for (const { path, text } of files) {
      // The document itself is for programs.
      if (path !== "openapi.yaml")
        expect({ path, small: Buffer.byteLength(text) < 300_000 }).toEqual({ path, small: true });
      if (path.endsWith(".html")) expect(text).not.toMatch(/(?:src|href)="https?:/);
    }
  });

  it("lets no text become markup", () => {
    expect(texts.get("index.html")).toContain("Words with &lt;b&gt;markup&lt;/b&gt;.");
    expect(htmlOf("<script>x</script> [a](javascript:alert(1))")).not.toMatch(/<script|href="javascript/);
  });

  it("lets code in tables break at its joints", () => {
    const html = htmlOf("| a |\n| --- |\n| `/one/two.three` and `x.y` |\n\n`/four/five`");
    expect(html).toContain("<code>/<wbr>one/<wbr>two.<wbr>three</code> and <code>x.<wbr>y</code>");
    expect(html).toContain("<code>/four/five</code>");
  });

  it("shows badges, variants and the course of a stream", () => {
    const page = texts.get("operations/tailOperatorConversation.html") ?? "";
    for (const badge of ["strict", "tolerant", "stream"]) expect(page).toContain(`<span class="badge ${badge}">`);
    const twin = texts.get("operations/tailOperatorConversation.md") ?? "";
    expect(twin).toContain("2. Any number of times: `event`.");
    expect(twin).toContain("3. Once, as the last line: `recovery` or `auth_failure`.");
    expect(twin).toContain("### `kind`: `auth_failure`");
    const schema = { type: "string", "x-extensible-enum": ["a", "b"] };
    const schemas = {
      Kind: schema,
      Seat: { type: "object", properties: { kind: { $ref: "#/components/schemas/Kind" } } },
    };
    const document = { ...inputs.document, components: { ...inputs.document.components, schemas } };
    expect(schemaPage("Kind", schema, document, ["Seat"])).toContain(
      "**[additive]** Newer hosts may send further values.",
    );
    expect(htmlOf(schemaPage("Seat", schemas.Seat, document, []))).toContain('<span class="badge additive">');
  });

  it("calls every type in its snippets as the generated code does", () => {
    const typescript = emitTypescript(contract, { root: "t", support: [] });
    const swift = emitSwift(contract, { root: "s", support: [], targets: { clankie: "Clankie" } });
    const kotlin = emitKotlin(contract, { root: "k", support: [], packages: { clankie: "bot.clankie.protocol" } });
    const joined = (all: readonly { readonly text: string }[]) => all.map(({ text }) => text).join("\n");
    const [ts, sw, kt] = [joined(typescript), joined(swift), joined(kotlin)];
    let checked = 0;
    for (const { id } of contract.operations) {
      const twin = texts.get(`operations/${id}.md`) ?? "";
      const snippet = (language: string) => new RegExp(`\`\`\`${language}\n([^]*?)\n\`\`\``).exec(twin)?.[1] ?? "";
      const named = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? "");
      for (const name of named(snippet("ts"), /\b(read[A-Z]\w*)\(/g)) expect(ts).toContain(`export function ${name}(`);
      for (const name of named(snippet("ts"), /\b(parse[A-Z]\w*)\(/g)) expect(ts).toContain(`export function ${name}(`);
      for (const name of named(snippet("swift"), /try (\w+)(?:\.read)?\(json:/g))
        expect(sw).toMatch(new RegExp(`public (?:indirect )?(?:struct|enum|final class) ${name}\\b`));
      for (const name of named(snippet("kotlin"), /import bot\.clankie\.protocol\.(\w+)/g)) {
        expect(kt).toMatch(new RegExp(`(?:class|interface|object) ${name}\\b`));
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(10);
  });
});

describe.skipIf(chromium === undefined)("in a browser, from disk, with the network cut", () => {
  const executablePath = chromium ?? "";

  it("asks for nothing, complains of nothing, and passes axe, wide in light and narrow in dark", async () => {
    const pages = ["index.html", "operations/tailOperatorConversation.html", "schemas/Conversation.html"];
    const opened = await inspectPages(folder, pages, { executablePath });
    expect(opened.flatMap(({ page, faults }) => faults.map((fault) => `${page}: ${fault}`))).toEqual([]);
  }, 180_000);

  it("would notice a request, a picture without words and a page that is too wide", async () => {
    const wrong = '<img src="http://127.0.0.1:9/a.png"><div style="width:2000px">wide</div>';
    const page = (texts.get("index.html") ?? "")
      .replace(/<meta http-equiv[^>]*>/, "")
      .replace("<main", `${wrong}<main`);
    await writeFile(join(folder, "wrong.html"), page);
    const [opened] = await inspectPages(folder, ["wrong.html"], { executablePath });
    const said = opened?.faults.join("\n") ?? "";
    for (const fault of ["asks for http://127.0.0.1:9/a.png", "axe: image-alt, critical", "is wider than a window"])
      expect(said).toContain(fault);
  });

  it("is read without scripts, and is found by the search with them", async () => {
    const browser = await launch(executablePath);
    try {
      const faults: string[] = [];
      const bare = await openPage(
        browser,
        join(folder, "operations/setDevicePush.html"),
        { theme: "light", width: 390, scripts: false },
        faults,
      );
      const shown = ["registrationId", "No other key is accepted.", "stale_push_registration", "curl -sS"];
      for (const text of shown) await bare.getByText(text).filter({ visible: true }).first().waitFor();
      expect(await bare.locator("#search").isVisible()).toBe(false);

      for (const language of ["curl", "TypeScript", "Swift", "Kotlin"])
        expect(await bare.getByRole("heading", { name: language, exact: true }).isVisible()).toBe(true);

      const page = await openPage(
        browser,
        join(folder, "index.html"),
        { theme: "light", width: 1280, scripts: true },
        faults,
      );
      await page.keyboard.press("/");
      await page.keyboard.type("setDevicePush");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await page.waitForURL(/operations\/setDevicePush\.html$/);
      expect(await page.locator("#panel-curl").isVisible()).toBe(true);
      await page.getByRole("tab", { name: "Kotlin" }).click();
      expect(await page.locator("#panel-curl").isVisible()).toBe(false);
      expect(await page.locator("#panel-kotlin").textContent()).toContain(
        "import bot.clankie.protocol.DevicePushRequest",
      );
      await page.goto(`${page.url()}#swift`);
      await page.reload();
      expect(await page.locator("#panel-swift").isVisible()).toBe(true);
      await page.locator("#theme").click();
      expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
      expect(faults).toEqual([]);
    } finally {
      await browser.close();
    }
  });
});
