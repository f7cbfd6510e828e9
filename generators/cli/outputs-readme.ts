import type { Project } from "./find-config.ts";
import type { OutputName } from "./output-name.ts";

/** What each output is, for whoever opens the folder; the catalog lies elsewhere. */
const purposes: Readonly<Record<Exclude<OutputName, "openapi">, readonly [path: string, purpose: string]>> = {
  contract: ["contract.lock.json", "the contract as data, by which two versions are compared"],
  typescript: ["typescript/", "types, validators and tolerant readers without dependencies"],
  gateway: ["gateway/", "what the public gateway lets through, for machines and for readers"],
  swift: ["swift/", "a SwiftPM package of the same types"],
  kotlin: ["kotlin/", "a Maven and Gradle module of the same types"],
  vectors: ["vectors/", "JSON inputs with the verdict that every language must give"],
};

/** The README of the folder of outputs. */
export function outputsReadme({ config }: Project): string {
  const rows = config.outputs.flatMap((name) => {
    if (name === "openapi") return [];
    const [path, purpose] = purposes[name];
    return [`- \`${path}\`: ${purpose}`];
  });
  return `# ${config.generated}

Made by \`samewire gen\` from the schemas of ${Object.keys(config.families).toSorted().join(", ")}. Nobody edits these files: change the schemas and run it again.

${rows.join("\n")}
- \`manifest.json\`: the hash of each file as it was written, so that an edit is noticed and never overwritten silently
`;
}
