import { typeOf } from "../../contract/contract.ts";
import type { AnyNode, Module, NamedType, TypeId } from "../../contract/contract.ts";
import { headLine } from "../head-line.ts";
import { typeDeclaration } from "./type-text.ts";
import type { TypeScope } from "./type-text.ts";
import { codeName, localName, nameIn, word } from "./unit.ts";
import type { Unit, Units } from "./unit.ts";

interface ModuleSource {
  readonly module: Module;
  readonly units: Units;
  /** The units this module declares. */
  readonly own: readonly Unit[];
  /** Units that other modules import. */
  readonly shared: ReadonlySet<string>;
  /** What leads from the output's root to the project's, as the start of an import path. */
  readonly projectRoot: string;
}

/** The text of one generated module. */
export function moduleText({ module, units, own, shared, projectRoot }: ModuleSource): string {
  const home = `${module.family}/${module.name}`;
  const imports = new Imports(home, projectRoot);
  const types = typeSection(module, units, imports);
  const publics = own.filter((unit) => unit.name.endsWith("#public")).map((unit) => unit.text);
  const internals = own
    .filter((unit) => !unit.name.endsWith("#public"))
    .sort((a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1))
    .map((unit) => (shared.has(unit.name) ? `/** @internal */\nexport ${unit.text}` : unit.text));
  for (const unit of own) {
    for (const name of unit.runtime) imports.runtime(name);
    for (const name of unit.code ?? []) imports.code(...splitCode(name));
    for (const name of unit.uses) {
      const other = units.made.get(name);
      if (other !== undefined && other.home !== home) imports.unit(other);
    }
  }
  const reexports = module.reexports.map((id) => reexportText(typeOf(units.contract, id), home));
  const sections = [
    `// ${headLine(module.source)}\n`,
    imports.text(),
    reexports.join(""),
    ...types,
    // Values that are made of shapes stand behind them.
    ...(units.formOf(home).mode === "compact" || units.formOf(home).cycles
      ? [...internals, ...publics]
      : [...publics, ...internals]),
  ];
  return sections.filter((section) => section !== "").join("\n");
}

function splitCode(name: string): [source: string, exportName: string] {
  const at = name.lastIndexOf("#");
  return [name.slice(0, at), name.slice(at + 1)];
}

function typeSection(module: Module, units: Units, imports: Imports): string[] {
  const ids = new Set(module.types);
  const local = new Set(module.types.map((id) => typeOf(units.contract, id).name));
  const scope: TypeScope = {
    traits: units.traits,
    runtime: (name) => imports.runtime(name),
    code: (source, exportName) => imports.code(source, exportName),
    sourceOf: () => module.source,
    nameOf: (id) => {
      const type = typeOf(units.contract, id);
      return ids.has(id) ? type.name : imports.type(type, local);
    },
  };
  return module.types.map((id) => typeDeclaration(typeOf(units.contract, id), scope));
}

function reexportText(type: NamedType<AnyNode>, home: string): string {
  const from = `from "${relativePath(home, `${type.family}/${type.module}`)}";\n`;
  const { name } = type;
  if (type.exportName === null) return `export type { ${name} } ${from}`;
  return `export { ${name}, is${name}, parse${name}, read${name}, safeParse${name} } ${from}`;
}

/** Constants before functions, since only functions may be used before their line. */
function rank(unit: Unit): number {
  const name = localName(unit.name);
  if (name.startsWith("is$")) return 1;
  if (name.startsWith("build$")) return 2;
  if (name.startsWith("issues$")) return 3;
  return name.startsWith("shape$") ? 4 : 0;
}

const runtimeTypes = new Set([
  "Brand",
  "Defined",
  "Draft",
  "Fields",
  "Frozen",
  "Json",
  "PortableOverwrite",
  "PortableRule",
  "RawIssue",
  "Result",
  "Shape",
  "StandardSchema",
]);

/** The import lines of one module, collected while its text is written. */
class Imports {
  readonly #home: string;
  /** Import specifiers by module path. */
  readonly #from = new Map<string, Set<string>>();
  readonly #typeNames = new Map<TypeId, string>();
  readonly #projectRoot: string;

  constructor(home: string, projectRoot: string) {
    this.#home = home;
    this.#projectRoot = projectRoot;
  }

  /** The author's own module, from where it stands. */
  code(source: string, exportName: string): string {
    const name = codeName(source, exportName);
    const up = this.#projectRoot.startsWith("/") ? "" : "../".repeat(this.#home.split("/").length - 1);
    this.#add(`${up}${this.#projectRoot}${source}`, `${exportName} as ${name}`);
    return name;
  }

  runtime(name: string): string {
    this.#add(
      relativePath(this.#home, "runtime/runtime"),
      `${runtimeTypes.has(name) ? "type " : ""}${name} as $${name}`,
    );
    return `$${name}`;
  }

  unit(unit: Unit): void {
    const [there, here] = [localName(unit.name), nameIn(this.#home, unit.name)];
    this.#add(relativePath(this.#home, unit.home), here === there ? there : `${there} as ${here}`);
  }

  /** The local name of a type of another module; another name where this one is taken. */
  type(type: NamedType<AnyNode>, local: ReadonlySet<string>): string {
    const known = this.#typeNames.get(type.id);
    if (known !== undefined) return known;
    const taken = new Set([...local, ...this.#typeNames.values()]);
    const name = taken.has(type.name) ? `${type.name}$${word(type.family)}` : type.name;
    this.#typeNames.set(type.id, name);
    const path = relativePath(this.#home, `${type.family}/${type.module}`);
    this.#add(path, name === type.name ? `type ${name}` : `type ${type.name} as ${name}`);
    return name;
  }

  text(): string {
    return [...this.#from]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([path, names]) => importLine([...names].sort(), path))
      .join("");
  }

  #add(path: string, specifier: string): void {
    const known = this.#from.get(path) ?? new Set<string>();
    this.#from.set(path, known.add(specifier));
  }
}

function importLine(names: readonly string[], path: string): string {
  const keyword = names.every((name) => name.startsWith("type ")) ? "import type" : "import";
  const plain = keyword === "import type" ? names.map((name) => name.slice("type ".length)) : names;
  const line = `${keyword} { ${plain.join(", ")} } from "${path}";\n`;
  return line.length <= 120 ? line : `${keyword} {\n${plain.map((name) => `  ${name},\n`).join("")}} from "${path}";\n`;
}

/** The import path of one module from another, both as `folder/module` below the output's root. */
function relativePath(home: string, target: string): string {
  const from = home.split("/").slice(0, -1);
  const to = target.split("/");
  let shared = 0;
  while (shared < from.length && shared < to.length - 1 && from[shared] === to[shared]) shared++;
  const up = from.slice(shared).map(() => "..");
  return `${up.length === 0 ? "./" : `${up.join("/")}/`}${to.slice(shared).join("/")}.ts`;
}
