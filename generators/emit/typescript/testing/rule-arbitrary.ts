/** Portable checks over the keys and words that random nodes and inputs are made of. */
import fc from "fast-check";
import type { Arbitrary } from "fast-check";
import type { PortableCheck } from "../../../contract/contract.ts";

const small = fc.integer({ min: 0, max: 4 });

export const textRule: Arbitrary<PortableCheck> = fc.oneof(
  fc.record({ check: fc.constant("base64" as const), minBytes: small, maxBytes: small }),
  fc.record({ check: fc.constant("excludesWords" as const), words: fc.constantFrom(["red"], ["a", "blue"]) }),
  fc.record({ check: fc.constant("utf16Length" as const), min: small, max: small }),
  fc.constant<PortableCheck>({ check: "punycode" }),
  fc.constant<PortableCheck>({
    check: "url",
    schemes: ["https"],
    loopbackSchemes: ["http"],
    pathname: "root",
    forbid: ["query"],
  }),
);

export const listRule: Arbitrary<PortableCheck> = fc.constantFrom<PortableCheck>(
  { check: "uniqueItems" },
  { check: "uniqueItems", by: "id" },
  { check: "uniqueItems", by: ["id", "kind"] },
  { check: "consecutive", path: ["*", "id"] },
  { check: "jsonBytes", max: 12 },
);
export const objectRule: Arbitrary<PortableCheck> = fc.constantFrom<PortableCheck>(
  { check: "atLeastOne", keys: ["a", "b"], path: ["b"] },
  { check: "atLeastOne", keys: ["a", "b"], counts: "presence" },
  { check: "exactlyOne", keys: ["a", "id"] },
  { check: "implies", when: [{ key: "kind", in: ["red", 1, true] }], required: ["a"], forbidden: ["b"] },
  {
    check: "implies",
    when: [
      { key: "a", in: ["red", 0] },
      { key: "b", in: [false, "a"] },
    ],
    values: [{ key: "id", in: ["blue", 1] }],
  },
  { check: "jsonBytes", max: 20 },
  { check: "requiredWhen", when: { key: "kind", equals: "red" }, keys: ["a"] },
  { check: "totalLength", paths: [["a"], ["b", "*"]], max: 3 },
  { check: "allEqual", path: ["a", "*", "id"], to: ["id"] },
  { check: "lastEquals", path: ["a", "*"], to: ["b"] },
);

export const recordRule: Arbitrary<PortableCheck> = fc.constantFrom<PortableCheck>(
  { check: "entryCount", min: 1, max: 2 },
  { check: "jsonBytes", max: 20 },
);
