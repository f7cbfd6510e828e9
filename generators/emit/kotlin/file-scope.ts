import type { TypeId } from "../../contract/contract.ts";
import type { World } from "./world.ts";

/** Where the classes and constants that emitted code names come from. */
const homes = {
  Any: "kotlin",
  Boolean: "kotlin",
  Deprecated: "kotlin",
  Double: "kotlin",
  Int: "kotlin",
  Long: "kotlin",
  String: "kotlin",
  List: "kotlin.collections",
  Map: "kotlin.collections",
  JvmInline: "kotlin.jvm",
  Suppress: "kotlin",
  KSerializer: "kotlinx.serialization",
  Serializable: "kotlinx.serialization",
  JsonElement: "kotlinx.serialization.json",
  JsonPrimitive: "kotlinx.serialization.json",
  Base64Text: "support",
  END: "support.input",
  EnumModel: "support",
  TextEnum: "support",
  Base64UrlText: "support",
  Input: "support.input",
  IntegerText: "support",
  IsoDate: "support",
  IsoDateTime: "support",
  Model: "support",
  NullableModel: "support",
  NumberFormat: "support",
  Output: "support.output",
  RecordMode: "support",
  Schema: "support",
  TextModel: "support",
  Tristate: "support",
  UnknownKeys: "support",
  Wire: "support",
} as const;

export type StandardName = keyof typeof homes;

/** Names as one file of a family writes them. */
export interface FileScope {
  readonly world: World;
  readonly family: string;
  /** A class or constant that is not of the contract, qualified where a type of the contract has its name. */
  standard(name: StandardName): string;
  /** The class of a type, qualified where it is another family's. */
  classOf(id: TypeId): string;
  /** The object that reads and writes a type. */
  modelOf(id: TypeId): string;
  /** `public` or `internal`. */
  readonly visibility: string;
  /** Import lines that the names handed out so far need. */
  imports(): readonly string[];
}

export function createFileScope(world: World, family: string): FileScope {
  const taken = world.namesIn(family);
  const support = supportPackage(world);
  const imports = new Set<string>([`import ${support}.*`, `import ${support}.input.*`, `import ${support}.output.*`]);
  const qualified = (id: TypeId, name: string): string => {
    const other = world.type(id).family;
    return other === family ? name : `${world.packageOf(other)}.${name}`;
  };
  return {
    world,
    family,
    visibility: world.options.visibility ?? "public",
    classOf: (id) => qualified(id, world.className(id)),
    modelOf: (id) => qualified(id, world.modelName(id)),
    standard: (name) => {
      const home = homes[name].replace(/^support/, support);
      if (taken.has(name)) return `${home}.${name}`;
      if (home.startsWith("kotlinx.")) imports.add(`import ${home}.${name}`);
      return name;
    },
    imports: () => [...imports].toSorted(),
  };
}

export function supportPackage(world: World): string {
  return world.options.supportPackage ?? "samewire.support";
}
