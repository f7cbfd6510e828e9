import { supportPackage } from "./file-scope.ts";
import { readmeSamples } from "./readme-samples.ts";
import { camelCase } from "./words.ts";
import type { World } from "./world.ts";

/** How to use the module, with types of the contract at hand. */
export function readmeText(world: World): string {
  const { artifact = "samewire-models", group = "samewire", version = "0.1.0" } = world.options;
  const families = [...new Set(world.contract.modules.map(({ family }) => family))];
  const packages = families.map((family) => `| \`${family}\` | \`${world.packageOf(family)}\` |`).join("\n");
  return `# ${artifact}

Kotlin models that accept, refuse and write exactly the JSON that the Zod schemas behind them do. Everything here is
made by samewire: change the schemas and run \`pnpm gen\`.

| family | package |
| --- | --- |
${packages}

## Start

\`\`\`kotlin
import ${supportPackage(world)}.*

${sampleLines(world)}
\`\`\`

- \`decode\` judges strictly: for requests, stored state, and whatever crosses a trust boundary. \`read\` is for responses:
  unknown keys are removed, list entries with an unknown value of an additive enum are left out, the rest is judged
  strictly. \`read\` says what it left out; \`decode(text, Mode.READ)\` does not.
- \`encode\` judges strictly before it writes. A value that the contract refuses is never written.
- Every refusal is a \`WireException\` (a \`SerializationException\`) whose \`issues\` have path, code and what was expected,
  never the refused value. Text nested deeper than 10,000 levels is refused with the code \`too_deep\`, text that is no
  JSON and bytes that are no UTF-8 (\`decode\` and \`read\` take both) with \`invalid_json\`. No input ends in a
  \`StackOverflowError\`: what is deep is read on a stack of its own. A text of 100 MB is read or refused within a heap of
  four times its size, a number of ten million digits within ten times, the input included.
- An optional key is a nullable property with the default \`null\`; a nullable key is a nullable property without a
  default; a key that is both is a \`Tristate\`. Keys with only one value (tags, versions) are constants: checked on
  reading, always written, never in the constructor. Open objects keep further entries in \`additionalProperties\`.
- Texts of a format have classes of their own that keep the text as it stands: \`IsoDateTime\` and \`IsoDate\` convert to
  \`java.time\` (Android: API 26, or desugaring), \`Base64Text\` and \`Base64UrlText\` to bytes, \`IntegerText\` (patterns of
  decimal digits) to whole numbers of 64 bits or any size. Numbers are \`Int\`, \`Long\` (exact to 2^53) or \`Double\`.
- Unions are sealed interfaces. Options that are types of their own implement them; others are wrapped (\`StringValue\`).
- Every model is \`@Serializable\` and needs no compiler plugin: keep these sources in a module without it (the plugin would
  make a \`serializer()\` that is here already); the modules that use them may have it. A model also works inside your own serializable classes, with any
  \`Json\`; there it reads strictly, or with \`serializersModule = responseReading\` tolerantly. Prefer \`decode(text)\` for
  text from outside: what kotlinx.serialization reads before a model sees it (raw control characters in a text,
  thousands of levels of nesting) no model can judge.

## Build

\`mvn -q compile\`, or Gradle with the files beside this one. The Maven build is what samewire tests, with warnings as errors,
explicit API mode and bytecode for Java 11. The Gradle files are not run there: they name the same compiler, options and
library, and that is as far as they are checked. Coordinates: \`${group}:${artifact}:${version}\`.
\`src/test\` runs the conformance vectors (\`scripts/kotlin/test.sh\` in the samewire repository).

## Unicode

\`\\p{…}\` and case in patterns, and upper and lower case, go by tables of Unicode 17 in \`regex/UnicodeTables.kt\`, whatever the
Java version knows. In hosts of URLs only ASCII is judged exactly, Punycode included as far as it decodes. International
names are judged character by character, as Node's URL parser does; what it refuses for characters that do not go together
is accepted.
`;
}

function sampleLines(world: World): string {
  const { response, request, additive, threeState } = readmeSamples(world);
  const lines: string[] = [];
  if (response !== undefined) {
    lines.push("// Decode a response: tolerant of newer programs.", `val (value, leftOut) = ${response}.read(body)`);
  }
  if (additive !== undefined) {
    lines.push(
      `// A list entry with a ${additive} that is not known yet is not in value; leftOut says where it was.`,
      "leftOut.forEach { println(it.path) }",
    );
  }
  if (request !== undefined) {
    const write = request.union === undefined ? "request.encode()" : `${request.union}.encode(request)`;
    lines.push("// Build a request and send its text.", `val request = ${request.code}`, `send(${write})`);
  }
  const { type, member } = threeState ?? { type: "Note", member: "text" };
  lines.push(
    threeState === undefined
      ? "// This contract has no key that may be absent, null or given; one would read like this:"
      : `// ${type}.${member} has three states: absent, null, given.`,
    `when (val state = ${camelCase(type)}.${member}) {`,
    "    Tristate.Absent, Tristate.Null -> println(state)",
    "    is Tristate.Value -> println(state.value)",
    "}",
  );
  return lines.join("\n");
}
