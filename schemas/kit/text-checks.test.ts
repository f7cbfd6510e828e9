import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import {
  canonicalBase64,
  collapseSpace,
  excludesWords,
  foldToKnown,
  normalHost,
  punycodeLabels,
  urlRule,
  utf16Length,
} from "./kit.ts";
import type { UrlRule } from "./kit.ts";

const seed = 20_261_130;

function accepts(check: z.core.$ZodCheck<string>, text: string): boolean {
  return z.string().check(check).safeParse(text).success;
}

function issueOf(check: z.core.$ZodCheck<string>, text: string): unknown {
  return z.string().check(check).safeParse(text).error?.issues[0];
}

describe("canonicalBase64", () => {
  it.each(["", "QQ==", "QUI=", "QUJD", "++//", "AAAAAA=="])("takes %j", (text) => {
    expect(accepts(canonicalBase64({ maxBytes: 4 }), text)).toBe(true);
  });

  it.each(["Q", "QQ", "QQ=", "QR==", "QUJ=", "Q===", "====", "QQ==QQ==", "QQ-_", " QQ==", "QQ==\n", "QQ=A", "QUJ🍵"])(
    "refuses %j",
    (text) => {
      expect(accepts(canonicalBase64({ maxBytes: 100 }), text)).toBe(false);
    },
  );

  it("bounds the decoded bytes on both sides", () => {
    const check = canonicalBase64({ minBytes: 2, maxBytes: 4 });
    const lengths = [0, 1, 2, 3, 4, 5].filter((length) => accepts(check, Buffer.alloc(length, 7).toString("base64")));
    expect(lengths).toEqual([2, 3, 4]);
  });

  it(`agrees with a round trip through bytes (seed ${seed})`, () => {
    const character = fc.constantFrom(..."AQgwx+/=9-_ ");
    const text = fc.oneof(
      fc.string({ unit: character, maxLength: 12 }),
      fc.uint8Array({ maxLength: 9 }).map((bytes) => Buffer.from(bytes).toString("base64")),
    );
    fc.assert(
      fc.property(text, (given) => {
        const canonical = Buffer.from(given, "base64").toString("base64") === given;
        expect(accepts(canonicalBase64({ maxBytes: 100 }), given)).toBe(canonical);
      }),
      { seed, numRuns: 2_000 },
    );
  });

  it("judges megabytes at once", () => {
    const text = "A".repeat(8_000_000);
    expect(accepts(canonicalBase64({ maxBytes: 6_000_000 }), text)).toBe(true);
    expect(accepts(canonicalBase64({ maxBytes: 6_000_000 }), `${text.slice(0, -4)}=AAA`)).toBe(false);
  });

  it("says what it wants, or what the author says", () => {
    const params = { "samewire.check": "base64" };
    const message = "Invalid base64: expected canonical padded base64";
    expect(issueOf(canonicalBase64({ maxBytes: 1 }), "Q")).toEqual({ code: "custom", path: [], params, message });
    expect(issueOf(canonicalBase64({ maxBytes: 1 }, { message: "No key" }), "Q")).toMatchObject({ message: "No key" });
  });
});

describe("excludesWords", () => {
  const check = excludesWords(["bad", "worse"]);

  it("refuses a word anywhere in any ASCII case", () => {
    for (const text of ["bad", "BaD", "a BADge", "xWORSEx"]) expect(accepts(check, text)).toBe(false);
    for (const text of ["", "ba d", "wors", "bаd with a Cyrillic a", "ｂａｄ"]) expect(accepts(check, text)).toBe(true);
  });

  it("folds ASCII letters only", () => {
    expect(accepts(excludesWords(["k"]), "\u212a")).toBe(true);
    expect(accepts(excludesWords(["s"]), "\u017f")).toBe(true);
  });

  it("names the words", () => {
    expect(issueOf(check, "bad")).toMatchObject({ message: "Invalid text: must not contain bad or worse" });
  });
});

