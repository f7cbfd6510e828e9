import type { NamedType } from "../../contract/contract.ts";
import type { Plan } from "./plan.ts";

/** How to use the package, in a page. */
export function readmeText(plan: Plan, families: readonly string[]): string {
  const targets = families.map((family) => plan.targetOf(family));
  const first = targets[0] ?? "Models";
  const example = exampleType(plan, families[0]);
  return `# Swift models

Made by samewire from the contract; do not edit. Targets: ${targets.map((target) => `\`${target}\``).join(", ")}, over
the shared \`SamewireSupport\`. Swift 5.10 or later, in the Swift 5 and 6 language modes. No dependencies.

\`\`\`swift
import ${first}
import SamewireSupport

let reading = try ${example}.read(json: data)      // a response: what a newer sender added is left out
print(reading.value, reading.leftOut)              // …and reported, with its place
let stored = try ${example}(json: data)            // strict: stored state, envelopes, requests
let body: Data = try stored.encoded()              // judged strictly before it leaves; the same error type
if case .value(let text) = note.text { use(text) } // Tristate: .absent, .null and .value are three things
do { _ = try ${example}(json: "{}") } catch let error as WireError {
    for issue in error.issues { print(issue.path, issue.code, issue.message) }
}
\`\`\`

- **Strict** reading equals \`schema.safeParse\` of Zod 4.6.7 in verdict and output. **Reading a response**
  (\`read\`, or \`mode: .read\`) takes unknown keys out of strict objects, and drops the nearest list entry that holds an
  unknown value of an additive enum; everything else is judged strictly.
- A type with nothing of its own is a \`typealias\`; its schema is \`${first}Types.<name>\`, with \`parse\`, \`read\` and
  \`encoded\`.
- An unknown value of an additive enum has no case: outside of a list it refuses the document. A model can only hold what
  the contract knows, and \`encoded()\` refuses a model whose values break a bound.
- Texts are compared byte by byte and counted in code points. A lone surrogate, which JSON may hold and Swift text may
  not, is held as \`WireText\` says.
- Documents deeper than \`WireLimits.depth\` (${512}) levels are refused with the code \`too_deep\`, on reading and on writing.
- Hosts of URLs that are not ASCII are judged by their shape only; everything else about \`url\` is WHATWG's parser.
- \`Codable\` is a bridge and reads strictly; \`init(json:)\` is faster and sees the bytes themselves.
- \`swift run -c release SamewireVectors <vectors folder>\` runs the conformance vectors.
`;
}

/** A type worth showing: the first exported object of the family. */
function exampleType(plan: Plan, family: string | undefined): string {
  const isShown = (type: NamedType): boolean =>
    type.family === family && type.exportName !== null && type.node.kind === "object";
  const type = Object.values(plan.contract.types).find(isShown);
  return type === undefined ? "Model" : plan.name(type.id, type.family);
}
