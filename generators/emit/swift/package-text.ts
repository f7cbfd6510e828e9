import type { NamedType } from "../../contract/contract.ts";
import { typeOf } from "../../contract/contract.ts";
import { refsOf } from "../../contract/contract.ts";
import { headLine } from "../head-line.ts";
import type { Plan } from "./plan.ts";

/** The package manifest. */
export function manifestText(plan: Plan, name: string, families: readonly string[]): string {
  const targets = families.map((family) => plan.targetOf(family));
  const quotedList = (all: readonly string[]): string => all.map((each) => `"${each}"`).join(", ");
  const products = ["SamewireSupport", ...targets].map(
    (target) => `        .library(name: "${target}", targets: ["${target}"]),\n`,
  );
  const models = families.map((family) => {
    const dependencies = ["SamewireSupport", ...dependenciesOf(plan, family)];
    return `        .target(name: "${plan.targetOf(family)}", dependencies: [${quotedList(dependencies)}]),\n`;
  });
  const runner =
    plan.access === "internal"
      ? ""
      : `        .executableTarget(name: "SamewireVectors", dependencies: [${quotedList(["SamewireSupport", ...targets])}]),\n`;
  return `// swift-tools-version: 5.10
// ${headLine()}
import PackageDescription

let package = Package(
    name: "${name}",
    platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
    products: [
${products.join("")}    ],
    targets: [
        .target(name: "SamewireSupport"),
${models.join("")}${runner}    ]
)
`;
}

/** Targets of other families that a family's types refer to. */
function dependenciesOf(plan: Plan, family: string): readonly string[] {
  const types: readonly NamedType[] = Object.values(plan.contract.types).filter((type) => type.family === family);
  const families = types.flatMap((type) => refsOf(type.node)).map((id) => typeOf(plan.contract, id).family);
  return [...new Set(families)]
    .filter((each) => each !== family)
    .map(plan.targetOf)
    .toSorted();
}

/** The list of a family's types, for tools. */
export function typesText(plan: Plan, names: { readonly types: string }, lists: readonly string[]): string {
  return `// ${headLine()}
import SamewireSupport

/** Every type of the family; and the schemas of types that are only other names of Swift types. */
${plan.access} enum ${names.types} {
    ${plan.access} static let all: [AnyWireType] = [${lists.join(", ")}].flatMap { $0 }
}
`;
}

/** What the vector runner runs over. */
export function registryText(plan: Plan, families: readonly string[], typesOf: (family: string) => string): string {
  const imports = families.map((family) => `import ${plan.targetOf(family)}\n`).join("");
  const all = families.map((family) => `${typesOf(family)}.all`).join(" + ") || "[]";
  return `// ${headLine()}\n${imports}import SamewireSupport\n\nlet allWireTypes: [AnyWireType] = ${all}\n`;
}
