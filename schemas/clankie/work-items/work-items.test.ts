import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { safeParseProtocolResponse as read } from "../index.ts";
import {
  WorkItemWriteCommandSchema,
  WorkItemWriteReceiptSchema,
  WorkItemWriteRequestSchema,
  uncertainWorkItemWrite,
} from "../work-item-write.ts";
import * as work from "../work-items.ts";

const uuid = "3f2504e0-4f89-41d3-9a0c-0305e82c3301";
const item = {
  id: "1",
  title: "Fix it",
  status: "backlog",
  dependsOn: [],
  summary: "",
  criteria: [{ text: "It works", done: false }],
  evidence: [{ kind: "link", url: "docs/a.md", caption: "Notes" }],
  location: "",
} as const;
const repo = { id: "repo-1", name: "", needsDecision: false };

function fits(schema: z.ZodType, value: unknown): boolean {
  return schema.safeParse(value).success;
}

describe("a work item", () => {
  it.each([
    [
      "every key",
      { parent: "p", priority: 0, milestone: { id: "m", name: "n" }, owner: "o", labels: ["", "a\nb"] },
      true,
    ],
    ["a title of two lines", { title: "a\nb" }, false],
    ["a title of one line between breaks", { title: "\n a \n" }, true],
    ["a blank title", { title: "  " }, false],
    ["a status with two l", { status: "cancelled" }, false],
    ["a priority as text", { priority: "1" }, false],
    ["a priority of 5", { priority: 5 }, false],
    ["51 criteria", { criteria: Array.from({ length: 51 }, () => ({ text: "c", done: true })) }, false],
    ["21 labels", { labels: Array.from({ length: 21 }, () => "l") }, false],
    ["a key it does not know", { more: 1 }, false],
  ])("with %s", (_name, change, good) => {
    expect(fits(work.WorkItemSchema, { ...item, ...change })).toBe(good);
  });

  it("as an older client knows it has no milestone and no backlog", () => {
    const whole = work.WorkItemSchema.parse({ ...item, milestone: { id: "m", name: "n" }, priority: 2 });
    expect(work.legacyWorkItem(whole)).toEqual({ ...item, priority: 2, status: "todo" });
    expect(work.legacyWorkItem({ ...whole, status: "done" }).status).toBe("done");
    expect(whole.milestone).toEqual({ id: "m", name: "n" });
  });
});

describe("a convention", () => {
  const convention = { schemaVersion: 1, backend: "linear", decidedBy: "owner", decidedAt: "" };
  const linear = { team: "T", label: "clankie" };

  it("has a label only beside the backend linear, read strictly or not", () => {
    expect(fits(work.WorkConventionSchema, { ...convention, linear })).toBe(true);
    for (const backend of ["default", "markdown", "github"]) {
      const other = { ...convention, backend, linear };
      const strictly = work.WorkConventionSchema.safeParse(other);
      expect(strictly.error?.issues.map((issue) => issue.path)).toEqual([["linear", "label"]]);
      expect(read(work.WorkConventionSchema, other).success).toBe(false);
      expect(fits(work.WorkConventionSchema, { ...other, linear: { team: "T" } })).toBe(true);
    }
  });

  it("fills in where releases come from", () => {
    const stored = work.WorkConventionSchema.parse({ ...convention, releases: {} });
    expect(stored.releases).toEqual({ source: "both", lane: "repository" });
  });

  it("may be suggested in part by a sign", () => {
    expect(fits(work.WorkSignalSchema, { kind: "adr", detail: "", suggests: { decisions: "docs" } })).toBe(true);
    expect(fits(work.WorkSignalSchema, { kind: "adr", detail: "", suggests: { decidedBy: "owner" } })).toBe(false);
    expect(fits(work.WorkInitSettingsSchema, { backend: "github", githubRepo: "a/b", releaseLane: "main" })).toBe(true);
    expect(fits(work.WorkInitSettingsSchema, {})).toBe(true);
  });
});

describe("answers about work", () => {
  it("name their repository", () => {
    expect(fits(work.WorkReposResultSchema, { repos: [repo] })).toBe(true);
    expect(fits(work.WorkItemsResultSchema, { repo, items: [item] })).toBe(true);
    const facts = { releaseSource: "tags", planned: [], shipped: [], goals: [], unavailable: [] };
    expect(fits(work.WorkProjectFactsSchema, facts)).toBe(true);
    expect(fits(work.WorkProjectResultSchema, { repo, ...facts })).toBe(true);
    expect(fits(work.WorkProjectResultSchema, facts)).toBe(false);
    const details = { id: "p", name: "P", teams: [], resources: [], updates: [] };
    expect(fits(work.WorkProjectDetailsResultSchema, { repo, ...details })).toBe(true);
    const entry = { id: "e", kind: "comment", at: "", attachments: [{ url: "u" }] };
    expect(fits(work.WorkItemActivityResultSchema, { repo, itemId: "1", entries: [entry] })).toBe(true);
  });

  it("progress is a part of one", () => {
    const goal = { id: "g", name: "G", status: "s", projects: [{ id: "p", name: "P", progress: 0.5 }] };
    expect(fits(work.WorkGoalSchema, goal)).toBe(true);
    for (const progress of [-0.1, 1.1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(fits(work.WorkGoalSchema, { ...goal, projects: [{ id: "p", name: "P", progress }] })).toBe(false);
    }
  });
});

describe("a write", () => {
  it.each([
    [{ action: "assign", owner: null }, true],
    [{ action: "assign", owner: "ada" }, true],
    [{ action: "assign" }, false],
    [{ action: "add_label", label: "a" }, true],
    [{ action: "remove_label", label: "a\nb" }, false],
    [{ action: "add_dependency", id: "2" }, true],
    [{ action: "add_dependency", label: "2" }, false],
  ])("%j", (command, good) => {
    expect(fits(WorkItemWriteCommandSchema, command)).toBe(good);
    const asked = { repoId: "repo-1", itemId: "1", requestId: uuid, command };
    expect(fits(WorkItemWriteRequestSchema, asked)).toBe(good);
  });

  it("of which nobody knows is told as uncertain", () => {
    const receipt = uncertainWorkItemWrite(uuid, "The tracker did not answer.");
    expect(WorkItemWriteReceiptSchema.parse(receipt)).toEqual({
      requestId: uuid,
      outcome: "uncertain",
      message: "The tracker did not answer.",
    });
  });
});
