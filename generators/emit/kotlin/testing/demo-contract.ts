import type { Contract, NamedType, Node, TypeId } from "../../../contract/contract.ts";
import { emitKotlin } from "../kotlin.ts";
import type { KotlinOptions } from "../kotlin.ts";

/** A contract of one family `demo` with one module `shapes`, for tests. */
export function demoContract(
  types: Readonly<Record<string, Node | (Partial<NamedType> & { readonly node: Node })>>,
): Contract {
  const named = Object.entries(types).map(([name, entry]): NamedType => {
    const given = "node" in entry ? entry : { node: entry };
    const id: TypeId = `demo.${name}`;
    return { id, family: "demo", name, module: "shapes", exportName: `${name}Schema`, brand: false, ...given };
  });
  return {
    format: 1,
    modules: [
      {
        family: "demo",
        name: "shapes",
        source: "schemas/demo/shapes.ts",
        types: named.map(({ id }) => id),
        reexports: [],
      },
    ],
    types: Object.fromEntries(named.map((type) => [type.id, type])),
    operations: [],
    gateways: [],
  };
}

/** The Kotlin source of a demo contract. */
export function demoSource(types: Parameters<typeof demoContract>[0], options: Partial<KotlinOptions> = {}): string {
  const files = emitKotlin(demoContract(types), { root: "out", support: [], ...options });
  return files.find(({ path }) => path.endsWith("/Shapes.kt"))?.text ?? "";
}

export const text: Node = { kind: "string", steps: [] };
export const whole: Node = { kind: "number", format: "int", steps: [] };

export function ref(name: string): Node {
  return { kind: "ref", type: `demo.${name}` };
}

export function object(
  properties: Readonly<Record<string, Node>>,
  unknownKeys: "strict" | "strip" | "keep" | Node = "strict",
): Node {
  return {
    kind: "object",
    unknownKeys,
    properties: Object.entries(properties).map(([key, node]) => ({
      key,
      node,
      optionalIn: isOptional(node) || node.kind === "default" || node.kind === "prefault",
      optionalOut: isOptional(node),
    })),
  };
}

function isOptional(node: Node): boolean {
  return node.kind === "optional" || node.kind === "exactOptional";
}
