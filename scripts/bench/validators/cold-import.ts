import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const runs = 9;
const script = `
  const start = process.cpuUsage();
  await import(process.argv[1]);
  const { user, system } = process.cpuUsage(start);
  console.log(user + system);`;

/** Milliseconds of CPU that importing each module costs a fresh process, beyond those of an empty one. */
export function importCosts(codes: Readonly<Record<string, string>>): Readonly<Record<string, number>> {
  const folder = mkdtempSync(join(tmpdir(), "samewire-import-"));
  try {
    const all = Object.entries({ empty: "export {};", ...codes }).map(([name, code], i) => {
      const file = join(folder, `module${i}.mjs`);
      writeFileSync(file, code);
      return { name, file, best: Infinity };
    });
    for (let run = 0; run < runs; run++) {
      for (const each of all) {
        const out = execFileSync(process.execPath, ["--input-type=module", "-e", script, each.file], {
          encoding: "utf8",
        });
        each.best = Math.min(each.best, Number(out) / 1000);
      }
    }
    const empty = all[0]?.best ?? 0;
    return Object.fromEntries(all.slice(1).map(({ name, best }) => [name, best - empty]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
