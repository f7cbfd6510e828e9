import type { EmittedFile } from "../../generators/emit/emitted-file.ts";

/** Models without any checks, ten to a file, with the properties of those in models.ts. */
const PER_FILE = 10;

/** A Swift package of structs whose `Codable` and `Hashable` the compiler synthesises. */
export function plainSwift(count: number): readonly EmittedFile[] {
  const manifest =
    `// swift-tools-version: 5.9\nimport PackageDescription\n\n` +
    `let package = Package(name: "plain", targets: [.target(name: "Plain")])\n`;
  return [
    { path: "swift/Package.swift", text: manifest },
    ...inFiles(count, swiftModel, (file) => `swift/Sources/Plain/Models${file}.swift`, ""),
  ];
}

/** Kotlin sources of data classes whose serializers the compiler plugin makes. */
export function plainKotlin(count: number): readonly EmittedFile[] {
  const head = "package plain\n\nimport kotlinx.serialization.*\n\n";
  return inFiles(count, kotlinModel, (file) => `kotlin/src/main/kotlin/plain/Models${file}.kt`, head);
}

function inFiles(
  count: number,
  model: (index: number) => string,
  path: (file: number) => string,
  head: string,
): readonly EmittedFile[] {
  return Array.from({ length: Math.ceil(count / PER_FILE) }, (_, file) => {
    const size = Math.min(PER_FILE, count - file * PER_FILE);
    const models = Array.from({ length: size }, (__, index) => model(file * PER_FILE + index));
    return { path: path(file), text: head + models.join("\n") };
  });
}

function swiftModel(index: number): string {
  const properties = [
    "id: String",
    "name: String?",
    "state: State",
    "count: Int",
    "ratio: Double?",
    "createdAt: String",
    "tags: [String]",
    `note${index}: String?`,
  ];
  const names = properties.map((property) => property.slice(0, property.indexOf(":")));
  return `public struct Model${index}: Codable, Hashable, Sendable {
    public enum State: String, Codable, Hashable, Sendable {
        case open, closed, waiting
    }

${properties.map((property) => `    public var ${property}\n`).join("")}
    public init(${properties.join(", ")}) {
${names.map((name) => `        self.${name} = ${name}\n`).join("")}    }
}
`;
}

function kotlinModel(index: number): string {
  return `@Serializable
public enum class Model${index}State { open, closed, waiting }

@Serializable
public data class Model${index}(
    public val id: String,
    public val name: String? = null,
    public val state: Model${index}State,
    public val count: Long,
    public val ratio: Double?,
    public val createdAt: String,
    public val tags: List<String>,
    public val note${index}: String? = null,
)
`;
}
