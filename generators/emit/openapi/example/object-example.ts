import type { JsonValue, ObjectNode, PortableCheck } from "../../../contract/contract.ts";
import type { Examples, Place } from "./example.ts";

/** An object with its optional keys as well, as far as its rules let them stand together. */
export function objectExample(node: ObjectNode, place: Place, examples: Examples): JsonValue | undefined {
  const rules = (node.rules ?? []).map(({ rule }) => rule);
  const entries: [string, JsonValue][] = [];
  for (const { key, node: value, optionalIn } of node.properties) {
    const needed = !optionalIn || isAskedFor(key, rules, entries);
    if (!needed && (place.small || isShutOut(key, rules, entries) || comparesValues(rules))) continue;
    const example = examples.at(value, { ...place, name: key, small: place.small || comparesValues(rules) });
    if (example !== undefined) entries.push([key, example]);
    else if (needed) return undefined;
  }
  return Object.fromEntries(entries);
}

type Entries = readonly (readonly [string, JsonValue])[];

function isAskedFor(key: string, rules: readonly PortableCheck[], entries: Entries): boolean {
  return rules.some((rule) => {
    if (rule.check === "atLeastOne" || rule.check === "exactlyOne") return rule.keys[0] === key;
    if (rule.check !== "requiredWhen") return false;
    return (
      rule.keys.includes(key) && entries.some(([name, value]) => name === rule.when.key && value === rule.when.equals)
    );
  });
}

function isShutOut(key: string, rules: readonly PortableCheck[], entries: Entries): boolean {
  return rules.some(
    (rule) =>
      rule.check === "exactlyOne" && rule.keys.includes(key) && entries.some(([name]) => rule.keys.includes(name)),
  );
}

/** Rules that only few values keep: the fewer there are, the better. */
function comparesValues(rules: readonly PortableCheck[]): boolean {
  return rules.some(({ check }) => check === "allEqual" || check === "consecutive" || check === "lastEquals");
}
