/** Kotlin's hard keywords: as a name only in backticks. */
const keywords = new Set(
  (
    "as break class continue do else false for fun if in interface is null object package return super this throw " +
    "true try typealias typeof val var when while"
  ).split(" "),
);

/** Property names whose getter the platform already has (`getClass`). */
const takenProperties = new Set(["class"]);

export interface NameRequest {
  /** What the wire calls it. */
  readonly text: string;
  /** The name it would like. */
  readonly wanted: string;
  /** The name it has, whatever the others are. */
  readonly fixed?: string | undefined;
}

/**
 * Names in order, each its wish where that is free; a later one with a taken wish adds a hash of its own wire text.
 * Names that differ in the case of the first letter only count as one, since their getters would.
 */
export function uniqueNames(requests: readonly NameRequest[], taken: Iterable<string> = []): string[] {
  const fixedNames = requests.flatMap(({ fixed }) => (fixed === undefined ? [] : [fixed]));
  const used = new Set([...taken, ...fixedNames].map(getter));
  return requests.map(({ text, wanted, fixed }) => {
    if (fixed !== undefined) return fixed;
    const start = /^\p{Nd}/u.test(wanted) ? `n${wanted}` : wanted;
    const candidates = [start, `${start}_${hash(text).slice(0, 4)}`, `${start}_${hash(text)}`];
    const name = candidates.find((each) => !used.has(getter(each)) && !takenProperties.has(each));
    if (name === undefined) throw new Error(`No free Kotlin name for ${JSON.stringify(text)}.`);
    used.add(getter(name));
    return name;
  });
}

/** The name as code writes it. */
export function quoted(name: string): string {
  return keywords.has(name) ? `\`${name}\`` : name;
}

function getter(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

/** FNV-1a over UTF-16 units, eight hex digits. */
export function hash(text: string): string {
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
  return (state >>> 0).toString(16).padStart(8, "0");
}
