import type { CodeSet } from "./code-set.ts";
import { binaryProperties } from "./data/binary-properties.ts";
import { categoryNames } from "./data/category-names.ts";
import { generalCategories } from "./data/general-categories.ts";
import { propertyNames } from "./data/property-names.ts";
import { scriptExtensions } from "./data/script-extensions.ts";
import { scriptNames } from "./data/script-names.ts";
import { scripts } from "./data/scripts.ts";
import { stringProperties } from "./data/string-properties.ts";
import { decodeRanges } from "./encoded.ts";

/**
 * The characters with a property, by what stands between the braces of `\p{…}` in either form, `L` or `Script=Greek`;
 * undefined for what Unicode 17 does not know.
 */
export function characterProperty(text: string): CodeSet | undefined {
  const [name = "", value] = text.split("=", 2);
  const encoded = value === undefined ? loneName(name) : valueOf(named(propertyNames, name) ?? name, value);
  return encoded === undefined ? undefined : decodeRanges(encoded);
}

/** The texts with a property of strings, some of one character; undefined for one that is not known. */
export function stringProperty(name: string): readonly string[] | undefined {
  if (name === "RGI_Emoji") return Object.values(stringProperties).flatMap((texts) => texts.split(" "));
  return named(stringProperties, name)?.split(" ");
}

function loneName(name: string): string | undefined {
  return valueOf("General_Category", name) ?? named(binaryProperties, named(propertyNames, name) ?? name);
}

function valueOf(property: string, value: string): string | undefined {
  switch (property) {
    case "General_Category":
      return named(generalCategories, named(categoryNames, value) ?? value);
    case "Script":
      return named(scripts, named(scriptNames, value) ?? value);
    case "Script_Extensions":
      return named(scriptExtensions, named(scriptNames, value) ?? value);
    default:
      return undefined;
  }
}

function named(table: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
