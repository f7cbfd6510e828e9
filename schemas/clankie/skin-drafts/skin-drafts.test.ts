import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { safeParseProtocolResponse as read } from "../index.ts";
import {
  ApproveSkinDraftSchema,
  CreateSkinDraftSchema,
  SkinDraftSchema,
  UpdateSkinDraftSchema,
  approvedSkinDraft,
  editedSkinDraft,
  skinDraftConflict,
} from "../skin-drafts.ts";

const [first, second, third] = ["a", "b", "c"].map((letter) => letter.repeat(64)) as [string, string, string];
const at = "2026-11-30T09:41:00Z";
const artifact = { artifactId: "a", filename: "a.png", mediaType: "image/png", byteCount: 4, sha256: first };
const pose = { pose: "idle", artifact, width: 64, height: 64 };
const draft = SkinDraftSchema.parse({
  state: "draft",
  schemaVersion: 1,
  id: "skin_0123456789ab",
  revision: first,
  brief: { title: "Fox", description: "" },
  poses: [pose],
  artifact,
  createdAt: at,
  updatedAt: at,
});
const update = { id: draft.id, expectedRevision: first, changes: { poses: [] } };
const approve = { id: draft.id, expectedRevision: first, artifactSha256: first };
const stamp = { revision: second, at: "2026-11-30T09:42:00Z" };

function fits(schema: z.ZodType, value: unknown): boolean {
  return schema.safeParse(value).success;
}

describe("a draft", () => {
  it("is approved exactly when it says by what, read strictly or not", () => {
    const approved = { artifactSha256: first, revision: first, at };
    const bare = { ...draft };
    expect(fits(SkinDraftSchema, { ...bare, state: "approved", approved })).toBe(true);
    expect(fits(SkinDraftSchema, { ...bare, state: "approved" })).toBe(false);
    for (const state of ["draft", "discarded"]) {
      expect(fits(SkinDraftSchema, { ...bare, state, approved })).toBe(false);
      expect(read(SkinDraftSchema, { ...bare, state, approved }).success).toBe(false);
      expect(read(SkinDraftSchema, { ...bare, state, more: 1 }).success).toBe(true);
    }
  });

  it("has key poses of unique names, pictures in their own pixels", () => {
    expect(fits(SkinDraftSchema, { ...draft, poses: [pose, { ...pose, pose: "walk" }] })).toBe(true);
    for (const bad of [
      { width: 0 },
      { height: 16_385 },
      { artifact: { ...artifact, mediaType: "text/plain" } },
      { pose: "Idle" },
      { scale: 2 },
    ]) {
      expect(fits(SkinDraftSchema, { ...draft, poses: [{ ...pose, ...bad }] })).toBe(false);
    }
    expect(fits(SkinDraftSchema, { ...draft, poses: [pose, pose] })).toBe(false);
  });
});

const requests = [
  [CreateSkinDraftSchema, { brief: draft.brief }],
  [UpdateSkinDraftSchema, update],
  [ApproveSkinDraftSchema, approve],
] as const;

describe("what a request can say", () => {
  it.each(["ownerId", "accountId"])("AS1 no owner: %s", (key) => {
    for (const [schema, value] of requests) expect(fits(schema, { ...value, [key]: "me" })).toBe(false);
    expect(Object.keys(draft)).not.toContain(key);
  });

  it.each(["authority", "approvedBy", "proof"])("AS2 no authority: %s", (key) => {
    for (const [schema, value] of requests) expect(fits(schema, { ...value, [key]: true })).toBe(false);
  });

  it.each(["generate", "budget", "credits", "publish", "authority", "approvedBy", "ownerId"])(
    "AS3 no generation, spending or publication: %s",
    (key) => {
      for (const [schema, value] of requests) {
        expect(fits(schema, value)).toBe(true);
        expect(fits(schema, { ...value, [key]: 1 })).toBe(false);
      }
      expect(fits(UpdateSkinDraftSchema, { ...update, changes: { poses: [], [key]: 1 } })).toBe(false);
      expect(fits(CreateSkinDraftSchema, { brief: { ...draft.brief, [key]: 1 } })).toBe(false);
    },
  );

  it("an update changes something: an empty list of poses is a change", () => {
    const updates = (changes: object): boolean => fits(UpdateSkinDraftSchema, { ...update, changes });
    expect(updates({})).toBe(false);
    expect(updates({ poses: [] })).toBe(true);
    expect(updates({ brief: draft.brief, poses: [pose], artifact, state: "discarded" })).toBe(true);
    expect(updates({ state: "discarded" })).toBe(true);
    expect(updates({ state: "approved" })).toBe(false);
    expect(updates({ poses: [pose, pose] })).toBe(false);
  });
});

describe("editing and approving", () => {
  it("AS4 name the revision that was seen, and give a new one", () => {
    expect(fits(UpdateSkinDraftSchema, { ...update, expectedRevision: undefined })).toBe(false);
    expect(fits(ApproveSkinDraftSchema, { ...approve, expectedRevision: undefined })).toBe(false);
    expect(skinDraftConflict(draft, update)).toBeUndefined();
    expect(skinDraftConflict(draft, { ...update, expectedRevision: third })).toBe("stale_revision");
    expect(skinDraftConflict(draft, { ...approve, expectedRevision: third })).toBe("stale_revision");
    expect(editedSkinDraft(draft, update.changes, stamp).revision).toBe(second);
    expect(approvedSkinDraft(draft, approve, stamp).revision).toBe(second);
    expect(draft.revision).toBe(first);
  });

  it("AS5 an approval is of the stored artifact and no other", () => {
    expect(skinDraftConflict(draft, approve)).toBeUndefined();
    expect(skinDraftConflict(draft, { ...approve, artifactSha256: third })).toBe("other_artifact");
    const { artifact: _, ...unbuilt } = draft;
    expect(skinDraftConflict(unbuilt, approve)).toBe("other_artifact");
    const approved = approvedSkinDraft(draft, approve, stamp);
    expect(SkinDraftSchema.parse(approved).approved).toEqual({ artifactSha256: first, revision: second, at: stamp.at });
  });

  it("AS6 any later edit makes it a draft again", () => {
    const approved = approvedSkinDraft(draft, approve, stamp);
    const edited = editedSkinDraft(approved, { brief: { title: "Fox 2", description: "" } }, { revision: third, at });
    expect(SkinDraftSchema.parse(edited)).toEqual({ ...draft, brief: edited.brief, revision: third });
    expect(edited).not.toHaveProperty("approved");
  });

  it("AS7 a discarded draft takes no further edit, and no state is a right", () => {
    const discarded = SkinDraftSchema.parse(editedSkinDraft(draft, { state: "discarded" }, stamp));
    const later = { ...update, expectedRevision: second };
    expect(skinDraftConflict(discarded, later)).toBe("discarded");
    expect(skinDraftConflict(discarded, { ...approve, expectedRevision: second })).toBe("discarded");
    const approved = approvedSkinDraft(draft, approve, stamp);
    expect(Object.keys(approved.approved ?? {}).sort()).toEqual(["artifactSha256", "at", "revision"]);
  });
});

it("AS8 the module imports Zod and the kit alone", () => {
  const folder = new URL(".", import.meta.url);
  const specifiers = ["schemas.ts", "edit.ts"].flatMap((file) =>
    [...readFileSync(fileURLToPath(new URL(file, folder)), "utf8").matchAll(/from "([^"]+)"/g)].map(([, name]) => name),
  );
  expect([...new Set(specifiers)].sort()).toEqual(["../../kit/kit.ts", "./schemas.ts", "zod"]);
});
