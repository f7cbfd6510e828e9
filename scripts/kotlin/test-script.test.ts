import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";

const script = fileURLToPath(new URL("test.sh", import.meta.url));
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "samewire-kotlin-"));
  // A Maven that passes, and tells in its own file what it was asked for.
  const maven = `#!/bin/sh\nprintf '%s\\n' "$@" >> '${join(folder, "asked")}'\necho '1 passed, 0 failed'\n`;
  for (const [name, text] of Object.entries({ java: "#!/bin/sh\n", mvn: maven })) {
    writeFileSync(join(folder, name), text);
    chmodSync(join(folder, name), 0o755);
  }
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** The arguments that Maven gets for a module folder of that name. */
function askedOf(name: string): readonly string[] {
  const module = join(folder, name);
  mkdirSync(module);
  const env = { HOME: folder, PATH: `${folder}:/usr/bin:/bin` };
  const output = execFileSync("bash", [script, module, module], { env, encoding: "utf8" });
  expect(output).toBe("1 passed, 0 failed\n");
  const asked = execFileSync("cat", [join(folder, "asked")], { encoding: "utf8" })
    .trim()
    .split("\n");
  rmSync(join(folder, "asked"));
  return asked;
}

it("shares neither a folder nor a compiler between two checkouts", () => {
  const [first, second] = [askedOf("first"), askedOf("second")];
  const target = (asked: readonly string[]) => asked.find((each) => each.startsWith("-Dsamewire.target="));
  expect(target(first)).toMatch(/^-Dsamewire\.target=.*\/samewire\/kotlin\/\d+\/target$/);
  expect(target(second)).not.toBe(target(first));
  expect(first).toContain("-Dkotlin.compiler.daemon=false");
});
