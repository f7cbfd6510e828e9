import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { AccountProviderSchema, GoogleAccountProviderSchema } from "./accounts.ts";
import { ComposerTranscriptionRequestIdSchema, ComposerTranscriptionRequestSchema } from "./composer-transcription.ts";
import { HostedMachinesSchema, HostedPairResponseSchema } from "./hosted-pairing.ts";
import * as root from "./index.ts";
import {
  ModelEffortSchema,
  ModelKeyRemoveRequestSchema,
  ModelKeyValidateRequestSchema,
  ModelSubscriptionsResponseSchema,
} from "./model-keys.ts";
import * as gateway from "./public-gateway.ts";
import { LeadSkinIdSchema, SkinDraftBriefSchema, SkinDraftIdSchema, SkinKeyPoseSchema } from "./skin-drafts.ts";
import { WorkItemWriteReceiptRequestSchema } from "./work-item-write.ts";
import * as work from "./work-items.ts";

const uuid = "3f2504e0-4f89-41d3-9a0c-0305e82c3301";
const at = "2026-11-30T09:41:00Z";
const hash = "a".repeat(64);
const grants = { chat: true, steer: false, terminalObserve: true, terminalControl: false };
const binding = { registrationId: uuid, sequence: 1 };
const session = { deviceToken: "t", grants, sessionExpiresAt: at };
const machine = { id: "m", name: "M", hostId: null, state: "asleep" };
const answer = { version: 2, ephemeralPublicKey: "e", iv: "i", ciphertext: "c", signature: "s" };
const artifact = { artifactId: "a", filename: "a", mediaType: "image/png", byteCount: 0, sha256: hash };
const repo = { id: "r", name: "", needsDecision: true };
const line = (length: number): string => "x".repeat(length);
const many = <T>(length: number, value: T): T[] => Array.from({ length }, () => value);

type Row = readonly [name: string, schema: z.ZodType, good: readonly unknown[], bad: readonly unknown[]];

