import { expect, it } from "vitest";
import { parseUrl } from "./parse-url.ts";

it("parses as the platform does, and gives undefined for what does not parse", () => {
  expect(parseUrl(" https://a.example ")?.href).toBe("https://a.example/");
  expect(parseUrl("a.example")).toBeUndefined();
  expect(parseUrl("https://exa mple")).toBeUndefined();
});

it("gives one answer however often it is asked", () => {
  const answers = Array.from({ length: 20_000 }, () => parseUrl("https://example.comé") !== undefined);
  expect(new Set(answers).size).toBe(1);
});
