/** Unicode properties that the run time's pattern engine knows beside general categories and scripts. */
const binary = new Set(
  (
    "Any ASCII ASCII_Hex_Digit AHex Assigned Alphabetic Alpha Ideographic Ideo Lowercase Lower Uppercase Upper White_Space " +
    "space ID_Start IDS " +
    "Emoji Emoji_Component EComp Emoji_Modifier EMod Emoji_Modifier_Base EBase Emoji_Presentation EPres Extended_Pictographic ExtPict " +
    "Regional_Indicator RI"
  ).split(" "),
);
const named = new Set(["General_Category", "gc", "Script", "sc", "Script_Extensions", "scx"]);

/**
 * Stops on a pattern that the run time's engine could not match as JavaScript does.
 *
 * @throws Error that names the pattern.
 */
export function checkPattern(source: string, flags: string): void {
  if (/[uv]/.test(flags)) {
    for (const [, name = "", value] of source.matchAll(/\\[pP]\{([^}=]*)(?:=([^}]*))?\}/g)) {
      const known = value === undefined ? binary.has(name) || isCategory(name) : named.has(name);
      if (!known) throw new Error(`Kotlin cannot match \\p{${name}} in /${source}/${flags}.`);
    }
  }
  if (flags.includes("v") && /\\q\{[^}|]{3,}/.test(source))
    throw new Error(`Kotlin cannot match \\q{…} in /${source}/${flags}.`);
}

/** A general category: JavaScript itself knows its names. */
function isCategory(name: string): boolean {
  try {
    return new RegExp(`\\p{General_Category=${name}}`, "u").source !== "";
  } catch {
    return false;
  }
}
