import type { EmittedFile } from "../emitted-file.ts";
import { headLine } from "../head-line.ts";
import { supportPackage } from "./file-scope.ts";
import { stringLiteral } from "./literal.ts";
import { packageFolder } from "./module-file.ts";
import type { World } from "./world.ts";

/** The test source that finds the model of every exported type by its id, for running conformance vectors. */
export function vectorRegistry(world: World): EmittedFile {
  const support = supportPackage(world);
  const entries = Object.values(world.contract.types)
    .filter(({ exportName }) => exportName !== null)
    .map(({ id, family }) => `    ${stringLiteral(id)} to ${world.packageOf(family)}.${world.modelName(id)},\n`);
  return {
    path: `${world.options.root}/src/test/kotlin/${packageFolder(support)}/vectors/Registry.kt`,
    text: `// ${headLine()}
@file:Suppress("DEPRECATION")

package ${support}.vectors

import ${support}.Model

internal val models: Map<String, Model<*>> = mapOf(
${entries.join("")})
`,
  };
}
