import type { Random } from "../random.ts";

/** JSON texts gone wrong, each made from a sound one. Some stay sound on purpose: white space, escapes, deep nesting. */
const ALTERATIONS: readonly ((sound: string, random: Random) => string)[] = [
  (sound, random) => sound.slice(0, random.below(sound.length)),
  (sound) => sound.slice(0, -1),
  (sound) => sound.slice(1),
  (sound) => `${sound},`,
  (sound) => `${sound}]`,
  (sound) => `${sound} ${sound}`,
  (sound) => `${sound}x`,
  (sound) => `\ufeff${sound}`,
  (sound) => `\u00a0${sound}`,
  (sound) => ` \t\r\n${sound} \t\r\n`,
  (sound) => `${sound}\u0000`,
  (sound) => `// note\n${sound}`,
  (sound) => sound.replace(/([}\]])$/, ",$1"),
  (sound) => sound.replace(/^([{[])/, "$1,"),
  (sound) => sound.replace(":", " \n:\t"),
  (sound) => sound.replace(":", ""),
  (sound) => sound.replace(":", "::"),
  (sound) => sound.replace(",", ",,"),
  (sound) => sound.replaceAll('"', "'"),
  (sound) => sound.replace(/"([A-Za-z]+)":/, "$1:"),
  (sound) => sound.replace(/"$|"(?=[,}\]])/, '\u0001"'),
  (sound) => sound.replace(/"$|"(?=[,}\]])/, '\n"'),
  (sound) => sound.replace(/"$|"(?=[,}\]])/, '\\x41"'),
  (sound) => sound.replace(/"$|"(?=[,}\]])/, '\\u12g4"'),
  (sound) => sound.replace(/"$|"(?=[,}\]])/, '\\u12"'),
  (sound) => sound.replace(/"$|"(?=[,}\]])/, '\\"'),
  (sound) => sound.replace(/\d+/, "0$&"),
  (sound) => sound.replace(/\d+/, "+$&"),
  (sound) => sound.replace(/\d+/, "$&."),
  (sound) => sound.replace(/\d+/, ".$&"),
  (sound) => sound.replace(/\d+/, "$&e"),
  (sound) => sound.replace(/\d+/, "0x$&"),
  (sound) => sound.replace(/\d+/, "- $&"),
  (sound) => sound.replace(/"[^"]*"(?!:)/, "NaN"),
  (sound) => sound.replace(/"[^"]*"(?!:)/, "Infinity"),
  (sound) => sound.replace(/"[^"]*"(?!:)/, "undefined"),
  (sound) => sound.replace(/true|false|null/, "tru"),
  (sound) => sound.replace(/true|false|null/, "True"),
  () => "",
  () => " ",
  () => "tru",
  () => "nul",
  () => "01",
  () => "+1",
  () => "-",
  () => '"',
  () => "{",
  () => "[1,2",
  () => '{"a"}',
  () => "[1 2]",
];

/** How many levels a deep text has: more than any contract needs, few enough for every parser. */
const LEVELS = 200;

/** A few texts that are no JSON, or JSON that few would write. Which ones depends on the stream. */
export function hostileTexts(sound: string, random: Random, count: number): readonly string[] {
  const texts = new Set<string>(["", deepTexts(sound, LEVELS)[0] ?? ""]);
  const first = random.below(ALTERATIONS.length);
  for (let index = 0; index < ALTERATIONS.length && texts.size < count; index += 1) {
    const altered = ALTERATIONS[(first + index * 13) % ALTERATIONS.length]?.(sound, random) ?? "";
    if (altered !== sound) texts.add(altered);
  }
  return [...texts];
}

/** Texts with a value of so many levels: under an unknown key where the sound text is an object, and alone. */
export function deepTexts(sound: string, levels: number): readonly string[] {
  const lists = `${"[".repeat(levels)}${"]".repeat(levels)}`;
  const objects = `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;
  if (!sound.startsWith("{") || sound === "{}") return [lists, objects];
  return [`{"deep":${lists},${sound.slice(1)}`, `{"deep":${objects},${sound.slice(1)}`, lists];
}
