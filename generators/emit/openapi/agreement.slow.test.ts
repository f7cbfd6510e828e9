import { describe, expect, it } from "vitest";
import { compiled, contractOf, idOf, triedValues } from "./testing/judged-shapes.ts";
import { nestedShapes, reducedShapes } from "./testing/nested-shapes.ts";
import { otherConverters } from "./testing/other-converters.ts";
import { rareShapes } from "./testing/rare-shapes.ts";
import { ruleShapes } from "./testing/rule-shapes.ts";
import { Foretelling, jsonSchemaOf, widerTypes } from "./openapi.ts";
import type { Direction } from "./openapi.ts";

const statedShapes = [...rareShapes, ...ruleShapes];
const shapes = [...statedShapes, ...nestedShapes, ...reducedShapes];
const made = contractOf(shapes);
const tried = triedValues(shapes, made);

/** What one converter gets wrong, in shapes and in values. */
interface Tally {
  readonly rejects: Set<string>;
  readonly accepts: Set<string>;
  readonly throws: Set<string>;
  wronglyRejected: number;
  wronglyAccepted: number;
}

function tallyOf(direction: Direction, schemaFor: (index: number) => Parameters<typeof compiled>[0]): Tally {
  const tally: Tally = {
    rejects: new Set(),
    accepts: new Set(),
    throws: new Set(),
    wronglyRejected: 0,
    wronglyAccepted: 0,
  };
  shapes.forEach(({ name }, index) => {
    try {
      const { bare } = compiled(schemaFor(index));
      for (const each of tried[index] ?? []) {
        const accepts = bare(each.value);
        if (accepts === each[direction]) continue;
        (accepts ? tally.accepts : tally.rejects).add(name);
        if (accepts) tally.wronglyAccepted += 1;
        else tally.wronglyRejected += 1;
      }
    } catch {
      tally.throws.add(name);
    }
  });
  return tally;
}

describe.each(["request", "response"] as const)("JSON Schema of a %s", (direction) => {
  const wider = widerTypes(made.contract, direction);
  const limits = new Foretelling(made.contract, direction);

  it.each(shapes.map(({ name }, index) => ({ name, index })))(
    "accepts what Zod accepts, and beyond that what the list of limits foretells: $name",
    ({ index }) => {
      const { bare, formatted: compileFormatted } = compiled(jsonSchemaOf(made.contract, idOf(index), direction));
      const formatted = compileFormatted();
      const values = tried[index] ?? [];
      expect(values.filter((each) => each[direction] && !(bare(each.value) && formatted(each.value)))).toEqual([]);
      const wrong = values.filter((each) => !each[direction] && bare(each.value));
      // A reader that left an entry out names what is wrong with the rest; the strict judgement names the entry.
      const unforetold = wrong.filter(
        ({ value, issues }) =>
          ![issues[direction], issues.request].some((each) => limits.foretells(idOf(index), value, each)),
      );
      expect(wider.has(idOf(index)) ? unforetold : wrong).toEqual([]);
    },
  );

  it("is compared with other converters on the same values", () => {
    const values = tried.reduce((sum, each) => sum + each.length, 0);
    const tallies = {
      samewire: tallyOf(direction, (index) => jsonSchemaOf(made.contract, idOf(index), direction)),
      ...Object.fromEntries(
        Object.entries(otherConverters).map(([name, convert]) => [
          name,
          tallyOf(direction, (index) => convert((shapes[index] as (typeof shapes)[number]).schema, direction)),
        ]),
      ),
    };
    print(`${direction}: ${shapes.length} shapes, ${values} values, ${wider.size} types say that they are wider`);
    for (const [name, { rejects, accepts, throws, wronglyRejected, wronglyAccepted }] of Object.entries(tallies)) {
      print(
        `  ${name}: rejects valid in ${rejects.size} shapes (${wronglyRejected} values), ` +
          `accepts invalid in ${accepts.size} (${wronglyAccepted}), throws in ${throws.size}`,
      );
    }
    expect(shapes.length).toBeGreaterThanOrEqual(200);
    expect([...tallies.samewire.rejects, ...tallies.samewire.throws]).toEqual([]);
  });
});

it.each(statedShapes.map(({ name, wider }, index) => ({ name, wider, index })))(
  "says whether the schema of requests is wider: $name",
  ({ wider, index }) => {
    expect(widerTypes(made.contract).has(idOf(index))).toBe(wider === true);
  },
);

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
