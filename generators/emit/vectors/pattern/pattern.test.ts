import { describe, expect, it } from "vitest";
import { z } from "zod";
import { randomFrom } from "../random.ts";
import { parsePattern } from "./parse-pattern.ts";
import { textsAround } from "./pattern.ts";

const patterns: Readonly<Record<string, RegExp>> = {
  class: /^[a-z][a-z0-9_-]{0,63}$/,
  properties: /^[\p{L}\p{N}][\p{L}\p{N} -]*$/u,
  negated: /^[/$][^\s]{1,127}$/,
  choice: /^(?:on|off|(?:half|quarter)-way)$/,
  lookahead: /^\/(?!\/)[^\r\n]*$/,
  escapes: /^\d{2}\.\w+\x41\u0042[\]\-\\]?$/,
  uuid: z.core.regexes.uuid(),
  datetime: z.core.regexes.datetime({}),
  email: z.core.regexes.email,
  script: /^\p{Script=Greek}+$/u,
  sets: new RegExp("^[\\p{L}--[a-z]][[0-9]_]+$", "v"),
  texts: new RegExp("^(?:[\\q{ch|ll}a-z]|\\p{RGI_Emoji})+$", "v"),
  halves: /^(?:a{2}|[^x]\/)*b$/i,
};

describe("textsAround", () => {
  it.each(Object.entries(patterns))("%s: makes texts that match and texts that just do not", (name, pattern) => {
    const texts = textsAround({ source: pattern.source, flags: pattern.flags }, randomFrom(name));
    const matching = texts.filter((text) => pattern.test(text));
    expect(matching.length).toBeGreaterThan(2);
    expect(texts.length - matching.length).toBeGreaterThan(2);
  });

  it("reaches both ends of a bounded repeat and one step past them", () => {
    const lengths = textsAround({ source: "^[ab]{3,5}$", flags: "" }, randomFrom("bounds")).map((text) => text.length);
    expect(lengths).toEqual(expect.arrayContaining([2, 3, 5, 6]));
  });

  it("stretches an open repeat to the wanted lengths, by whole items", () => {
    const single = textsAround({ source: "^a[b-d]+$", flags: "", lengths: [64, 65] }, randomFrom("open"));
    const pairs = textsAround({ source: "^(?:[a-f][0-9])+$", flags: "", lengths: [32] }, randomFrom("open"));
    expect(single.map((text) => text.length)).toEqual(expect.arrayContaining([64, 65]));
    expect(pairs.map((text) => text.length)).toContain(32);
  });

  it("makes texts of a class that holds some", () => {
    const texts = textsAround({ source: "^[\\q{ch|ll}a]$", flags: "v" }, randomFrom("texts"));
    expect(texts).toEqual(expect.arrayContaining(["a", "ch", "ll"]));
  });

  it("makes a text for each option", () => {
    expect(textsAround({ source: "^(?:north|south|east)$", flags: "" }, randomFrom("options"))).toEqual(
      expect.arrayContaining(["north", "south", "east"]),
    );
  });

  it("takes a backslash before what it cannot escape for itself", () => {
    expect(textsAround({ source: "^\\c$", flags: "" }, randomFrom("texts"))).toContain("\\c");
  });

  it("gives up on a back reference", () => {
    expect(parsePattern("^(a)\\1$", "")).toBeUndefined();
    expect(textsAround({ source: "^(a)\\1$", flags: "" }, randomFrom("x"))).toEqual([]);
  });
});
