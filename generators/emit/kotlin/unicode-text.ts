import { headLine } from "../head-line.ts";
import type { UnicodeTables } from "../unicode-tables.ts";
import { supportPackage } from "./file-scope.ts";
import { stringLiteral } from "./literal.ts";
import type { World } from "./world.ts";

/** The source of the run time that holds what the contract's patterns and the run time ask of Unicode. */
export function unicodeText(world: World, { sets, texts, mappings }: UnicodeTables): string {
  const pairs = (table: Readonly<Record<string, string>>): string => {
    const lines = Object.entries(table).map(
      ([key, text]) => `        ${stringLiteral(key)} to ${stringLiteral(text)},\n`,
    );
    return lines.length === 0 ? "emptyMap()" : `mapOf(\n${lines.join("")}    )`;
  };
  const constants = Object.entries(mappings).map(
    ([name, text]) => `    const val ${name}: String = ${stringLiteral(text)}\n`,
  );
  return [
    `// ${headLine()}\n`,
    `package ${supportPackage(world)}.regex\n\n`,
    "/** Unicode 17 as far as this module asks for it. No verdict depends on the tables of the platform. */\n",
    "internal object UnicodeTables {\n",
    "    /** Characters, by what stands in the patterns; how they are written tells [CharSet.encoded]. */\n",
    `    val sets: Map<String, String> = ${pairs(sets)}\n\n`,
    "    /** Texts of several characters, as patterns of the flag `u`. */\n",
    `    val texts: Map<String, String> = ${pairs(texts)}\n\n`,
    "    // How they are written tells CharacterMapping.\n",
    ...constants,
    "}\n",
  ].join("");
}
