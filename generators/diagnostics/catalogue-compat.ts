import type { CatalogueEntry } from "./catalogue.ts";

const fix =
  "Grow by optional keys, or keep the old shape beside the new one; otherwise agree on the change with every consumer before it ships.";

/** Changes between two contracts (7xx). */
export const compatEntries = {
  SW701: {
    title: "Change breaks a request",
    cause: "A newer host would refuse, or take for something else, what older clients send.",
    fix,
    class: "finding",
    severity: "error",
  },
  SW702: {
    title: "Change breaks an answer",
    cause: "Of an older and a newer side, one would refuse the answers that the other one gives or expects.",
    fix,
    class: "finding",
    severity: "error",
  },
  SW703: {
    title: "Change breaks stored or sealed data",
    cause: "No operation carries the type, so both sides read it strictly, and one would refuse what the other writes.",
    fix,
    class: "finding",
    severity: "error",
  },
  SW704: {
    title: "Name in generated code changed",
    cause: "The wire stays as it is, but programs that use the generated type no longer compile.",
    fix: "Keep the name, set it with .meta(), or tell the consumers.",
    class: "finding",
    severity: "warning",
  },
} as const satisfies Record<string, CatalogueEntry>;
