import type { CatalogueEntry } from "./catalogue.ts";

/** Output files (6xx) and faults of Samewire itself (9xx). */
export const outputEntries = {
  SW601: {
    title: "Output differs from the schemas",
    cause: "A generated file is missing, stale or out of date.",
    fix: "Run samewire gen and commit the result.",
    class: "finding",
    severity: "error",
  },
  SW602: {
    title: "Generated file was edited",
    cause: "A generated file holds bytes that the last run did not write.",
    fix: "Move the change into the schemas, delete the file, and run samewire gen again.",
    class: "finding",
    severity: "error",
  },
  SW603: {
    title: "Foreign file in the way",
    cause: "A file that Samewire did not write stands where an output belongs.",
    fix: "Move that file elsewhere, and run samewire gen again.",
    class: "finding",
    severity: "error",
  },
  SW604: {
    title: "Output cannot be written",
    cause: "The disk refused a read or a write below the output folders, or another run is at work.",
    fix: "Check rights and free space; wait for the other run to end.",
    class: "usage",
    severity: "error",
  },
  SW605: {
    title: "Manifest not understood",
    cause: "generated/manifest.json is not what a run writes, so the files in the output folders cannot be told apart.",
    fix: "Restore it from version control, or delete it and run samewire gen again.",
    class: "usage",
    severity: "error",
  },
  SW901: {
    title: "Fault of Samewire",
    cause: "Samewire itself failed; the schemas are not to blame.",
    fix: "Report the message and the schema that leads to it.",
    class: "fault",
    severity: "error",
  },
} as const satisfies Record<string, CatalogueEntry>;
