import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { EmittedFile } from "../emit/emitted-file.ts";
import { sha256 } from "./hash.ts";

/** Where emitted files are kept between runs, under a key of everything they were made from. */
export interface KeyedCache {
  /** The files stored last, if their key is `key` and their bytes are whole. */
  read(key: string): readonly EmittedFile[] | null;
  /** Best effort: a disk that cannot be written costs time, not correctness. */
  store(key: string, files: readonly EmittedFile[]): void;
}

/** The cache in `node_modules/.cache/samewire` of a project; it holds nothing where there is no `node_modules`. */
export function openCache(root: string, name: string): KeyedCache {
  const folder = join(root, "node_modules", ".cache", "samewire");
  const path = join(folder, `${name}.json`);
  return {
    read(key) {
      try {
        const [head, body] = splitOnce(readFileSync(path, "utf8"));
        if (head !== header(key, body)) return null;
        return JSON.parse(body) as EmittedFile[];
      } catch {
        return null;
      }
    },
    store(key, files) {
      if (!existsSync(join(root, "node_modules"))) return;
      const body = JSON.stringify(files);
      try {
        mkdirSync(folder, { recursive: true });
        writeFileSync(`${path}.${process.pid}.tmp`, `${header(key, body)}\n${body}`);
        renameSync(`${path}.${process.pid}.tmp`, path);
      } catch {
        return;
      }
    },
  };
}

function header(key: string, body: string): string {
  return `${key} ${sha256(body)}`;
}

function splitOnce(text: string): [string, string] {
  const end = text.indexOf("\n");
  return [text.slice(0, end), text.slice(end + 1)];
}
