import { expect, it } from "vitest";
import { locateIn } from "./locate.ts";

const text = `import { z } from "zod";
const Base = z.object({ seat: z.object({ when: z.date() }) });
export const ASchema = Base.extend({
  "a/b": z.array(z.union([z.string(), z.object({ fn: z.int() })])),
  get later() { return z.object({ deep: z.int() }); },
}).strict();
const hidden = z.tuple([z.int(), z.int()]);
export { hidden as Shown };
export const op = operation({ request: { schema: z.object({ body: z.int() }) }, responses: { 200: { schema: z.object({ ok: z.int() }) } } });
export default z.object({ main: z.int() });
`;
const locate = locateIn("a.ts", text);

function lineAt(exported: string, pointer: string): string | undefined {
  const place = locate(exported, pointer);
  return place?.line === undefined ? undefined : text.split("\n")[place.line - 1]?.slice((place.column ?? 1) - 1);
}

it.each([
  ["ASchema", "/types/f.A/properties/a~1b", '"a/b"'],
  ["ASchema", "/types/f.A/properties/a~1b/items/anyOf/1", "z.object({ fn"],
  ["ASchema", "/types/f.A/properties/a~1b/items/anyOf/1/properties/fn", "fn:"],
  ["ASchema", "/types/f.A/properties/later/properties/deep", "deep:"],
  ["ASchema", "/types/f.A/properties/seat/properties/when", "when:"],
  ["Shown", "/types/f.Shown/prefixItems/1", "z.int()]"],
  ["op", "/operations/op/request/properties/body", "body:"],
  ["op", "/operations/op/responses/200/properties/ok", "ok:"],
  ["default", "/types/f.Main/properties/main", "main:"],
])("%s %s stands at %s", (exported, pointer, start) => {
  expect(lineAt(exported, pointer)?.startsWith(start)).toBe(true);
});

it("stays at the last step that the text shows", () => {
  expect(lineAt("ASchema", "/types/f.A/properties/seat/properties/gone")?.startsWith("seat:")).toBe(true);
});

it("says nothing where the text shows nothing", () => {
  expect(locate("ASchema", "/types/f.A")).toBeUndefined();
  expect(locate("ASchema", "/types/f.A/properties/gone")).toBeUndefined();
  expect(locate("Gone", "/types/f.Gone/properties/x")).toBeUndefined();
});