const accountsAndWork: readonly Row[] = [
  ["AccountProviderSchema", AccountProviderSchema, ["github", "google-drive"], ["google", "GitHub", null]],
  ["GoogleAccountProviderSchema", GoogleAccountProviderSchema, ["google-gmail"], ["github", "gmail"]],
  [
    "OperatorConnectionInventorySchema",
    root.OperatorConnectionInventorySchema,
    [
      {
        observedAt: "",
        runtimes: [],
        swarms: [],
        swarmsTruncated: false,
        unavailableSwarms: 0,
        linear: { status: "unverified" },
      },
    ],
    [
      {
        observedAt: "",
        runtimes: [],
        swarms: [],
        swarmsTruncated: false,
        unavailableSwarms: -1,
        linear: { status: "unverified" },
      },
    ],
  ],
  ["ModelEffortSchema", ModelEffortSchema, ["off", "max"], ["ultra", "none"]],
  ["ModelKeyRemoveRequestSchema", ModelKeyRemoveRequestSchema, [{ providerId: "x.ai_1" }], [{}, { providerId: ".x" }]],
  [
    "ModelKeyValidateRequestSchema",
    ModelKeyValidateRequestSchema,
    [{ providerId: "xai", modelId: line(512) }],
    [
      { providerId: "xai", modelId: line(513) },
      { providerId: "xai", modelId: "" },
    ],
  ],
  [
    "ModelSubscriptionsResponseSchema",
    ModelSubscriptionsResponseSchema,
    [{ subscriptions: many(64, { providerId: "xai", name: "" }) }],
    [{ subscriptions: many(65, { providerId: "xai", name: "" }) }],
  ],
  ["LeadSkinIdSchema", LeadSkinIdSchema, ["pack", "0.a-b"], ["Pack", "-a", line(129)]],
  ["SkinDraftIdSchema", SkinDraftIdSchema, ["skin_0123456789ab"], ["skin_0123456789a", "view_0123456789ab"]],
  [
    "SkinDraftBriefSchema",
    SkinDraftBriefSchema,
    [{ title: line(120), description: line(4_000), references: many(8, artifact) }],
    [
      { title: line(121), description: "" },
      { title: "a\nb", description: "" },
      { title: "a", description: "", references: many(9, artifact) },
    ],
  ],
  [
    "SkinKeyPoseSchema",
    SkinKeyPoseSchema,
    [{ pose: "idle", artifact, width: 1, height: 16_384 }],
    [{ pose: "idle", artifact, width: 1.5, height: 1 }],
  ],
  [
    "WorkActivityEntrySchema",
    work.WorkActivityEntrySchema,
    [{ id: "e", kind: "state", at: "", state: "Shipped", status: "done", attachments: many(20, { url: "u" }) }],
    [
      { id: "e", kind: "vote", at: "" },
      { id: "e", kind: "state", at: "", attachments: many(21, { url: "u" }) },
    ],
  ],
  [
    "WorkCriterionSchema",
    work.WorkCriterionSchema,
    [{ text: line(500), done: false }],
    [{ text: line(501), done: false }],
  ],
  [
    "WorkEvidenceSchema",
    work.WorkEvidenceSchema,
    [{ kind: "log", url: "no url at all", caption: "c" }],
    [
      { kind: "file", url: "u", caption: "c" },
      { kind: "log", url: " ", caption: "c" },
    ],
  ],
  ["WorkItemLabelSchema", work.WorkItemLabelSchema, ["", "a\nb", line(64)], [line(65), null]],
  ["WorkLinearLabelSchema", work.WorkLinearLabelSchema, [line(64)], ["", "a\rb", line(65)]],
  ["WorkItemPrioritySchema", work.WorkItemPrioritySchema, [0, 1, 2, 3, 4], [5, -1, 1.5, "1", null]],
  [
    "WorkItemWriteReceiptRequestSchema",
    WorkItemWriteReceiptRequestSchema,
    [{ repoId: "r", itemId: "1", requestId: uuid }],
    [
      { repoId: "R", itemId: "1", requestId: uuid },
      { repoId: "r", itemId: "1", requestId: "1" },
    ],
  ],
  [
    "WorkPlannedReleaseSchema",
    work.WorkPlannedReleaseSchema,
    [{ id: "p", name: "P", itemIds: many(25_000, "1") }],
    [{ id: "p", name: "P", itemIds: many(25_001, "1") }],
  ],
  [
    "WorkShippedVersionSchema",
    work.WorkShippedVersionSchema,
    [{ version: "1", lane: "l", date: "", dateKind: "published", itemIds: [] }],
    [{ version: "1", lane: "l", date: "", dateKind: "guess", itemIds: [] }],
  ],
  ["WorkProjectLinkSchema", work.WorkProjectLinkSchema, [{ title: "t", url: line(2_048) }], [{ title: "", url: "u" }]],
  [
    "WorkProjectDetailsSchema",
    work.WorkProjectDetailsSchema,
    [{ id: "p", name: "P", priority: 4, teams: many(100, "t"), resources: [], updates: [] }],
    [{ id: "p", name: "P", priority: 5, teams: [], resources: [], updates: [] }],
  ],
  ["WorkReleaseSourceSchema", work.WorkReleaseSourceSchema, ["tags", "milestones", "both"], ["none"]],
  [
    "WorkRepoSchema",
    work.WorkRepoSchema,
    [{ ...repo, projectId: "p_1", trackerProjectId: uuid, unavailable: "u", root: "/", backend: "markdown" }],
    [
      { ...repo, id: "R" },
      { ...repo, unavailable: "" },
      { ...repo, name: line(201) },
    ],
  ],
];

