import type { Contract } from "../../../contract/contract.ts";
import { emitSwift } from "../swift.ts";

/** The Swift source of the contract's one module. */
export function swiftOf(contract: Contract): string {
  const file = emitSwift(contract, { root: "out", support: [] }).find(
    ({ path }) => path === "out/Sources/Demo/Shapes.swift",
  );
  if (file === undefined) throw new Error("no Shapes.swift was made");
  return file.text;
}

/** The declaration of one type: from its head to the closing brace in the first column. */
export function declarationOf(contract: Contract, name: string): string {
  const source = swiftOf(contract);
  const start = source.search(new RegExp(`^public (?:indirect )?(?:struct|enum|typealias) ${name}\\b`, "m"));
  if (start < 0) throw new Error(`no declaration of ${name}`);
  const rest = source.slice(start);
  return rest.slice(0, rest.startsWith("public typealias") ? rest.indexOf("\n") + 1 : rest.indexOf("\n}\n") + 3);
}
