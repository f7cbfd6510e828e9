import { expect, it } from "vitest";
import { renderDiagnostics } from "./render.ts";
import { diagnose } from "./report.ts";

const text = 'import { z } from "zod";\n\texport const A = z.date();\n';
const sourceOf = (file: string) => (file === "a.ts" ? text : undefined);

it("says nothing about nothing", () => {
  expect(renderDiagnostics([], { sourceOf })).toBe("");
});

it("shows place, frame, cause and fix once a code, and counts", () => {
  const place = { file: "a.ts", line: 2, column: 15 };
  const rendered = renderDiagnostics(
    [
      diagnose("SW306", "Second.", { at: "/types/x.B", place: { file: "b.ts", line: 1, column: 1 } }),
      diagnose("SW306", "First.", {
        at: "/types/x.A",
        place,
        related: [{ message: "Other.", place: { file: "a.ts", line: 1 } }],
      }),
      diagnose("SW309", "A warning."),
    ],
    { sourceOf },
  );
  expect(rendered).toBe(`warning SW309: Message depends on the issue
  A warning.
  cause: The error message is computed from each issue; the outputs carry constant messages only.
  fix:   Give a constant text. Without it the outputs use Zod's own English message here.

error SW306: Value that JSON cannot hold
  First.
  at a.ts:2:15  /types/x.A
    2 |  export const A = z.date();
      |               ^
  Other. a.ts:1
    1 | import { z } from "zod";
  cause: Dates, bigints, maps, sets, symbols, undefined, NaN, files, functions and promises do not exist in JSON.
  fix:   Describe the JSON: z.iso.datetime(), a pattern for big integers, z.array() or z.record(), .optional(). A family with outputs: ["typescript"] may hold it.

error SW306: Value that JSON cannot hold
  Second.
  at b.ts:1:1  /types/x.B

Found 2 errors, 1 warning.
`);
});

it("keeps control characters of the author away from the terminal", () => {
  const rendered = renderDiagnostics([diagnose("SW316", "The value \u001b[31m\u202e does not exist in JSON.")], {
    sourceOf,
  });
  expect(rendered).toContain("The value  [31m  does not exist");
});

it("colours only what it is told to", () => {
  const rendered = renderDiagnostics([diagnose("SW102", "Wrong.")], {
    sourceOf,
    paint: (role, part) => `<${role}>${part}</>`,
  });
  expect(rendered).toContain("<error>error SW102</>: <title>Configuration not understood</>\n  Wrong.\n");
});

it("cuts a long line around the caret", () => {
  const long = `${"a".repeat(300)}HERE${"b".repeat(300)}`;
  const place = { file: "long.ts", line: 1, column: 301 };
  const lines = renderDiagnostics([diagnose("SW202", "Bad.", { place })], { sourceOf: () => long }).split("\n");
  const [source = "", caret = ""] = lines.slice(3);
  expect(source.length).toBeLessThan(140);
  expect(source.slice(caret.indexOf("^"), caret.indexOf("^") + 4)).toBe("HERE");
});
