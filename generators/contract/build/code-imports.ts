import { diagnose } from "../../diagnostics/report.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { childrenOf } from "../contract.ts";
import type { AnyContract, AnyNode, FunctionRef } from "../contract.ts";
import type { BuildRun } from "./build-run.ts";

/** Says of each module which modules of the author its validators import at run time, and what of them. */
export function reportImports(run: BuildRun, contract: AnyContract): readonly Diagnostic[] {
  return contract.modules
    .filter(({ family }) => run.scriptFamilies.has(family))
    .flatMap((module) => {
      const imported = new Map<string, Set<string>>();
      const withZod = new Set<string>();
      for (const id of module.types) {
        const node = contract.types[id]?.node;
        for (const { source, exportName, path } of node === undefined ? [] : codeIn(node)) {
          imported.set(source, (imported.get(source) ?? new Set()).add(exportName));
          if (path.length > 0) withZod.add(source);
        }
      }
      return [...imported].map(([source, names]) => {
        const zod = withZod.has(source) ? ", and Zod with it" : "";
        const list = [...names].sort().join(", ");
        return diagnose("SW323", `The validators of ${module.source} import ${list} from ${source}${zod}.`, {
          place: { file: module.source },
        });
      });
    });
}

/** The author's code that a node refers to without going through another type. */
export function codeIn(node: AnyNode): readonly FunctionRef[] {
  const own = ownCode(node);
  return [...own, ...childrenOf(node).flatMap(codeIn)];
}

function ownCode(node: AnyNode): readonly FunctionRef[] {
  switch (node.kind) {
    case "transform":
      return [node.run];
    case "pipe":
      return node.decode !== undefined && "source" in node.decode ? [node.decode] : [];
    case "catch":
      return "held" in node.value ? [node.value.held] : [];
    case "heldDefault":
      return [node.value];
    case "checked":
      return node.checks.flatMap((check) => [
        ...("run" in check ? [check.run] : []),
        ...(check.when === undefined ? [] : [check.when]),
      ]);
    default:
      return [];
  }
}
