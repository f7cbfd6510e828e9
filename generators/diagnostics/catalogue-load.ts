import type { CatalogueEntry } from "./catalogue.ts";

/** Use and configuration (1xx), loading of the author's modules (2xx). */
export const loadEntries = {
  SW101: {
    title: "Configuration file not found",
    cause: "The run needs a samewire.config.ts and found none at the place it was told to look at.",
    fix: "Create samewire.config.ts in the project root, or pass its path with --config.",
    class: "usage",
    severity: "error",
  },
  SW102: {
    title: "Configuration not understood",
    cause: "The configuration has an unknown key, a missing key or a value of the wrong kind.",
    fix: "Correct the named key; defineConfig() lets the editor complete the keys.",
    class: "usage",
    severity: "error",
  },
  SW103: {
    title: "Unknown choice on the command line",
    cause: "An option or its value is not one the command knows.",
    fix: "Run samewire --help for the choices.",
    class: "usage",
    severity: "error",
  },
  SW104: {
    title: "No module matches",
    cause: "A pattern of a family in the configuration matches no file.",
    fix: "Correct the pattern; it is read from the project root and uses forward slashes.",
    class: "usage",
    severity: "error",
  },
  SW105: {
    title: "Two modules of one name",
    cause: "Two files of a family would become the same module, and so the same generated file.",
    fix: "Rename one of the files, or narrow the patterns of the family.",
    class: "usage",
    severity: "error",
  },
  SW201: {
    title: "Module throws while it is imported",
    cause: "Code at the top level of a schema module, or of one it imports, threw an error.",
    fix: "Run the module alone to see the error; schema modules build schemas and do nothing else when imported.",
    class: "load",
    severity: "error",
  },
  SW202: {
    title: "Module does not parse",
    cause: "The file is not valid TypeScript.",
    fix: "Correct the syntax at the place shown.",
    class: "load",
    severity: "error",
  },
  SW203: {
    title: "File not found",
    cause: "A module names a file or a package that does not exist, or the named file itself is missing.",
    fix: "Correct the path (relative imports end in .ts), or install the package.",
    class: "load",
    severity: "error",
  },
  SW204: {
    title: "Zod 3 schema",
    cause: "The schema was made by Zod 3 (or by zod/v3). Samewire reads Zod 4 definitions.",
    fix: "Import from zod at version 4, and remove zod/v3 from the module.",
    class: "load",
    severity: "error",
  },
  SW205: {
    title: "Two copies of Zod",
    cause: "Schemas of one run come from different copies of Zod, so their parts do not recognise each other.",
    fix: "Make every module resolve the same copy: one version in the lockfile, and import only or require only.",
    class: "load",
    severity: "error",
  },
  SW206: {
    title: "Another version of Zod",
    cause: "Samewire reproduces Zod 4.6.7 exactly, and other releases judge some inputs differently.",
    fix: "Install zod@4.6.7 exactly.",
    class: "load",
    severity: "error",
  },
  SW207: {
    title: "No schema exported",
    cause: "The module exports neither a Zod schema nor an operation or gateway declaration.",
    fix: "Export the schemas that belong to the contract, or leave the file out of the pattern.",
    class: "finding",
    severity: "warning",
  },
} as const satisfies Record<string, CatalogueEntry>;
