import * as z from "zod";
import { isPlainPath } from "../write/write.ts";
import { outputNames } from "./output-name.ts";
import { isTakenPackage, isTakenTarget, javaKeywords, kotlinKeywords, takenFamilies } from "./taken-names.ts";
import { Stop } from "./stop.ts";
import { didYouMean } from "./suggest.ts";

const path = z
  .string()
  .min(1)
  .refine(
    (text) => !/^([/\\]|[a-zA-Z]:)/.test(text) && !text.split("/").includes(".."),
    "must be a path inside the project",
  );

const folder = path.refine(isPlainPath, "must be a folder such as generated/wire, without . or empty parts");

const target = z
  .string()
  .regex(/^[A-Z][A-Za-z0-9]*$/, "must be a Swift type name")
  .refine((name) => !isTakenTarget(name), "is the name of a Swift module that the outputs need");

const kotlinPackage = z
  .string()
  .regex(/^[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)*$/, "must be a Kotlin package name")
  .refine(
    (name) => !name.split(".").some((part) => kotlinKeywords.has(part) || javaKeywords.has(part)),
    "has a part that is a keyword of Kotlin or Java",
  )
  .refine((name) => !isTakenPackage(name), "is a package that the outputs need");

/** What types (`Seat`) and their keys, values and options (`Seat.deleted-at`) are called in a language. */
const nativeNames = z
  .record(z.string(), z.string().regex(/^[A-Za-z][A-Za-z0-9_]*$/, "must be a name"))
  .refine(
    (names) => Object.entries(names).every(([key, name]) => key.includes(".") || /^[A-Z][A-Za-z0-9]*$/.test(name)),
    "gives a type a name that is none",
  )
  .optional();

const family = z
  .strictObject({
    schemas: z.union([path, z.array(path).min(1)]),
    /** For TypeScript alone: what no other language can carry is allowed. */
    outputs: z
      .tuple([z.literal("typescript")], 'can only be ["typescript"]; left out, every output is made')
      .optional(),
    swift: z.strictObject({ target, names: nativeNames }).optional(),
    kotlin: z.strictObject({ package: kotlinPackage, names: nativeNames }).optional(),
    typescript: z
      .strictObject({
        mode: z.enum(["full", "compact"]).optional(),
        input: z.enum(["any", "json"]).optional(),
        cycles: z.boolean().optional(),
      })
      .optional(),
    vectors: path.optional(),
  })
  .check(({ value, issues }) => {
    for (const language of ["swift", "kotlin"] as const) {
      const isNamed = value[language] !== undefined;
      if (isNamed === (value.outputs === undefined)) continue;
      const message = isNamed ? "names an output that the family does not have" : "is missing";
      issues.push({ code: "custom", input: value, path: [language], message });
    }
  });

const familyName = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, "must be a kebab-case name")
  .refine(
    (name) => !takenFamilies.has(name),
    "would share the folder typescript/runtime with the run-time sources; name the family otherwise",
  );

const config = z.strictObject({
  families: z
    .record(familyName, family)
    .refine((families) => Object.keys(families).length > 0, "needs at least one family")
    .refine(
      (families) => areDistinct(Object.values(families).flatMap(({ swift }) => swift?.target.toLowerCase() ?? [])),
      "two families have one Swift target",
    )
    .refine(
      (families) => areDistinct(Object.values(families).flatMap((each) => each.kotlin?.package ?? [])),
      "two families have one Kotlin package",
    ),
  outputs: z
    .array(z.enum(outputNames))
    .min(1)
    .default([...outputNames]),
  generated: folder.default("generated"),
  swift: z.strictObject({ access: z.enum(["public", "package", "internal"]).default("public") }).prefault({}),
  kotlin: z.strictObject({ visibility: z.enum(["public", "internal"]).default("public") }).prefault({}),
  openapi: z.strictObject({ folder: folder.default("openapi"), overlay: path.optional() }).prefault({}),
});

/** What `samewire.config.ts` exports by default. */
export type SamewireConfig = z.input<typeof config>;

/** A config with its defaults filled in. */
export type Config = z.output<typeof config>;

export type FamilyConfig = z.output<typeof family>;

/** Checks a config as it came from the file. Stops with everything that is wrong with it. */
export function parseConfig(value: unknown, file: string): Config {
  const result = config.safeParse(value);
  if (result.success) return result.data;
  throw new Stop("SW102", result.error.issues.flatMap((issue) => describeIssue(issue)).join("; "), { file });
}

function areDistinct(names: readonly string[]): boolean {
  return new Set(names).size === names.length;
}

function describeIssue(issue: z.core.$ZodIssue): string[] {
  const at = issue.path.length === 0 ? "config" : issue.path.join(".");
  if (issue.code === "invalid_key") return issue.issues.map(({ message }) => `${at}: ${message}`);
  if (issue.code !== "unrecognized_keys") return [`${at}: ${issue.message}`];
  const known = knownKeys(issue.path);
  return issue.keys.map((key) => `${at}: unknown key "${key}"${didYouMean(key, known)}`);
}

/** Keys that the config has at a path. */
function knownKeys(path: readonly PropertyKey[]): string[] {
  if (path.length === 0) return Object.keys(config.shape);
  if (path[0] === "openapi") return ["folder", "overlay"];
  if (path[0] === "swift") return ["access"];
  if (path[0] === "kotlin") return ["visibility"];
  if (path[0] !== "families") return [];
  if (path.length === 2) return Object.keys(family.shape);
  if (path[2] === "typescript") return ["mode", "input", "cycles"];
  return path[2] === "swift" ? ["target", "names"] : ["package", "names"];
}
