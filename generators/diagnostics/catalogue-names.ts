import type { CatalogueEntry } from "./catalogue.ts";

/** Names of types (4xx), operations and gateways (5xx). */
export const nameEntries = {
  SW401: {
    title: "Two types of one name",
    cause:
      "Two schemas of a family have the same name; a name comes from the export, from .meta({ id }) or from the path.",
    fix: "Rename one export, or give one of them its own .meta({ id }).",
    class: "finding",
    severity: "error",
  },
  SW402: {
    title: "Option without a name",
    cause: "An anonymous object in a plain union has no literal-valued key to be named after.",
    fix: "Export the option, give it .meta({ id }), or a key with a literal value.",
    class: "finding",
    severity: "error",
  },
  SW403: {
    title: "Name not usable",
    cause: "A type's name starts with a capital letter and has only ASCII letters and digits.",
    fix: 'Rename the export, or give it a .meta({ id }) such as "ConversationPage".',
    class: "finding",
    severity: "error",
  },
  SW404: {
    title: "Recursion without a name",
    cause:
      "The schema contains itself through arrays, records or wrappers only, so no type of the outputs can name it.",
    fix: "Export the schema, or give it .meta({ id }).",
    class: "finding",
    severity: "error",
  },
  SW405: {
    title: "Schema nests too deep",
    cause:
      "More than 200 anonymous levels lie inside one another; usually a lazy function makes a new schema each time.",
    fix: "Make the recursive schema once, export it and refer to it.",
    class: "finding",
    severity: "error",
  },
  SW406: {
    title: "Brand on something that is no scalar",
    cause: "Only texts, numbers and booleans become wrapper types in Swift and Kotlin.",
    fix: "Remove the brand; an exported object, enum or union has a type of its own anyway.",
    class: "finding",
    severity: "error",
  },
  SW407: {
    title: "Anonymous schema used very often",
    cause: "An unexported schema is used in more than 500 places, and each place would get its own copy of the type.",
    fix: "Export it, or give it .meta({ id }).",
    class: "finding",
    severity: "error",
  },
  SW408: {
    title: "Two types of one name in Swift or Kotlin",
    cause: "A swiftName or kotlinName gives a type the name that another type of the family has there.",
    fix: "Give one of them another swiftName or kotlinName.",
    class: "finding",
    severity: "error",
  },
  SW501: {
    title: "Two operations of one id",
    cause: "Operation ids are unique in the whole contract.",
    fix: "Rename one of them.",
    class: "finding",
    severity: "error",
  },
  SW502: {
    title: "Two operations of one method and path",
    cause: "A request must lead to one operation.",
    fix: "Remove one, or change its method or path.",
    class: "finding",
    severity: "error",
  },
  SW503: {
    title: "Operation not understood",
    cause: "The declaration lacks a part or has one of the wrong kind.",
    fix: "Declare it with operation() of the kit and let the type checker complete it.",
    class: "finding",
    severity: "error",
  },
  SW504: {
    title: "Two gateways in one family",
    cause: "A family has at most one public gateway.",
    fix: "Put the routes into one gateway() declaration.",
    class: "finding",
    severity: "error",
  },
  SW505: {
    title: "Gateway not understood",
    cause: "The declaration lacks a part, has one of the wrong kind, or a template path without its pattern.",
    fix: "Declare it with gateway() of the kit and let the type checker complete it.",
    class: "finding",
    severity: "error",
  },
  SW506: {
    title: "Exposed operation without a gateway",
    cause: "The operation opts in to the public gateway, but its family declares none.",
    fix: "Add a gateway() declaration to the family, or remove expose.",
    class: "finding",
    severity: "error",
  },
} as const satisfies Record<string, CatalogueEntry>;
