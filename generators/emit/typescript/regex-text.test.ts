import { describe, expect, it } from "vitest";
import { z } from "zod";
import { fastRegexLiteral } from "./regex-text.ts";

function fast({ source, flags }: RegExp): RegExp {
  const [, body = "", own = ""] = /^\/(.*)\/(\w*)$/s.exec(fastRegexLiteral(source, flags)) ?? [];
  return new RegExp(body, own);
}

const two = (n: number): string => String(n).padStart(2, "0");
const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

describe("the faster form of a pattern", () => {
  it.each([
    ["date", z.core.regexes.date, ""],
    ["datetime", z.core.regexes.datetime({}), "T09:41:00Z"],
    ["datetime with offset", z.core.regexes.datetime({ offset: true }), "T09:41:00+01:00"],
  ])("of %s takes the same days, leap days among them, and looks for those last", (_, pattern, time) => {
    const years = ["0000", "0400", "1900", "2000", "2023", "2024", "2026", "2100", "9996", "202", "20266"];
    const days = years.flatMap((year) =>
      upTo(20).flatMap((month) => upTo(41).map((day) => `${year}-${two(month)}-${two(day)}${time}`)),
    );
    const taken = (regex: RegExp): string[] => days.filter((day) => regex.test(day));
    expect(taken(fast(pattern))).toEqual(taken(pattern));
    expect(taken(pattern)).toHaveLength(9 * 365 + 5);
    expect(fast(pattern).source.indexOf("-02-29")).toBeGreaterThan(fast(pattern).source.indexOf("-31)"));
  });

  it("writes short repeats out and captures nothing", () => {
    expect(fastRegexLiteral("^([0-9a-f]{3})-\\d{2}$", "")).toBe("/^(?:[0-9a-f][0-9a-f][0-9a-f])-\\d\\d$/");
    expect(fastRegexLiteral("^(a)\\1{2}$", "")).toBe("/^(a)\\1{2}$/");
  });

  it.each([
    ["^[[a-z]--x]$", "v", '/* @__PURE__ */ new RegExp("^[[a-z]--x]$", "v")'],
    ["^\\101[\\60-\\71]$", "", '/* @__PURE__ */ new RegExp("^\\\\101[\\\\60-\\\\71]$", "")'],
    ["^\\c$", "", '/* @__PURE__ */ new RegExp("^\\\\c$", "")'],
    ["^\\p{L}$", "", '/* @__PURE__ */ new RegExp("^\\\\p{L}$", "")'],
    ["^\\cA\\0$", "", "/^\\cA\\0$/"],
  ])("writes %s with the flags %s so that TypeScript takes it", (source, flags, text) => {
    expect(fastRegexLiteral(source, flags)).toBe(text);
  });
});
