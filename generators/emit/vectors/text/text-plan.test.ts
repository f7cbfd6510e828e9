import { describe, expect, it } from "vitest";
import type { StringStep } from "../../../contract/contract.ts";
import { codePoints } from "./step-holds.ts";
import { planTexts } from "./text-plan.ts";

const url: StringStep = {
  step: "portable",
  use: {
    rule: {
      check: "url",
      schemes: ["https"],
      loopbackSchemes: ["http"],
      pathname: "root",
      forbid: ["credentials", "query", "fragment"],
      forbidCharacters: "?#",
      forbidHosts: ["x.example"],
    },
  },
};

const plans: Readonly<Record<string, readonly StringStep[]>> = {
  bounds: [
    { step: "minLength", value: 2 },
    { step: "maxLength", value: 9 },
  ],
  "trim, then bounds": [{ step: "trim" }, { step: "minLength", value: 1 }, { step: "maxLength", value: 512 }],
  "pattern and bound": [
    { step: "pattern", source: "^[a-z0-9][a-z0-9-]*$", flags: "" },
    { step: "maxLength", value: 64 },
  ],
  "prefix and suffix": [
    { step: "startsWith", value: "ab" },
    { step: "endsWith", value: "yz" },
  ],
  url: [url, { step: "maxLength", value: 2048 }],
  base64: [{ step: "portable", use: { rule: { check: "base64", minBytes: 2, maxBytes: 7 } } }],
  format: [{ step: "format", format: "ipv6" }],
};

describe("planTexts", () => {
  it.each(Object.entries(plans))("%s: has fitting texts, and for each step one that it alone refuses", (_, steps) => {
    const plan = planTexts(steps);
    const refusing = steps.flatMap((step, index) => (step.step === "trim" ? [] : [index]));
    expect(plan.fitting.length).toBeGreaterThan(1);
    expect(plan.plain.length).toBeGreaterThan(0);
    expect(plan.refusedByOne.map(({ step }) => step)).toEqual(refusing);
  });

  it("puts texts on a bound, plain and astral, before all others, and those just past it first among the refused", () => {
    const { fitting, refusedByOne } = planTexts([
      { step: "minLength", value: 2 },
      { step: "maxLength", value: 9 },
    ]);
    expect(fitting.slice(0, 4).map(codePoints)).toEqual([9, 9, 2, 2]);
    expect(fitting.slice(0, 2).map((text) => text.length > 9)).toEqual([false, true]);
    expect(refusedByOne.map(({ texts }) => codePoints(texts[0] ?? ""))).toEqual([1, 10]);
  });

  it("tries what JavaScript trims and what only looks like it", () => {
    const { fitting } = planTexts([{ step: "trim" }, { step: "maxLength", value: 1 }]);
    expect(fitting).toEqual(expect.arrayContaining(["\u00a0a\u00a0", "\ufeffa\ufeff", "\u2028a\u2028"]));
    const refused = planTexts([{ step: "trim" }, { step: "maxLength", value: 1 }]).refusedByOne.flatMap(
      ({ texts }) => texts,
    );
    expect(refused).toEqual(expect.arrayContaining(["\u180ea\u180e", "\u0085a\u0085"]));
  });

  it("tries case and a final newline first where a pattern judges", () => {
    const [first] = planTexts([{ step: "pattern", source: "^[a-z]+$", flags: "" }]).refusedByOne;
    expect(first?.texts.slice(0, 2).every((text) => /^[a-z]+$/i.test(text))).toBe(true);
    expect(first?.texts[2]).toMatch(/^[a-z]+\n$/);
  });

  it("leaves hosts outside ASCII and punycode alone", () => {
    const { fitting, refused, refusedByOne } = planTexts([url]);
    const hosts = [...fitting, ...refused, ...refusedByOne.flatMap(({ texts }) => texts)].flatMap(
      (text) => /^\w+:\/\/([^/?#\\]*)/.exec(text)?.[1] ?? [],
    );
    expect(hosts.length).toBeGreaterThan(50);
    expect(hosts.filter((host) => /[^\0-\x7f]|xn--/.test(host))).toEqual([]);
  });
});