const devicesAndGateway: readonly Row[] = [
  [
    "DeviceGrantSetSchema",
    root.DeviceGrantSetSchema,
    [grants],
    [
      { ...grants, steer: undefined },
      { ...grants, chat: 1 },
    ],
  ],
  ["DevicePlatformSchema", root.DevicePlatformSchema, ["ios", "unknown"], ["windows"]],
  ["DeviceStatusSchema", root.DeviceStatusSchema, ["pending", "active", "revoked"], ["expired"]],
  ["DevicePushEnvironmentSchema", root.DevicePushEnvironmentSchema, ["sandbox", "production"], ["test"]],
  [
    "DevicePushBindingSchema",
    root.DevicePushBindingSchema,
    [binding],
    [
      { ...binding, sequence: 0 },
      { ...binding, more: 1 },
    ],
  ],
  [
    "DeviceSessionRefreshResponseSchema",
    root.DeviceSessionRefreshResponseSchema,
    [session, { ...session, relayUrl: "https://relay.example/base" }],
    [
      { ...session, relayUrl: "https://relay.example?x" },
      { ...session, deviceToken: "" },
    ],
  ],
  ["PairingHostSchema", root.PairingHostSchema, [{ name: "H", more: 1 }], [{ name: "" }]],
  [
    "PairingOfferRequestSchema",
    root.PairingOfferRequestSchema,
    [{}, { review: { days: 31 } }],
    [{ review: { days: 0 } }, { review: { days: 32 } }, { review: {} }],
  ],
  [
    "PairingRedeemResponseSchema",
    root.PairingRedeemResponseSchema,
    [{ deviceId: "d", host: { name: "H" }, offeredGrants: grants, completionToken: "t", expiresAt: at }],
    [{ deviceId: "d", host: { name: "H" }, offeredGrants: grants, completionToken: "t", expiresAt: "soon" }],
  ],
  [
    "PairingCompleteRequestSchema",
    root.PairingCompleteRequestSchema,
    [{ completionToken: "t", acceptedGrants: grants }],
    [{ completionToken: "", acceptedGrants: grants }, { completionToken: "t" }],
  ],
  ["PairingCompleteResponseSchema", root.PairingCompleteResponseSchema, [{ deviceId: "d", ...session }], [session]],
  [
    "HostedMachinesSchema",
    HostedMachinesSchema,
    [{ machines: [machine] }],
    [{ machines: [{ ...machine, state: "lost" }] }],
  ],
  [
    "HostedPairResponseSchema",
    HostedPairResponseSchema,
    [{ machine, ticketId: "", bodyPairingKey: "", answer, more: 1 }],
    [{ machine, ticketId: "", bodyPairingKey: "", answer: { ...answer, version: 3 } }],
  ],
  [
    "PublicGatewayCapabilityHashSchema",
    gateway.PublicGatewayCapabilityHashSchema,
    [hash],
    [hash.toUpperCase(), line(64)],
  ],
  [
    "PublicGatewayHostIdSchema",
    gateway.PublicGatewayHostIdSchema,
    [line(16), line(128)],
    [line(15), line(129), `${line(16)}.`],
  ],
  ["PublicGatewayRequestIdSchema", gateway.PublicGatewayRequestIdSchema, [line(16)], [line(15), `${line(16)}\n`]],
  [
    "PublicGatewayHttpHeaderSchema",
    gateway.PublicGatewayHttpHeaderSchema,
    [{ name: "accept", value: line(8_192) }],
    [
      { name: "Accept", value: "" },
      { name: "a", value: line(8_193) },
      { name: line(65), value: "" },
    ],
  ],
  ["PublicGatewayTargetSchema", gateway.PublicGatewayTargetSchema, ["control", "relay"], ["gateway"]],
  [
    "PublicGatewayPushRegistrationResponseSchema",
    gateway.PublicGatewayPushRegistrationResponseSchema,
    [{ ...binding, deviceId: "d" }],
    [{ ...binding, deviceId: "d e" }, binding],
  ],
  ["ComposerTranscriptionRequestIdSchema", ComposerTranscriptionRequestIdSchema, [uuid], ["1", line(36)]],
  [
    "ComposerTranscriptionRequestSchema",
    ComposerTranscriptionRequestSchema,
    [{ requestId: uuid }],
    [{}, { requestId: uuid, more: 1 }],
  ],
];

describe.each([...accountsAndWork, ...devicesAndGateway])("%s", (_name, schema, good, bad) => {
  it("takes what it should, and nothing beside it", () => {
    expect(good.filter((value) => !schema.safeParse(value).success)).toEqual([]);
    expect(bad.filter((value) => schema.safeParse(value).success)).toEqual([]);
  });
});
