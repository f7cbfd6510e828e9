import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { catalogue, diagnosticCodes, explainCode, isDiagnosticCode } from "./catalogue.ts";

const generators = fileURLToPath(new URL("..", import.meta.url));

/** What the golden cases expect, and the text of the tests of the stages that have no cases. */
function provenTexts(): string {
  const files = readdirSync(generators, { recursive: true, encoding: "utf8" }).map((file) =>
    file.replaceAll("\\", "/"),
  );
  const proofs = files.filter((file) =>
    /^cases\/[^/]+\/expected\/diagnostics\.txt$|^(cli|write)\/.*\.test\.ts$/.test(file),
  );
  return proofs.map((file) => readFileSync(join(generators, file), "utf8")).join("\n");
}

describe("the catalogue", () => {
  const proven = provenTexts();

  it.each(diagnosticCodes)("%s is documented and has a golden case or a test", (code) => {
    const { title, cause, fix } = explainCode(code);
    for (const text of [title, cause, fix]) expect(text.trim().length).toBeGreaterThan(10);
    for (const text of [cause, fix]) expect(text.endsWith(".")).toBe(true);
    expect(proven).toContain(code);
  });

  it("gives each title once", () => {
    const titles = diagnosticCodes.map((code) => catalogue[code].title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it("knows its codes", () => {
    expect(isDiagnosticCode("SW302")).toBe(true);
    expect(isDiagnosticCode("SW000")).toBe(false);
    expect(isDiagnosticCode("constructor")).toBe(false);
  });
});
