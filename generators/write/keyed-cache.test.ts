import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openCache } from "./write.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "samewire-cache-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const files = [{ path: "generated/a.txt", text: "a\n" }];
const place = "node_modules/.cache/samewire/vectors.json";

it("gives files back under their own key only", () => {
  mkdirSync(join(root, "node_modules"));
  const cache = openCache(root, "vectors");
  expect(cache.read("k1")).toBeNull();
  cache.store("k1", files);
  expect(cache.read("k1")).toEqual(files);
  expect(cache.read("k2")).toBeNull();
});

it("does not trust bytes that changed", () => {
  mkdirSync(join(root, "node_modules"));
  const cache = openCache(root, "vectors");
  cache.store("k1", files);
  writeFileSync(join(root, place), readFileSync(join(root, place), "utf8").replace('"a\\n"', '"b\\n"'));
  expect(cache.read("k1")).toBeNull();
});

it("stores nothing where there is no node_modules", () => {
  const cache = openCache(root, "vectors");
  cache.store("k1", files);
  expect(cache.read("k1")).toBeNull();
});
