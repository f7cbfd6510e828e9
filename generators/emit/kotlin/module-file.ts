import type { Module, NamedType } from "../../contract/contract.ts";
import { headLine } from "../head-line.ts";
import { createFileScope, supportPackage } from "./file-scope.ts";
import type { FileScope } from "./file-scope.ts";
import { objectCode } from "./object-model.ts";
import { aliasCode, boxedCode, brandCode, enumCode } from "./scalar-models.ts";
import { sealedCode } from "./sealed-model.ts";
import { tupleCode } from "./tuple-model.ts";
import { shapeNode } from "./world.ts";
import type { World } from "./world.ts";

/** The Kotlin source of one schema module. */
export function moduleText(world: World, module: Module): string {
  const scope = createFileScope(world, module.family);
  const types = module.types.map((id) => typeCode(scope, world.type(id)));
  return [
    `// ${headLine(module.source)}\n`,
    // Reading and writing a deprecated property is no misuse of it.
    `@file:${scope.standard("Suppress")}("DEPRECATION")\n\n`,
    `package ${world.packageOf(module.family)}\n\n`,
    `${scope.imports().join("\n")}\n\n`,
    types.join("\n"),
  ].join("");
}

function typeCode(scope: FileScope, type: NamedType): string {
  const node = shapeNode(type);
  const shape = scope.world.shape(type.id);
  if (shape === "sealed") return sealedCode(scope, type);
  if (shape === "brand") return brandCode(scope, type);
  if (shape === "boxed") return boxedCode(scope, type);
  if (node.kind === "object") return objectCode(scope, type, node);
  if (node.kind === "enum") return enumCode(scope, type, node);
  return node.kind === "tuple" ? tupleCode(scope, type, node) : aliasCode(scope, type);
}

/** The folder of a package below a source root. */
export function packageFolder(name: string): string {
  return name.replaceAll(".", "/");
}

/** A run-time source, in the package that the options name. */
export function supportText(world: World, text: string): string {
  return text.replace(/^(package|import) samewire\.support(?=[.\s])/gm, `$1 ${supportPackage(world)}`);
}
