/** Other JSON spellings of a text, by name: a reader must not tell them apart. */
export function spelledOddly(value: string): readonly (readonly [string, string])[] {
  const escaped = [...value].map((character) => escapeUnits(character)).join("");
  const first = value.charAt(0);
  const upper = `"${[...value].map((character) => escapeUnits(character).toUpperCase().replace("\\U", "\\u")).join("")}"`;
  return [
    ["escaped", `"${escaped}"`],
    ["escapedUpper", upper],
    ["slash", JSON.stringify(value).replaceAll("/", "\\/")],
    ["firstEscaped", `"${escapeUnits(first)}${JSON.stringify(value.slice(first.length)).slice(1)}`],
  ];
}

function escapeUnits(character: string): string {
  return character
    .split("")
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
    .join("");
}
