import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const folder = dirname(fileURLToPath(import.meta.url));

/** The entry points by the names that the package gives them. */
const entries = [
  ["gateway-encryption", "public-gateway", "accounts", "work-items", "work-item-write", "model-keys"],
  ["hosted-pairing", "hosted-operator", "composer-transcription", "tool-output", "skin-drafts"],
  ["hosted-browser-session", "wake", "device-push"],
].flat();

/** Every file that `file` reaches through its relative imports, itself included. */
function reached(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, specifier = ""] of readFileSync(file, "utf8").matchAll(/(?:from|import)\s+"(\.[^"]+)"/g)) {
    reached(resolve(dirname(file), specifier), seen);
  }
  return seen;
}

describe.each(entries)("the entry %s", (entry) => {
  const file = join(folder, `${entry}.ts`);

  it("G12 stands under its own name", () => {
    expect(existsSync(file)).toBe(true);
  });

  it("OC18 starts nothing when imported: no timer, no listener, no environment, no global network", () => {
    const effect = /\b(setTimeout|setInterval|addEventListener|fetch|createServer)\s*\(|process\.env/;
    expect([...reached(file)].filter((each) => effect.test(readFileSync(each, "utf8")))).toEqual([]);
  });

  it("G13 OC23 knows no managed credit", async () => {
    const names = Object.keys((await import(/* @vite-ignore */ file)) as object);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => /credit/i.test(name))).toEqual([]);
  });
});
