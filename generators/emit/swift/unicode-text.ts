import { headLine } from "../head-line.ts";
import type { UnicodeTables } from "../unicode-tables.ts";
import { stringLiteral } from "./swift-text.ts";

/** The source of the support target that holds what the contract's patterns and the support ask of Unicode. */
export function unicodeText({ sets, texts, mappings }: UnicodeTables): string {
  const pairs = (table: Readonly<Record<string, string>>): string => {
    const lines = Object.entries(table).map(
      ([key, text]) => `        (${stringLiteral(key)}, ${stringLiteral(text)}),\n`,
    );
    return lines.length === 0 ? "[]" : `[\n${lines.join("")}    ]`;
  };
  return [
    `// ${headLine()}\n\n`,
    "/// Unicode 17 as far as this package asks for it. No verdict depends on the tables of the platform.\n",
    "enum UnicodeTables {\n",
    "    /// Characters, by what stands in the patterns; how they are written tells `PatternSet.init(encoded:)`.\n",
    `    static let sets: [(key: String, set: String)] = ${pairs(sets)}\n`,
    "    /// Texts of several characters, as patterns of the flag `u`.\n",
    `    static let texts: [(key: String, pattern: String)] = ${pairs(texts)}\n`,
    "    // How they are written tells `CharacterMapping`.\n",
    ...Object.entries(mappings).map(([name, text]) => `    static let ${name} = ${stringLiteral(text)}\n`),
    "}\n",
  ].join("");
}
