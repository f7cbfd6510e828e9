import { existsSync, readFileSync, realpathSync } from "node:fs";
import { basename, isAbsolute, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync } from "oxc-parser";
import type { Diagnostic, SourcePlace } from "../diagnostics/diagnostic.ts";
import { diagnose } from "../diagnostics/report.ts";
import { LinePositions } from "./line-positions.ts";

/** What failed: the module, by its path from the root, and what its import threw. */
export interface FailedImport {
  readonly root: string;
  readonly source: string;
  readonly error: unknown;
}

/** Turns what an import threw into a diagnostic at the author's own line, as far as it is known. */
export function importProblem({ root, source, error }: FailedImport): Diagnostic {
  const text = error instanceof Error ? error.message : String(error);
  const { code, name } = (typeof error === "object" && error !== null ? error : {}) as Readonly<
    Record<string, unknown>
  >;
  if (name === "TransformError") return syntaxProblem(root, source, text);
  const missing = /^Cannot find (module|package) '([^']*)'(?: imported from (.*)|$)/m.exec(text);
  if ((code === "ERR_MODULE_NOT_FOUND" || code === "MODULE_NOT_FOUND") && missing !== null) {
    const [, kind = "", wanted = "", importer = ""] = missing;
    const place = importPlace(root, fromRoot(root, importer) ?? source, wanted);
    return diagnose("SW203", `The ${kind} ${fromRoot(root, wanted) ?? wanted} does not exist.`, { place });
  }
  const noExport = /^The requested module '([^']*)' does not provide an export named '([^']*)'/.exec(text);
  if (error instanceof SyntaxError && noExport !== null) {
    const place = headPlace(root, error) ?? { file: source };
    return diagnose("SW208", `The module ${noExport[1]} exports nothing named ${noExport[2]}.`, { place });
  }
  const frames = userFrames(root, error);
  const where = frames[0] === undefined ? { file: source } : frames[0].place;
  const via = frames.slice(1).map(({ label, place }) => ({ message: label, place }));
  const kind = error instanceof Error ? `${error.name}: ` : "";
  return diagnose("SW201", `${where.file} threw while it was imported. ${kind}${text}`, { place: where, related: via });
}

/** The statement of `file` that names what is missing. */
function importPlace(root: string, file: string, wanted: string): SourcePlace {
  if (!existsSync(join(root, file))) return { file };
  const text = readFileSync(join(root, file), "utf8");
  const stem = basename(wanted).replace(/\.[cm]?[jt]sx?$/, "");
  const { module } = parseSync(file, text);
  const requests = [...module.staticImports, ...module.staticExports.flatMap(({ entries }) => entries)].map(
    (each) => each.moduleRequest,
  );
  const request = requests.find((each) => each?.value.includes(stem));
  return request ? { file, ...new LinePositions(text).at(request.start) } : { file };
}

function syntaxProblem(root: string, source: string, text: string): Diagnostic {
  const found = /^(.*):(\d+):(\d+): ERROR: (.*)$/m.exec(text);
  if (found === null) return diagnose("SW202", text, { place: { file: source } });
  const [, file = "", line, column, message = ""] = found;
  // esbuild counts columns from 0.
  const place = { file: fromRoot(root, file) ?? source, line: Number(line), column: Number(column) + 1 };
  return diagnose("SW202", message, { place });
}

/** V8 puts the place of a linking error in front of the stack. */
function headPlace(root: string, error: SyntaxError): SourcePlace | undefined {
  const head = /^(.*):(\d+)\n/.exec(error.stack ?? "");
  const file = head?.[1] === undefined ? undefined : fromRoot(root, head[1]);
  return file === undefined ? undefined : { file, line: Number(head?.[2]) };
}

interface Frame {
  readonly label: string;
  readonly place: SourcePlace;
}

/** The frames of the stack that lie in the author's files, innermost first. */
export function userFrames(root: string, error: unknown): readonly Frame[] {
  if (!(error instanceof Error) || error.stack === undefined) return [];
  const lines = error.stack.split("\n");
  // Below the module loader's own frames stand those of whoever started the import.
  const end = lines.findIndex((line) => line.includes("node:internal/modules"));
  return lines.slice(0, end === -1 ? undefined : end).flatMap((line): Frame[] => {
    const match = /^\s*at (?:(.*?) \()?(.*?):(\d+):(\d+)\)?$/.exec(line);
    const file = match?.[2] === undefined ? undefined : fromRoot(root, match[2].replace(/^async /, ""));
    if (match === null || file === undefined) return [];
    const caller =
      match[1] === undefined || match[1] === "<anonymous>" ? "Called from here." : `Called from here, in ${match[1]}.`;
    return [{ label: caller, place: { file, line: Number(match[3]), column: Number(match[4]) } }];
  });
}

/** A path or file URL from the root with forward slashes; undefined outside the root and in node_modules. */
function fromRoot(root: string, path: string): string | undefined {
  const plain = path.startsWith("file:") ? fileURLToPath(path.replace(/\?.*$/, "")) : path.replace(/\?.*$/, "");
  if (!isAbsolute(plain)) return undefined;
  // Node names files by their real path, whatever links lead to the root.
  for (const base of new Set([root, realpathSync(root)])) {
    const inner = relative(base, plain).split(sep);
    if (inner[0] !== ".." && inner[0] !== "" && !inner.includes("node_modules")) return inner.join("/");
  }
  return undefined;
}
