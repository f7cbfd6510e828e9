import { pathToFileURL } from "node:url";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { smallProject, TemporaryProject } from "./testing/temporary-project.ts";

const config = `export default {
  families: {
    shop: { schemas: "schemas/*.ts", swift: { target: "Shop" }, kotlin: { package: "com.example.shop" } },
    office: { schemas: "office/*.ts", outputs: ["typescript"] },
  },
};
`;
const office = `import * as z from "zod";
export const isWeekday = (date: Date): boolean => date.getUTCDay() % 6 !== 0;
export const VisitSchema = z.strictObject({ at: z.date().refine(isWeekday, "closed"), count: z.bigint() });
`;

let project: TemporaryProject;
beforeEach(() => {
  project = new TemporaryProject({ ...smallProject, "samewire.config.ts": config, "office/visit.ts": office });
});
afterEach(() => project.remove());

it("makes TypeScript of a family for TypeScript alone, and nothing else, and says what it imports", async () => {
  const { exitCode, stdout, stderr } = await project.run(["gen"]);
  expect(exitCode).toBe(0);
  expect(stdout + stderr).toContain("The validators of office/visit.ts import isWeekday from office/visit.ts.");
  const mentioning = Object.entries(project.files()).filter(
    ([path, text]) => path.startsWith("generated/") && /Visit/.test(text),
  );
  expect(mentioning.map(([path]) => path)).toEqual([
    "generated/contract.lock.json",
    "generated/typescript/office/visit.ts",
  ]);
  const path = pathToFileURL(join(project.root, "generated/typescript/office/visit.ts")).href;
  const { safeParseVisit } = (await import(path)) as { safeParseVisit: (value: unknown) => { success: boolean } };
  const [monday, sunday] = [new Date("2026-11-30"), new Date("2026-11-29")];
  expect(safeParseVisit({ at: monday, count: 1n })).toEqual({ success: true, data: { at: monday, count: 1n } });
  expect(safeParseVisit({ at: sunday, count: 1n })).toMatchObject({ success: false });
});

it("compares the families of every output with an earlier contract, and no others", async () => {
  expect((await project.run(["gen", "--only", "contract"])).exitCode).toBe(0);
  project.put({ "office/visit.ts": office.replace("count: z.bigint()", "count: z.date()") });
  const { exitCode, stdout } = await project.run(["compat", "--against", "generated/contract.lock.json"]);
  expect([exitCode, stdout]).toEqual([0, "No change, none breaking.\n"]);
});

it("SW306: refuses the same schemas in a family of every output, at their place", async () => {
  project.put({ "schemas/visit.ts": office.replaceAll("Visit", "Stay") });
  const { exitCode, stdout, stderr } = await project.run(["gen", "--check"]);
  expect([exitCode, stdout]).toEqual([1, ""]);
  expect(stderr).toContain("error SW306: Value that JSON cannot hold");
  expect(stderr).toContain("schemas/visit.ts:3:");
  expect(stderr).toContain('A family with outputs: ["typescript"] may hold it.');
});
