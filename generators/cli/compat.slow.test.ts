import { execFileSync } from "node:child_process";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Change } from "../compat/compat.ts";
import { smallProject, TemporaryProject } from "./testing/temporary-project.ts";

let fresh: Record<string, string>;
let project: TemporaryProject;

beforeAll(async () => {
  const first = new TemporaryProject({ ...smallProject, ...callOf("text: z.string()"), ...stateOf("x: z.int()") });
  expect((await first.run(["gen", "--only", "contract"])).exitCode).toBe(0);
  fresh = { ...first.files(), "earlier.json": first.read("generated/contract.lock.json") };
  first.remove();
});
beforeEach(() => {
  project = new TemporaryProject(fresh);
});
afterEach(() => project.remove());

/** A request and its answer, and a type that no operation carries. */
function callOf(keys: string): Record<string, string> {
  return {
    "schemas/call.ts": `import * as z from "zod";
export const SaySchema = z.strictObject({
  ${keys},
});
export const SaidSchema = z.strictObject({ ok: z.boolean() });
export const calls = [{
  "~samewire": "operation", id: "say", method: "POST", path: "/v1/say", summary: "Say.", tags: [], security: [],
  request: { schema: SaySchema }, responses: { 200: { description: "Said.", schema: SaidSchema } },
}];
`,
  };
}

function stateOf(keys: string): Record<string, string> {
  return { "schemas/state.ts": `import * as z from "zod";\nexport const StateSchema = z.strictObject({ ${keys} });\n` };
}

describe("samewire compat", () => {
  it("says that nothing changed, and writes nothing", async () => {
    const before = project.fingerprint();
    const result = await project.run(["compat", "--against", "earlier.json"]);
    expect(result).toEqual({ exitCode: 0, stdout: "No change, none breaking.\n", stderr: "" });
    expect(project.fingerprint()).toEqual(before);
  });

  it("lets growth pass, and says how each direction fares", async () => {
    project.put(callOf("text: z.string(), loud: z.boolean().optional()"));
    const { exitCode, stdout, stderr } = await project.run(["compat", "--against", "earlier.json"]);
    expect([exitCode, stderr]).toEqual([0, ""]);
    expect(stdout).toContain('/types/shop.Say/properties/loud: optional key "loud" is new\n  request  compatible G4  ');
  });

  it("G10 fails with SW701, SW702 and SW703, each at its place in the source, and warns with SW704", async () => {
    project.put({
      ...callOf("text: z.string(),\n  to: z.string()"),
      ...stateOf("x: z.int(), y: z.int()"),
      "schemas/order.ts": project.read("schemas/order.ts").replace('z.literal("paid")', 'z.literal("settled")'),
    });
    const { exitCode, stdout, stderr } = await project.run(["compat", "--against", "earlier.json"]);
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(/ breaking\.\n$/);
    expect(stderr).toContain(
      'error SW701: Change breaks a request\n  required key "to" is new: a newer host refuses what older clients send (G4).\n  at schemas/call.ts:4:3  /types/shop.Say/properties/to\n    4 |   to: z.string(),',
    );
    expect(stderr).toContain('error SW702: Change breaks an answer\n  member "paid" of "kind" is gone');
    expect(stderr).toContain("at schemas/state.ts:2:");
    expect(stderr).toContain("error SW703: Change breaks stored or sealed data");
    expect(stderr).toContain("warning SW704: Name in generated code changed\n  type OrderPaid is gone");
  });

  it("finds the place of an operation, in a list as well", async () => {
    const text = project.read("schemas/call.ts").replace('"/v1/say"', '"/v2/say"');
    project.put({ "schemas/call.ts": text });
    const { stderr } = await project.run(["compat", "--against", "earlier.json"]);
    expect(stderr).toContain("POST /v1/say became POST /v2/say");
    expect(stderr).toContain("at schemas/call.ts:6:14  /operations/say");
  });

  it("gives the changes as JSON", async () => {
    project.put(callOf("text: z.string().max(5)"));
    const { exitCode, stdout } = await project.run(["compat", "--against", "earlier.json", "--json"]);
    const changes = JSON.parse(stdout) as readonly Change[];
    expect(exitCode).toBe(1);
    expect(changes.map(({ at, kind }) => [at, kind])).toEqual([["/types/shop.Say/properties/text", "narrowed"]]);
  });

  it("G5 takes new keys of answers for breaking where clients read strictly", async () => {
    const said = (text: string): string => text.replace("ok: z.boolean()", "ok: z.boolean(), at: z.int().optional()");
    project.put({ "schemas/call.ts": said(project.read("schemas/call.ts")) });
    expect((await project.run(["compat", "--against", "earlier.json"])).exitCode).toBe(0);
    const strict = await project.run(["compat", "--against", "earlier.json", "--strict-clients"]);
    expect([strict.exitCode, strict.stderr]).toEqual([
      1,
      expect.stringContaining("say has no new key to ask for it (G5)"),
    ]);
    project.put(callOf("text: z.string(), includeAt: z.literal(true).optional()"));
    project.put({ "schemas/call.ts": said(project.read("schemas/call.ts")) });
    expect((await project.run(["compat", "--against", "earlier.json", "--strict-clients"])).exitCode).toBe(0);
  });

  it("reports schemas that do not load instead of comparing them", async () => {
    project.put({ "schemas/broken.ts": "export const = 1;" });
    const { exitCode, stdout, stderr } = await project.run(["compat", "--against", "earlier.json"]);
    expect([exitCode, stdout]).toEqual([3, ""]);
    expect(stderr).toContain("SW202");
  });
});

describe("the contract to compare with", () => {
  function git(...args: readonly string[]): void {
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.c", ...args], {
      cwd: project.root,
      stdio: "ignore",
    });
  }

  it("is the one of the last commit, or of the revision that is named", async () => {
    git("init");
    git("add", "generated");
    git("commit", "-m", "first");
    git("tag", "v1");
    expect((await project.run(["compat"])).stdout).toBe("No change, none breaking.\n");
    project.put(stateOf("x: z.int(), y: z.int()"));
    expect((await project.run(["gen", "--only", "contract"])).exitCode).toBe(0);
    git("commit", "-am", "second");
    expect((await project.run(["compat"])).exitCode).toBe(0);
    expect((await project.run(["compat", "--against", "git:v1"])).exitCode).toBe(1);
  });

  it.each([
    ["SW107: no such file", "nowhere.json", "nowhere.json cannot be read"],
    ["SW107: no contract", "package.json", "package.json: The snapshot is not a contract of layout version 1."],
    ["SW107: no repository", "git:HEAD", "generated/contract.lock.json of HEAD cannot be read: fatal: "],
    ["SW107: an option to git", "git:--output=x", '"--output=x" names no revision'],
    ["SW107: no revision", "git:", '"" names no revision'],
  ])("%s", async (_name, against, message) => {
    const { exitCode, stdout, stderr } = await project.run(["compat", "--against", against]);
    expect([exitCode, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(`SW107: Contract to compare with not found\n  ${message}`);
  });
});
