import { expect, it } from "vitest";
import type { Content, Operation } from "../../contract/contract.ts";
import { withUnauthorized } from "./unauthorized.ts";

const content = (type: `shop.${string}`): Content => ({
  mediaType: "application/json",
  body: { kind: "ref", type },
});

function operationOf(id: string, security: readonly string[], refusal?: Content): Operation {
  const refused = { status: 401, description: "No.", ...(refusal === undefined ? {} : { content: refusal }) };
  const responses = [{ status: 200, description: "Yes." }, ...(refusal === undefined ? [] : [refused])];
  const at = { method: "GET", path: `/${id}`, family: "shop", module: "all" } as const;
  return { ...at, id, summary: id, tags: ["All"], security, parameters: [], responses };
}

const bare = operationOf("bare", ["deviceBearer"]);
const open = operationOf("open", []);
const declared = ["shop.Rare", "shop.Common", "shop.Common"].map((type, index) =>
  operationOf(`declared${index}`, ["deviceBearer"], content(type as "shop.Rare")),
);

it("adds a refusal where a bearer is asked for, with the body that most declared ones have", () => {
  const [, refusal] = withUnauthorized(bare, { operations: [bare, ...declared] });
  expect(refusal).toEqual({
    status: 401,
    description: "The bearer is missing or not valid.",
    content: content("shop.Common"),
  });
});

it("adds a refusal without a body where none is declared", () => {
  expect(withUnauthorized(bare, { operations: [bare] }).map((each) => Object.keys(each))).toEqual([
    ["status", "description"],
    ["status", "description"],
  ]);
});

it("leaves a public operation and a declared refusal as they are", () => {
  const [first] = declared;
  expect(withUnauthorized(open, { operations: declared })).toBe(open.responses);
  expect(withUnauthorized(first as Operation, { operations: declared })).toBe(first?.responses);
});