describe("urlRule", () => {
  const open: UrlRule = { schemes: ["https"], pathname: "any", forbid: [] };
  const strict: UrlRule = {
    schemes: ["https", "wss"],
    loopbackSchemes: ["http"],
    pathname: "root",
    forbid: ["credentials", "query", "fragment"],
    forbidCharacters: "\\ ",
    forbidHosts: ["blocked.example"],
  };

  it.each([
    "https://a.example",
    "https://a.example/",
    "wss://a.example:8443",
    "http://localhost:1",
    "http://127.0.0.1/",
    "http://[::1]",
  ])("takes %s under a strict rule", (text) => expect(accepts(urlRule(strict), text)).toBe(true));

  it.each([
    "",
    "a.example",
    "http://a.example",
    "ftp://localhost",
    "https://a.example/x",
    "https://u@a.example",
    "https://:p@a.example",
    "https://a.example?q",
    "https://a.example#f",
    "https:\\\\a.example",
    "https://a.example/ ",
    "https://BLOCKED.example",
    "http://localhost.example",
    "https://",
  ])("refuses %j under a strict rule", (text) => expect(accepts(urlRule(strict), text)).toBe(false));

  it("leaves the parts alone that the rule does not name", () => {
    expect(accepts(urlRule(open), "https://u:p@a.example/x/?q#f")).toBe(true);
    expect(accepts(urlRule(open), "http://localhost")).toBe(false);
  });

  it("may want a path that is not the root and does not end in a slash", () => {
    const check = urlRule({ ...open, pathname: "nonRoot" });
    expect(accepts(check, "https://a.example/x")).toBe(true);
    for (const text of ["https://a.example", "https://a.example/", "https://a.example/x/"])
      expect(accepts(check, text)).toBe(false);
  });

  it("judges the parse, not the text: dots and case are normalised first", () => {
    expect(accepts(urlRule(strict), "HTTPS://A.example/x/..")).toBe(true);
    expect(issueOf(urlRule(strict), "x")).toMatchObject({
      message: "Invalid URL",
      params: { "samewire.check": "url" },
    });
  });
});

describe("utf16Length", () => {
  it("counts UTF-16 units, of which a lone surrogate is one", () => {
    const check = utf16Length(2, 4);
    for (const text of ["ab", "abcd", "😀", "😀😀", "\ud800\ud800", "a\udc00", "é\u0301"])
      expect(accepts(check, text)).toBe(true);
    for (const text of ["", "a", "\ud800", "abcde", "😀😀a", "abc😀"]) expect(accepts(check, text)).toBe(false);
    expect(issueOf(check, "")).toMatchObject({ message: "Invalid text: expected 2 to 4 UTF-16 units" });
  });

  it("judges the keys of a record", () => {
    const schema = z.record(z.string().check(utf16Length(1, 2)), z.int());
    expect(["a", "😀", "", "😀a"].map((key) => schema.safeParse({ [key]: 1 }).success)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe("punycodeLabels", () => {
  it("judges the labels that start with xn--, and no others", () => {
    for (const text of ["xn--bcher-kva.example", "a.xn--mgbh0fb", "a-xn--9.example", "XN--9.example", "", ".."])
      expect(accepts(punycodeLabels(), text)).toBe(true);
    for (const text of ["xn--.example", "a.xn--9", "xn--9.xn--bcher-kva", "xn--bcher-kv.", "xn--bcher-kva."])
      expect([text, accepts(punycodeLabels(), text)]).toEqual([text, text.endsWith("kva.")]);
  });
});

describe("overwrites", () => {
  it("normalHost writes a host in one spelling, in its place among the checks", () => {
    const schema = z.string().check(normalHost(), punycodeLabels()).max(8);
    expect(schema.parse("FD00:0:0:0:0:0:0:1")).toBe("fd00::1");
    expect(schema.parse("A.local")).toBe("a.local");
    expect(schema.safeParse("XN--9.a").success).toBe(false);
  });

  it("collapseSpace makes one space of each run of JavaScript white space", () => {
    const schema = z.string().check(collapseSpace());
    expect(schema.parse("a \t\r\n\u00a0\u2003\ufeffb")).toBe("a b");
    expect(schema.parse("  a  ")).toBe(" a ");
    expect(schema.parse("a\u200bb\u0085c")).toBe("a\u200bb\u0085c");
  });

  it("foldToKnown changes only a text that is a known value but for ASCII case", () => {
    const schema = z.string().check(foldToKnown(["kit", "ask"]));
    expect(["KIT", "Ask", "kit", "KITS", "\u212ait", ""].map((text) => schema.parse(text))).toEqual([
      "kit",
      "ask",
      "kit",
      "KITS",
      "\u212ait",
      "",
    ]);
  });

  it("run in their place among the checks", () => {
    const schema = z.string().trim().check(collapseSpace()).max(3);
    expect(schema.parse("  a     b ")).toBe("a b");
  });
});

it("every text check and overwrite carries its rule as data", () => {
  const rules = [
    canonicalBase64({ maxBytes: 3 }),
    excludesWords(["a"]),
    urlRule({ schemes: [], pathname: "any", forbid: [] }),
    utf16Length(1, 2),
    punycodeLabels(),
    collapseSpace(),
    normalHost(),
    foldToKnown(["a"]),
  ].map((check) => check._zod.def.samewire);
  expect(rules).toEqual([
    { check: "base64", minBytes: 0, maxBytes: 3 },
    { check: "excludesWords", words: ["a"] },
    { check: "url", schemes: [], pathname: "any", forbid: [] },
    { check: "utf16Length", min: 1, max: 2 },
    { check: "punycode" },
    { overwrite: "collapseSpace" },
    { overwrite: "normalHost" },
    { overwrite: "foldToKnown", values: ["a"] },
  ]);
});
