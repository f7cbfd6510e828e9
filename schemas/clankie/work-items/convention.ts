/** How a repository tracks its work, as it is stored in `.clankie/tracking.json`. */
import { z } from "zod";
import { WorkBackendSchema, WorkLinearLabelSchema, WorkReleaseSourceSchema } from "./repo.ts";
import { line, raw, trimmed } from "./text.ts";

export const WorkGithubTargetSchema = z.strictObject({ repo: z.string().regex(/^[\w.-]+\/[\w.-]+$/u) });

const linear = { team: trimmed(64), project: trimmed(200).optional() };

export const WorkLinearTargetSchema = z.strictObject({ ...linear, label: WorkLinearLabelSchema.optional() });

/** Beside another backend a label would never be used. The key is named so that its presence is a fault, not a growth. */
const unlabelledLinear = z.strictObject({ ...linear, label: z.never().optional() });

export const WorkReleasesSchema = z.strictObject({
  source: WorkReleaseSourceSchema.default("both"),
  lane: line(64).default("repository"),
});

const place = {
  directory: trimmed(256).optional(),
  github: WorkGithubTargetSchema.optional(),
  releases: WorkReleasesSchema.optional(),
  decisions: trimmed(256).optional(),
  note: raw(1_000).optional(),
};

const decided = {
  schemaVersion: z.literal(1),
  ...place,
  decidedBy: z.enum(["owner", "discovery"]),
  decidedAt: raw(64),
};

const elsewhere = z
  .strictObject({
    backend: z.enum(["default", "markdown", "github"]),
    ...decided,
    linear: unlabelledLinear.optional(),
  })
  .describe("Tracked in files or at GitHub.");

const atLinear = z
  .strictObject({ backend: z.literal("linear"), ...decided, linear: WorkLinearTargetSchema.optional() })
  .describe("Tracked at Linear.");

export const WorkConventionSchema = z
  .discriminatedUnion("backend", [elsewhere, atLinear])
  .describe("How a repository tracks its work. `linear.label` stands only beside the backend `linear`.");

export const WorkSuggestionSchema = z
  .strictObject({ backend: WorkBackendSchema.optional(), ...place, linear: WorkLinearTargetSchema.optional() })
  .describe("What a sign suggests for the convention.");

export const WorkSignalSchema = z
  .strictObject({
    kind: z.enum(["linear", "github", "markdown", "todo_file", "adr"]),
    detail: raw(500),
    suggests: WorkSuggestionSchema.optional(),
  })
  .describe("A sign in a repository of how its work is tracked.");

const short = z.string().min(1).max(256);
const name = z.string().min(1).max(200);

export const WorkInitSettingsSchema = z
  .strictObject({
    backend: WorkBackendSchema.optional(),
    directory: short.optional(),
    githubRepo: name.optional(),
    linearTeam: z.string().min(1).max(64).optional(),
    linearProject: name.optional(),
    linearLabel: WorkLinearLabelSchema.optional(),
    releaseSource: WorkReleaseSourceSchema.optional(),
    releaseLane: trimmed(64).optional(),
    decisions: short.optional(),
    note: raw(1_000).optional(),
  })
  .describe("What the owner says when a repository's tracking is set up.");
