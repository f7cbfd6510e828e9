import type { NamedType } from "../../contract/contract.ts";
import type { FileScope } from "./file-scope.ts";
import { indented } from "./layout.ts";
import { companionCode, notesCode, serializableCode, supersCode } from "./model-code.ts";
import { readCore, slotType } from "./value-code.ts";
import { unionRead } from "./union-read.ts";
import { unionWrite } from "./union-write.ts";
import { variantTest, variantWire } from "./variant-code.ts";
import type { Variant } from "./variants.ts";
import { shapeNode } from "./world.ts";

/** A sealed interface: options that are classes of the package implement it, others get a class around their value. */
export function sealedCode(scope: FileScope, type: NamedType): string {
  const name = scope.classOf(type.id);
  const variants = scope.world.variants(type.id);
  const nested = variants.flatMap((variant) => (variant.kind === "direct" ? [] : [nestedCode(scope, name, variant)]));
  const node = shapeNode(type);
  const told = node.kind === "discriminated" ? `Told apart by \`${node.discriminator}\`.` : undefined;
  const body = [
    ...nested,
    companionCode(scope, type, {
      base: "Model",
      valueType: name,
      read: unionRead(scope, type) ?? readCode(scope, name, variants),
      write: unionWrite(scope, type) ?? writeCode(scope, variants),
    }),
  ];
  const head = `${notesCode(scope, type, told)}${serializableCode(scope, name)}${scope.visibility} sealed interface ${name}`;
  return `${head}${supersCode(scope, type)} {\n${indented(body.join("\n"))}}\n\n${encodeSealedCode(scope, name)}`;
}

/** An extension, since the options have an `encode` of their own, which judges by the option alone. */
function encodeSealedCode(scope: FileScope, name: string): string {
  return (
    "/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */\n" +
    `${scope.visibility} fun ${name}.encode(): ${scope.standard("String")} = ${name}.Companion.encode(this)\n`
  );
}

type Nested = Exclude<Variant, { kind: "direct" }>;

function nestedCode(scope: FileScope, name: string, variant: Nested): string {
  if (variant.kind === "constant") return `${scope.visibility} data object ${variant.name} : ${name}\n`;
  const type = slotType(scope, { ...variant.slot, absent: false });
  return `${scope.visibility} data class ${variant.name}(${scope.visibility} val value: ${type}) : ${name}\n`;
}

function readCode(scope: FileScope, name: string, variants: readonly Variant[]): string {
  const branches = variants.map((variant, index) => {
    const at = index === variants.length - 1 ? "else" : String(index);
    return `    ${at} -> ${readVariant(scope, variant)}\n`;
  });
  return variants.length === 1
    ? readVariant(scope, variants[0] as Variant)
    : `when (judged.option) {\n${branches.join("")}}`;

  function readVariant(inner: FileScope, variant: Variant): string {
    if (variant.kind === "direct") return `${inner.modelOf(variant.type)}.fromWire(judged.optionValue)`;
    if (variant.kind === "constant") return `${name}.${variant.name}`;
    const { core, nullable } = variant.slot;
    const value = nullable
      ? `judged.optionValue.orNull { ${readCore(inner, core, "it")} }`
      : readCore(inner, core, "judged.optionValue");
    return `${name}.${variant.name}(${value})`;
  }
}

function writeCode(scope: FileScope, variants: readonly Variant[]): string {
  const branches = variants.map((variant) => `    ${variantTest(scope, variant)} -> ${variantWire(scope, variant)}\n`);
  return `when (value) {\n${[...new Set(branches)].join("")}}`;
}
