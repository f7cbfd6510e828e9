import { expect, it } from "vitest";
import { unifiedDiff } from "./unified-diff.ts";

it("shows a change with three lines of context", () => {
  expect(unifiedDiff("x.txt", "1\n2\n3\n4\n5\n6\n", "1\n2\n3\n4\nfive\n6\n")).toBe(
    ["--- a/x.txt", "+++ b/x.txt", "@@ -2,5 +2,5 @@", " 2", " 3", " 4", "-5", "+five", " 6"].join("\n"),
  );
});

it("shows a missing and a stale file against /dev/null", () => {
  expect(unifiedDiff("x.txt", null, "new\n")).toBe("--- /dev/null\n+++ b/x.txt\n@@ -0,0 +1,1 @@\n+new");
  expect(unifiedDiff("x.txt", "old\n", null)).toBe("--- a/x.txt\n+++ /dev/null\n@@ -1,1 +0,0 @@\n-old");
});

it("shows 40 lines and counts the rest", () => {
  const lines = unifiedDiff("x.txt", null, "line\n".repeat(100)).split("\n");
  expect(lines).toHaveLength(2 + 40 + 1);
  expect(lines.at(-1)).toBe("(61 more lines)");
});

it("cuts long lines", () => {
  const line =
    unifiedDiff("x.txt", null, `${"x".repeat(5000)}\n`)
      .split("\n")
      .at(-1) ?? "";
  expect(line).toMatch(/^\+x{239}… \(5001 characters\)$/);
});

it("does not compare texts that are far apart line by line", () => {
  const texts = ["a", "b"].map((word) => Array.from({ length: 3000 }, (_, index) => `${word}${index}\n`).join(""));
  expect(unifiedDiff("x.txt", texts[0]!, texts[1]!)).toBe(
    "--- a/x.txt\n+++ b/x.txt\n(3000 lines and 3000 lines, too different to show)",
  );
});
