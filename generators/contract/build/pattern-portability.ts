// What the pattern engines of all outputs know. A name outside it is refused rather than judged differently.
const PROPERTIES: ReadonlySet<string> = new Set(
  (
    "Any ASCII Assigned Alphabetic Alpha Lowercase Lower Uppercase Upper White_Space space ID_Start IDS Ideographic Ideo " +
    "Emoji Emoji_Component EComp Emoji_Modifier EMod Emoji_Presentation EPres Extended_Pictographic ExtPict " +
    "Regional_Indicator RI"
  ).split(" "),
);

/** The first thing in a pattern that not every output can judge, in words; undefined for a portable one. */
export function unportablePart({ source, flags }: RegExp): string | undefined {
  const flag = [...flags].find((each) => each === "y" || each === "v");
  if (flag !== undefined) return `the flag ${flag}`;
  const bare = source.replace(/\\\\/g, "");
  if (/\(\?[a-z]*-?[a-z]*:/.test(bare.replaceAll("(?:", ""))) return "flags inside the pattern";
  if (!flags.includes("u")) return /\\0[0-7]/.test(bare) ? "an octal escape" : undefined;
  for (const [, name = ""] of bare.matchAll(/\\[pP]\{([^}]*)\}/g)) {
    if (!isPortableProperty(name)) return `the property ${name}`;
  }
  return undefined;
}

function isPortableProperty(name: string): boolean {
  const category = /^(?:(?:gc|General_Category)=)?(\w+)$/.exec(name)?.[1];
  return category !== undefined && (PROPERTIES.has(name) || isCategory(category));
}

/** JavaScript itself knows the names of the general categories. */
function isCategory(name: string): boolean {
  try {
    return new RegExp(`\\p{General_Category=${name}}`, "u").source !== "";
  } catch {
    return false;
  }
}
