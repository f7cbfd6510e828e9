/**
 * Writes the Unicode tables of the pattern translator, `generators/pattern/data/`. The properties come from
 * regenerate-unicode-properties, pinned to one version of Unicode; the case mappings from the running Node, which must
 * know that same version.
 */
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
// @ts-expect-error -- the package has no types
import propertyNames from "unicode-property-aliases-ecmascript";
import { CodeSet } from "../generators/pattern/code-set.ts";
import { encodeRanges } from "../generators/pattern/encoded.ts";
import { caseMappings } from "./unicode-data/case-mappings.ts";
import { hostTables } from "./unicode-data/hosts.ts";
import { rows } from "./unicode-data/rows.ts";

const require = createRequire(import.meta.url);
const folder = fileURLToPath(new URL("../generators/pattern/data/", import.meta.url));
const version = String(require("regenerate-unicode-properties/unicode-version.js"));
if (!version.startsWith(`${String(process.versions["unicode"])}.`)) {
  console.error(`The properties are those of Unicode ${version}, this Node knows ${process.versions["unicode"]}.`);
  process.exit(1);
}

/** A set of the `regenerate` library: its ranges as starts and ends, the ends beyond the last member. */
interface Regenerate {
  readonly data: readonly number[];
}

function property(kind: string, name: string): { characters: Regenerate; strings?: readonly string[] } {
  return require(`regenerate-unicode-properties/${kind}/${name}.js`) as {
    characters: Regenerate;
    strings?: readonly string[];
  };
}

const all = require("regenerate-unicode-properties") as ReadonlyMap<string, readonly string[]>;

function sets(kind: string): Readonly<Record<string, string>> {
  const names = (all.get(kind) ?? []).toSorted();
  return Object.fromEntries(names.map((name) => [name, encodeRanges(codesOf(property(kind, name).characters))]));
}

function codesOf({ data }: Regenerate): CodeSet {
  const pairs = Array.from({ length: data.length / 2 }, (_, index) => {
    return [data[2 * index] ?? 0, (data[2 * index + 1] ?? 0) - 1] as const;
  });
  return CodeSet.of(pairs);
}

function write(file: string, what: string, constant: string, table: Readonly<Record<string, string>>): void {
  const head = `// Unicode ${version}, written by scripts/unicode-data.ts.\n/** ${what} */\n`;
  const text = `${head}export const ${constant}: Readonly<Record<string, string>> = {\n${rows(table)}};\n`;
  writeFileSync(`${folder}${file}.ts`, text);
}

const names = propertyNames as ReadonlyMap<string, string>;
const aliases = require("unicode-match-property-value-ecmascript/data/mappings.js") as ReadonlyMap<
  string,
  ReadonlyMap<string, string>
>;

const inOrder = (map: Iterable<readonly [string, string]>): Readonly<Record<string, string>> =>
  Object.fromEntries([...map].toSorted(([a], [b]) => (a < b ? -1 : 1)));

write("general-categories", "The general categories as encoded ranges.", "generalCategories", sets("General_Category"));
write("scripts", "The scripts as encoded ranges.", "scripts", sets("Script"));
write(
  "script-extensions",
  "The scripts with the characters that they share as encoded ranges.",
  "scriptExtensions",
  sets("Script_Extensions"),
);
write("binary-properties", "The binary properties as encoded ranges.", "binaryProperties", sets("Binary_Property"));
write(
  "string-properties",
  "The texts of the properties of strings, with a space between.",
  "stringProperties",
  Object.fromEntries(
    (all.get("Property_of_Strings") ?? [])
      .filter((name) => name !== "RGI_Emoji")
      .toSorted()
      .map((name) => {
        const { characters, strings = [] } = property("Property_of_Strings", name);
        const single = codesOf(characters).ranges.flatMap(([from, to]) =>
          Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
        );
        return [name, [...single, ...strings].toSorted().join(" ")];
      }),
  ),
);
write("property-names", "Short names of properties.", "propertyNames", inOrder(names));
write(
  "category-names",
  "Short names of general categories.",
  "categoryNames",
  inOrder(aliases.get("General_Category") ?? []),
);
write("script-names", "Short names of scripts.", "scriptNames", inOrder(aliases.get("Script") ?? []));
write("case-mappings", "Case mappings as encoded runs (see encoded.ts).", "caseMappings", caseMappings());
write(
  "hosts",
  "What hosts of URLs may hold beyond ASCII, and what becomes ASCII, as Node's parser has it.",
  "hosts",
  hostTables(),
);
