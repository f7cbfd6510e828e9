import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface Outcome {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * A project outside this repository with the packed package installed: the tarball unpacked into its `node_modules`, and
 * beside it Zod and, for the compiler, Node's types, linked from ours, so that no registry is asked.
 */
export class ForeignProject {
  readonly folder: string;

  constructor() {
    this.folder = realpathSync(mkdtempSync(join(tmpdir(), "samewire-foreign-")));
    const packages = join(this.folder, "node_modules");
    mkdirSync(join(packages, "samewire"), { recursive: true });
    must(run(process.cwd(), [process.execPath, "--import", "tsx", "scripts/build.ts"]));
    must(run(process.cwd(), ["npm", "pack", "--ignore-scripts", "--pack-destination", this.folder]));
    const tarball = readdirSync(this.folder).find((file) => file.endsWith(".tgz")) ?? "";
    must(run(this.folder, ["tar", "-xzf", tarball, "--strip-components=1", "-C", join(packages, "samewire")]));
    mkdirSync(join(packages, "@types"));
    for (const name of ["zod", "@types/node"]) symlinkSync(realpathSync(`node_modules/${name}`), join(packages, name));
    this.write("package.json", '{ "name": "foreign", "private": true, "type": "module" }\n');
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.folder, file), text);
  }

  run(command: readonly string[]): Outcome {
    return run(this.folder, command);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function run(folder: string, [program = "", ...args]: readonly string[]): Outcome {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: "utf8" });
  return { exitCode: status ?? 1, stdout, stderr };
}

function must({ exitCode, stdout, stderr }: Outcome): void {
  if (exitCode !== 0) throw new Error(`packing failed:\n${stdout}\n${stderr}`);
}
