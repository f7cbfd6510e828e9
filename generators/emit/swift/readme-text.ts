import type { NamedType, ObjectNode } from "../../contract/contract.ts";
import { memberName, quoted } from "./identifiers.ts";
import type { Plan } from "./plan.ts";
import { heldProperty } from "./swift-type.ts";

type ObjectType = NamedType & { readonly node: ObjectNode };

/** How to use the package, in a page. */
export function readmeText(plan: Plan, families: readonly string[], listName: string): string {
  const targets = families.map((family) => plan.targetOf(family));
  const first = targets[0] ?? "Models";
  return `# Swift models

Made by samewire from the contract; do not edit. Targets: ${targets.map((target) => `\`${target}\``).join(", ")}, over
the shared \`SamewireSupport\`. Swift 5.10 or later, in the Swift 5 and 6 language modes. No dependencies.

${samples(plan, families[0], first)}
## What holds everywhere

- **Strict** reading equals \`schema.safeParse\` of Zod 4.6.7 in verdict and output. **Reading a response** (\`read\`)
  takes unknown keys out of strict objects and drops the nearest list entry that holds an unknown value of an additive
  enum; \`leftOut\` tells what and where. Everything else is judged strictly.
- Whatever the input, the answer is a value or a \`WireError\` with the path, the code and what was expected of each issue.
- A model holds only what the contract knows. \`encoded()\` judges before it writes, never writes an unknown key, and
  refuses values that break a bound with the same typed error as reading.
- A type with nothing of its own is a \`typealias\`; its schema is \`${listName}.<name>\`, with \`parse\`, \`read\` and
  \`encoded\`.
- Date-times, dates, base64 and whole numbers as text are \`ISODateTime\`, \`ISODate\`, \`Base64Text\`, \`Base64URLText\`
  and \`IntegerText\`: \`rawValue\` is the text exactly as it was sent, \`date\`, \`data\`, \`bytes\` and \`int64\` convert.
- Texts are compared byte by byte and counted in code points. A lone surrogate, which JSON may hold and Swift text may
  not, is held as \`WireText\` says. A \`Record\` keeps keys apart that a dictionary of strings would merge. \`==\` of models is
  Swift's, that of \`JSONValue\` is JSON's.
- \`Codable\` is a bridge and reads strictly; \`init(json:)\` is faster and sees the bytes themselves.

## Limits

- Documents more than \`WireLimits.depth\` (512) levels deep are refused with the code \`too_deep\`, on reading and on writing.
- Text that is no JSON, and bytes that are no UTF-8, are refused with \`invalid_json\`. A text of 100 MB and a number of ten
  million digits are read or refused within eight times the memory of the input, and 50 MB.
- \`\\p{…}\` and case in patterns, and upper and lower case, go by tables of Unicode 17 in \`UnicodeTables.swift\`, whatever
  the system knows.
- In hosts of URLs only ASCII is judged exactly, Punycode included as far as it decodes. International names are judged
  character by character, as Node's URL parser does; what it refuses for characters that do not go together is accepted.
- A pattern that looks around or has back references refuses texts for which it would search beyond its bound (2^30 pairs
  of instruction and character, a million steps with back references). All other patterns take time in proportion.

## Checks

\`swift run -c release SamewireVectors <vectors folder>\` runs the conformance vectors, \`--checks\` those of the support.
`;
}

type Sample = { readonly title: string; readonly lines: readonly string[] };

/** A start in ten lines for each thing that apps do, over types that the family really has. */
function samples(plan: Plan, family: string | undefined, target: string): string {
  const types = Object.values(plan.contract.types).filter(
    (type): type is ObjectType => type.family === family && type.exportName !== null && type.node.kind === "object",
  );
  const response = types.find(({ name }) => name.endsWith("Response")) ?? types[0];
  const request = types.find(({ name }) => name.endsWith("Request")) ?? types[0];
  if (response === undefined || request === undefined) return "";
  const all: readonly Sample[] = [
    { title: "Decode a response", lines: decoding(plan.name(response.id, response.family)) },
    { title: "Build and send a request", lines: sending(plan, request) },
    { title: "Values that this version does not know", lines: additive(plan, response) },
    { title: "A key of three states", lines: tristateLines(plan, types) },
  ];
  const imports = `import ${target}\nimport SamewireSupport\n\n`;
  return all
    .map(({ title, lines }, index) => {
      return `## ${title}\n\n\`\`\`swift\n${index === 0 ? imports : ""}${lines.join("\n")}\n\`\`\`\n`;
    })
    .join("\n");
}

function decoding(name: string): readonly string[] {
  return [
    `let reading = try ${name}.read(json: data)   // what a newer sender added is left out`,
    "let response = reading.value",
    `let strict = try ${name}(json: data)   // to the letter, as Zod does`,
    "",
    "do {",
    `    _ = try ${name}(json: "{}")`,
    "} catch let error as WireError {",
    "    for issue in error.issues { print(issue.path, issue.code, issue.message) }",
    "}",
  ];
}

function sending(plan: Plan, request: ObjectType): readonly string[] {
  return [
    `let request = ${initializerCall(plan, request)}`,
    "var call = URLRequest(url: url)",
    'call.httpMethod = "POST"',
    "call.httpBody = try request.encoded()   // judged first; throws a WireError where a value breaks a bound",
    "let (data, _) = try await URLSession.shared.data(for: call)",
  ];
}

function additive(plan: Plan, response: ObjectType): readonly string[] {
  return [
    "// An enum that grows has no case for a new value: the list entry that holds one is left out, and told here.",
    `let reading = try ${plan.name(response.id, response.family)}.read(json: data)`,
    "for each in reading.leftOut {",
    "    switch each {",
    '    case .entry(let path, let unknown): print("left out at \\(path): the value \\(unknown)")',
    '    case .keys(let keys, let path): print("left out at \\(path): the keys \\(keys)")',
    "    }",
    "}",
  ];
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
  return [
    "// This contract has none. A key that may be absent or null would be a Tristate: .absent, .null or .value(…).",
  ];
}
