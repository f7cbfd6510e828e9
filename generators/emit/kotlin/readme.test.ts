import { expect, it } from "vitest";
import type { Contract } from "../../contract/contract.ts";
import { emitKotlin } from "./kotlin.ts";
import { demoContract, object, ref, text } from "./testing/demo-contract.ts";

function readmeOf(contract: Contract): string {
  return emitKotlin(contract, { root: "out", support: [] }).find(({ path }) => path === "out/README.md")?.text ?? "";
}

it("shows a response, a request and a three-state key of the contract at hand", () => {
  const types = {
    Color: { kind: "enum", values: ["red"], additive: true },
    Plain: object({ a: text }),
    Page: object({ colors: { kind: "array", element: ref("Color"), steps: [] } }),
    Ask: object({ name: text, note: { kind: "optional", inner: { kind: "nullable", inner: text } } }),
  } as const;
  const answer = (name: string) => ({
    status: 200,
    description: "ok",
    content: { mediaType: "application/json" as const, body: ref(name) },
  });
  const operation = {
    family: "demo",
    module: "shapes",
    method: "POST" as const,
    summary: "Asks",
    tags: [],
    security: [],
    parameters: [],
    request: { mediaType: "application/json" as const, body: ref("Ask") },
  };
  const readme = readmeOf({
    ...demoContract(types),
    operations: [
      { ...operation, id: "plain", path: "/plain", responses: [answer("Plain")] },
      { ...operation, id: "page", path: "/page", responses: [answer("Page")] },
    ],
  });
  expect(readme).toContain("val (value, leftOut) = Page.read(body)");
  expect(readme).toContain("a Color that is not known yet");
  expect(readme).toContain("val request = Ask(name = name)\nsend(request.encode())");
  expect(readme).toContain("// Ask.note has three states: absent, null, given.\nwhen (val state = ask.note) {");
});

it("says so when no key has three states", () => {
  expect(readmeOf(demoContract({ Plain: object({ a: text }) }))).toContain(
    "This contract has no key that may be absent, null or given",
  );
});
