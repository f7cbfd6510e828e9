import type { NamedType, ObjectNode } from "../../contract/contract.ts";
import { memberName, quoted } from "./identifiers.ts";
import type { Plan } from "./plan.ts";
import { heldProperty } from "./swift-type.ts";

type ObjectType = NamedType & { readonly node: ObjectNode };

/** How to use the package, in a page. */
export function readmeText(plan: Plan, families: readonly string[], listName: string): string {
  const targets = families.map((family) => plan.targetOf(family));
  const first = targets[0] ?? "Models";
  const types = listName;
  return `# Swift models

Made by samewire from the contract; do not edit. Targets: ${targets.map((target) => `\`${target}\``).join(", ")}, over
the shared \`SamewireSupport\`. Swift 5.10 or later, in the Swift 5 and 6 language modes. No dependencies.

\`\`\`swift
import ${first}
import SamewireSupport

${sample(plan, families[0])}
\`\`\`

- **Strict** reading equals \`schema.safeParse\` of Zod 4.6.7 in verdict and output. **Reading a response** (\`read\`)
  takes unknown keys out of strict objects and drops the nearest list entry that holds an unknown value of an additive
  enum; \`leftOut\` tells what and where. Everything else is judged strictly.
- An unknown value of an additive enum has no case: outside of a list it refuses the document. A model holds only what the
  contract knows, and \`encoded()\` refuses one whose values break a bound, with the same typed error as reading.
- A type with nothing of its own is a \`typealias\`; its schema is \`${types}.<name>\`, with \`parse\`, \`read\` and \`encoded\`.
- Texts are compared byte by byte and counted in code points. A lone surrogate, which JSON may hold and Swift text may
  not, is held as \`WireText\` says. A \`Record\` keeps keys apart that a dictionary of strings would merge. \`==\` of models is
  Swift's, that of \`JSONValue\` is JSON's.
- Documents more than \`WireLimits.depth\` (512) levels deep are refused with the code \`too_deep\`, on reading and on writing.
- \`\\p{…}\` in a pattern, and upper and lower case, go by the Unicode version of the Swift library. In hosts of URLs only
  ASCII is judged exactly; of others only the shape is.
- \`Codable\` is a bridge and reads strictly; \`init(json:)\` is faster and sees the bytes themselves.
- \`swift run -c release SamewireVectors <vectors folder>\` runs the conformance vectors, \`--checks\` those of the support.
`;
}

/** Ten lines over types that the family really has. */
function sample(plan: Plan, family: string | undefined): string {
  const types = Object.values(plan.contract.types).filter(
    (type): type is ObjectType => type.family === family && type.exportName !== null && type.node.kind === "object",
  );
  const response = types.find(({ name }) => name.endsWith("Response")) ?? types[0];
  const request = types.find(({ name }) => name.endsWith("Request")) ?? types[0];
  if (response === undefined || request === undefined) return "// This contract has no objects.";
  const name = (type: NamedType): string => plan.name(type.id, type.family);
  return [
    `let reading = try ${name(response)}.read(json: data)   // a response: what is new in it is left out…`,
    "for each in reading.leftOut { print(each) }   // …and told: .keys(_, at:) or .entry(at:, unknown:)",
    `let strict = try ${name(response)}(json: data)   // or to the letter, as Zod does`,
    "",
    `let request = ${initializerCall(plan, request)}`,
    "let body: Data = try request.encoded()   // judged before it leaves",
    "",
    ...tristateLines(plan, types),
    "",
    `do { _ = try ${name(request)}(json: "{}") } catch let error as WireError {`,
    "    for issue in error.issues { print(issue.path, issue.code, issue.message) }",
    "}",
  ].join("\n");
}

function initializerCall(plan: Plan, type: ObjectType): string {
  const names = plan.members(
    type,
    type.node.properties.map(({ key }) => key),
    { name: memberName },
  );
  const labels = type.node.properties.flatMap((property, index) => {
    const held = heldProperty(plan, property, type.family);
    return held.how === "required" ? [quoted(names[index] ?? property.key)] : [];
  });
  return `${plan.name(type.id, type.family)}(${labels.map((label) => `${label}: ${label}`).join(", ")})`;
}

/** A property of three states, from the first type that has one. */
function tristateLines(plan: Plan, types: readonly ObjectType[]): readonly string[] {
  for (const type of types) {
    const property = type.node.properties.find((each) => heldProperty(plan, each, type.family).how === "tristate");
    if (property === undefined) continue;
    const value = `${memberName(type.name)}.${quoted(memberName(property.key))}`;
    return [
      `switch ${value} {   // a key of three states`,
      "case .absent: leave()",
      "case .null: clear()",
      "case .value(let value): set(value)",
      "}",
    ];
  }
  return ["// A key that may be absent or null is a Tristate: .absent, .null or .value(…)."];
}
