import type { FileScope } from "./file-scope.ts";
import { wireLiteral } from "./literal.ts";
import { constantOf } from "./slot.ts";
import { writeCore } from "./value-code.ts";
import type { Variant } from "./variants.ts";

/** What tells a variant apart among the values of the interface. */
export function variantTest(scope: FileScope, variant: Variant): string {
  if (variant.kind === "constant") return variant.name;
  return `is ${variant.kind === "direct" ? scope.classOf(variant.type) : variant.name}`;
}

/** A variant, called `value`, as a wire value. */
export function variantWire(scope: FileScope, variant: Variant): string {
  if (variant.kind === "direct") return `${scope.modelOf(variant.type)}.toWire(value)`;
  if (variant.kind === "constant") return constantCode(scope, variant);
  const { core, nullable } = variant.slot;
  return nullable
    ? `wireOrNull(value.value) { ${writeCore(scope, core, "it")} }`
    : writeCore(scope, core, "value.value");
}

function constantCode(scope: FileScope, variant: Variant & { readonly kind: "constant" }): string {
  const constant = constantOf(variant.slot);
  return constant === null || constant === undefined ? `${scope.standard("Wire")}.Null` : wireLiteral(constant);
}
