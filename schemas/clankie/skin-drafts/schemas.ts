import { z } from "zod";
import { atLeastOne, uniqueItems } from "../../kit/kit.ts";

const sha256 = z.string().regex(/^[a-f0-9]{64}$/u);
const revision = sha256.describe("Changes with every edit. It fences edits and approvals.");

/** The skin of a lead that chose none. */
export const LEAD_SKIN_ID_DEFAULT = "pack";

export const LeadSkinIdSchema = z
  .string()
  .regex(/^[a-z0-9][a-z0-9.-]{0,127}$/u)
  .describe("Names a skin that a lead can wear.");

export const SkinDraftIdSchema = z
  .string()
  .regex(/^skin_[a-z0-9]{12}$/u)
  .describe("Names a draft.");

const artifact = {
  artifactId: z.string().min(1).max(512),
  filename: z.string().min(1).max(256),
  mediaType: z.string().min(1).max(256),
  byteCount: z.int().min(0).max(15_728_640),
  sha256,
};

export const SkinArtifactSchema = z.strictObject(artifact).describe("A file that a draft refers to.");

const imageArtifact = z
  .strictObject({ ...artifact, mediaType: artifact.mediaType.regex(/^image\//u) })
  .describe("A picture that a draft refers to.");

export const SkinDraftBriefSchema = z
  .strictObject({
    title: z
      .string()
      .trim()
      .min(1)
      .max(120)
      .regex(/^[^\r\n]*$/u),
    description: z.string().max(4_000),
    references: z.array(SkinArtifactSchema).max(8).optional(),
  })
  .describe("What the skin should be.");

const pixels = z.int().min(1).max(16_384);

export const SkinKeyPoseSchema = z
  .strictObject({
    pose: z.string().regex(/^[a-z][a-z0-9_-]{0,31}$/u),
    artifact: imageArtifact,
    width: pixels,
    height: pixels,
  })
  .describe("One pose as it is drawn, in the picture's own pixels.");

const poses = z.array(SkinKeyPoseSchema).max(32).check(uniqueItems("pose"));

export const SkinDraftApprovalSchema = z
  .strictObject({ artifactSha256: sha256, revision, at: z.iso.datetime() })
  .describe("The owner approved exactly this artifact at this revision.");

const draft = {
  schemaVersion: z.literal(1),
  id: SkinDraftIdSchema,
  revision,
  brief: SkinDraftBriefSchema,
  poses,
  artifact: SkinArtifactSchema.optional().describe("The built skin."),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
};

const unapproved = z.strictObject({
  state: z.enum(["draft", "discarded"]),
  ...draft,
  approved: z.never().optional(),
});

const approved = z.strictObject({ state: z.literal("approved"), ...draft, approved: SkinDraftApprovalSchema });

export const SkinDraftSchema = z
  .discriminatedUnion("state", [unapproved, approved])
  .describe("A draft. `approved` is present exactly in the state of that name, and grants nothing by itself.");

export type SkinDraft = z.infer<typeof SkinDraftSchema>;

export const CreateSkinDraftSchema = z
  .strictObject({ brief: SkinDraftBriefSchema, poses: poses.optional() })
  .describe("Makes a draft. Its owner comes from the host's own proof.");

export const SkinDraftChangesSchema = z
  .strictObject({
    brief: SkinDraftBriefSchema.optional(),
    poses: poses.optional().describe("All of them; an empty list takes them away."),
    artifact: SkinArtifactSchema.optional(),
    state: z.literal("discarded").optional(),
  })
  .check(atLeastOne(["brief", "poses", "artifact", "state"], { counts: "presence" }))
  .describe("What to change of a draft: at least one of its keys.");

export const UpdateSkinDraftSchema = z
  .strictObject({ id: SkinDraftIdSchema, expectedRevision: revision, changes: SkinDraftChangesSchema })
  .describe("Changes a draft at the revision the caller saw. An approval does not outlive it.");

export const ApproveSkinDraftSchema = z
  .strictObject({ id: SkinDraftIdSchema, expectedRevision: revision, artifactSha256: sha256 })
  .describe("Approves one exact artifact of a draft.");
