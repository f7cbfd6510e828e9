import type { Node, PortableCheck, RecordNode } from "../../../contract/contract.ts";
import { object, text } from "../draft/json-draft.ts";
import type { Draft, Entry } from "../draft/json-draft.ts";
import { placesOf } from "../draft/places.ts";
import { withEveryPart } from "../sample/every-part.ts";
import { grownTo } from "../sample/grow-texts.ts";
import { distinctKeys, samplePresent, SMALL } from "../sample/sample-value.ts";
import { spelledOddly } from "../text/spelling.ts";
import type { Labelled, Site } from "./site.ts";

type Bounds = Extract<PortableCheck, { readonly check: "entryCount" }>;

const MOST_ENTRIES = 64;
const MOST_BYTES = 20_000;

/** Records of one entry too few and too many, on the bounds, and with a key twice or one that is dropped. */
export function entryCountCases(site: Site, node: RecordNode, { min, max }: Bounds): Labelled {
  const keys = distinctKeys(site.world, node, site.random.fork("keys"), Math.min(max, MOST_ENTRIES) + 1);
  const entry = (key: string): Entry => ({
    key,
    value: samplePresent(site.world, node.value, site.random.fork(`value${key}`), SMALL),
  });
  const ofCount = (count: number): readonly Entry[] => keys.slice(0, count).map(entry);
  const counts = [min - 1, min, min + 1, max - 1, max, max + 1].filter((count) => count >= 0 && count <= keys.length);
  return [
    ...[...new Set(counts)].map((count) => [`${count} entries`, () => object(ofCount(count))] as const),
    [`${max} entries, one key twice`, () => object([...ofCount(max), ...ofCount(1)])],
    [`${max} entries and __proto__`, () => object([...ofCount(max), entry("__proto__")])],
    [`${min - 1} entries and __proto__`, () => object([...ofCount(Math.max(0, min - 1)), entry("__proto__")])],
  ];
}

/** Characters by what one of them takes in JSON: one byte, two in an escape, six in one, two to four in UTF-8. */
const FILLERS: readonly string[] = ["a", '"', "\u0001", "é", "\u2028", "😀", "\ud800"];

/** Values of just as many bytes of JSON as are allowed, and of one more, made long by texts of several kinds. */
export function jsonBytesCases(site: Site, node: Node, max: number): Labelled {
  if (max > MOST_BYTES) return [];
  const { world, random } = site;
  const ofBytes = (bytes: number, filler: string) => (): Draft =>
    grownTo(world, node, withEveryPart(world, node, samplePresent(world, site.node, random, SMALL)), bytes, filler);
  return [
    [`${max} bytes`, ofBytes(max, FILLERS.join(""))],
    [`${max + 1} bytes`, ofBytes(max + 1, FILLERS.join(""))],
    [`${max} bytes, spelled longer`, () => spelledLonger(ofBytes(max, "a")())],
    ...FILLERS.flatMap((filler) =>
      [max, max + 1].map((bytes) => [`${bytes} bytes of ${filler}`, ofBytes(bytes, filler), "seldom"] as const),
    ),
  ];
}

/** The longest text of the draft in escapes: what counts is the value, not how it was sent. */
function spelledLonger(draft: Draft): Draft {
  const lengthAt = (each: Draft): number => (each.draft === "text" ? each.value.length : -1);
  const [place] = placesOf(draft).toSorted((a, b) => lengthAt(b.draft) - lengthAt(a.draft));
  if (place?.draft.draft !== "text") return draft;
  const { value } = place.draft;
  return place.replace(text(value, spelledOddly(value)[0]?.[1]));
}
