import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const scripts = fileURLToPath(new URL(".", import.meta.url));
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "samewire-toolchains-"));
  for (const name of ["bash", "cut", "dirname"])
    symlinkSync(execFileSync("which", [name], { encoding: "utf8" }).trim(), join(folder, name));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** A PATH without a Swift compiler on which `id -u` says `user`, and `getent passwd` knows one user `caller` with a home of their own. */
function pathAs(user: string): string {
  const programs = {
    id: `echo ${user}`,
    getent: '[ "$2" = caller ] && echo "caller:x:1000:1000::/home/caller:/bin/sh"',
  };
  for (const [name, text] of Object.entries(programs)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`);
    chmodSync(join(folder, name), 0o755);
  }
  return folder;
}

function folderOf(user: string, environment: Readonly<Record<string, string>>): string {
  const env = { HOME: "/root", PATH: pathAs(user), ...environment };
  return execFileSync("bash", [join(scripts, "toolchains.sh")], { env, encoding: "utf8" }).trim();
}

describe("the folder of toolchains", () => {
  it("is in the home of the user who called, through sudo as without", () => {
    expect(folderOf("1000", { HOME: "/home/caller" })).toBe("/home/caller/.cache/samewire");
    expect(folderOf("0", { SUDO_USER: "caller" })).toBe("/home/caller/.cache/samewire");
    expect(folderOf("0", {})).toBe("/root/.cache/samewire");
    expect(folderOf("0", { SUDO_USER: "stranger" })).toBe("/root/.cache/samewire");
  });

  it("is the named one above all", () => {
    expect(folderOf("0", { SUDO_USER: "caller", SAMEWIRE_TOOLCHAINS: "/opt/named" })).toBe("/opt/named");
  });
});

describe("the toolchain in a chroot", () => {
  it("says that it needs root where it is run without", () => {
    mkdirSync(join(folder, "swift"));
    writeFileSync(join(folder, "swift", ".complete"), "");
    const env = { HOME: folder, SAMEWIRE_TOOLCHAINS: folder, PATH: pathAs("1000") };
    const result = spawnSync("bash", [join(scripts, "swift.sh"), "swiftc"], { env, encoding: "utf8" });
    expect(result.stderr).toContain("needs root");
    expect(result.status).toBe(2);
  });
});
