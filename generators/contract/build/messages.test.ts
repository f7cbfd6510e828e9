import { expect, it } from "vitest";
import { z } from "zod";
import { buildContract, loadedFromModules } from "./build.ts";

function messagesOf(schema: z.ZodType): { codes: readonly string[]; message: string | undefined } {
  const { contract, diagnostics } = buildContract(loadedFromModules({ test: { types: { TextSchema: schema } } }));
  return { codes: diagnostics.map(({ code }) => code), message: contract.types["test.Text"]?.node.message };
}

it.each([
  ["a text", "no text"],
  ["a function that gives a text", () => "no text"],
  ["a function that takes the issue and leaves it alone", (_: unknown) => "no text"],
  ["a function that gives an object", () => ({ message: "no text" })],
] as const)("%s is a constant message", (_what, error) => {
  expect(messagesOf(z.string({ error }))).toEqual({ codes: [], message: "no text" });
});

it.each([
  ["its code", (issue: z.core.$ZodRawIssue) => (issue.code === "unrecognized_keys" ? "extra" : undefined)],
  ["its input, as a whole", (issue: z.core.$ZodRawIssue) => (issue.input === "abc" ? "abc" : "other")],
  ["its path", ({ path = [] }: z.core.$ZodRawIssue) => (path.length > 1 ? "deep" : "flat")],
  ["whether it has a field", (issue: z.core.$ZodRawIssue) => ("divisor" in issue ? "multiple" : "number")],
  ["all of it", (issue: z.core.$ZodRawIssue) => Object.keys(issue).join()],
  ["what is not there", (issue: z.core.$ZodRawIssue) => (issue as unknown as { a: { b: string } }).a.b],
] as const)("a function that looks at %s is left out, with a warning", (_what, error) => {
  expect(messagesOf(z.string({ error }))).toEqual({ codes: ["SW309"], message: undefined });
});

it("a function that answers differently without looking is left out, too", () => {
  let calls = 0;
  expect(messagesOf(z.string({ error: () => String(calls++) }))).toEqual({ codes: ["SW309"], message: undefined });
});
