import { describe, expect, it } from "vitest";
import * as accounts from "../accounts.ts";
import * as composer from "../composer-transcription.ts";
import * as setup from "../discord-setup.ts";
import * as encryption from "../gateway-encryption.ts";
import * as routes from "../host-routes.ts";
import * as hostedOperator from "../hosted-operator.ts";
import * as pairing from "../hosted-pairing.ts";
import * as root from "../index.ts";
import * as models from "../model-keys.ts";
import { OpenObjectSchema } from "../open-object.ts";
import { PUBLIC_GATEWAY_ROUTES } from "../public-gateway.ts";
import * as wake from "../wake.ts";
import type { DeclaredOperation } from "../../kit/kit.ts";

const modules = [accounts, composer, setup, encryption, routes, hostedOperator, pairing, root, models, wake];

function operationsOf(module: object): DeclaredOperation[] {
  return Object.values(module).filter(
    (each: unknown): each is DeclaredOperation => typeof each === "object" && each !== null && "responses" in each,
  );
}

const operations = modules.flatMap(operationsOf);
const ids = operations.map((each) => each.id);
const named = new Map(operations.map((each) => [each.id, each]));

describe("the operations of the host", () => {
  it("have ids, and methods at paths, of their own", () => {
    expect(operations).toHaveLength(153);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(operations.map(({ method, path }) => `${method} ${path}`)).size).toBe(ids.length);
  });

  it("hold one for every route that the public gateway passes on", () => {
    const known = new Set(operations.map(({ method, path }) => `${method} ${path.replace("{id}", ":id")}`));
    expect(
      PUBLIC_GATEWAY_ROUTES.map(({ method, path }) => `${method} ${path}`).filter((each) => !known.has(each)),
    ).toEqual([]);
  });

  it("take the same bearers, in words of their own", () => {
    const schemes = new Set(operations.flatMap(({ security }) => security));
    expect([...schemes].sort()).toEqual([
      "captainBearer",
      "deviceBearer",
      "discordTextBearer",
      "discordVoiceBearer",
      "operatorBearer",
    ]);
    expect(new Set(operations.map(({ summary }) => summary)).size).toBe(operations.length);
  });

  it.each([
    ["getHealth", "GET /health", []],
    ["deleteDiscordUserSessionOptIn", "DELETE /v1/discord/user-session/opt-in", ["operatorBearer"]],
    ["postDiscordPresenceActions", "POST /v1/discord/presence-actions", ["discordTextBearer", "discordVoiceBearer"]],
    ["patchCaptainEpisode", "PATCH /v1/memory/captain-episodes/{lane}/{episodeId}", ["operatorBearer"]],
    ["getEmbodimentSession", "GET /v1/embodiment/sessions/{id}", ["captainBearer"]],
    ["disconnectRuntime", "DELETE /v1/runtime-connections/{id}", ["operatorBearer"]],
    ["registerDeviceWakeKey", "POST /v1/devices/wake-key", ["deviceBearer"]],
    ["getModelKeys", undefined, []],
  ])("%s is %s", (id, route, security) => {
    const found = named.get(id);
    expect(found && `${found.method} ${found.path}`).toBe(route);
    expect(found?.security ?? []).toEqual(security);
  });

  it("state their parameters", () => {
    const parameters = (id: string): unknown =>
      named.get(id)?.parameters?.map((each) => [each.in, each.name, each.required]);
    expect(parameters("getDiscordDirectory")).toEqual([
      ["query", "kind", undefined],
      ["query", "guildId", undefined],
      ["query", "limit", undefined],
      ["query", "after", undefined],
    ]);
    expect(parameters("getCaptainEpisodes")).toEqual([["query", "lane", true]]);
    expect(parameters("postDiscordPresenceActions")).toEqual([
      ["header", "x-clankie-discord-presence-session", true],
      ["header", "x-clankie-discord-presence-phase", true],
      ["header", "x-clankie-discord-presence-revision", true],
    ]);
  });

  it("name the bodies whose shape is not stated", () => {
    const open = operations.filter(({ request }) => request?.schema === OpenObjectSchema);
    expect(OpenObjectSchema.meta()?.description).toContain("does not state yet");
    expect(open.length).toBeGreaterThan(40);
    expect(open.map(({ id }) => id)).not.toContain("postOperatorDispatch");
  });
});

describe("the shapes that are stated here", () => {
  it("readiness is true, or false for a reason", () => {
    const schema = routes.CaptainReadinessResponseSchema;
    expect(schema.safeParse({ ready: true, model: "a/b", providerId: "a" }).success).toBe(true);
    expect(schema.safeParse({ ready: false, reason: "no_model" }).success).toBe(true);
    expect(schema.safeParse({ ready: false }).success).toBe(false);
    expect(schema.safeParse({ ready: true, reason: "no_model" }).success).toBe(false);
  });

  it("an ingress is sealed, a head may be taken away, a default is one answer", () => {
    const sealed = { version: 1, permit: "p", ephemeralPublicKey: "k".repeat(87), nonce: "n".repeat(22), sealed: "s" };
    expect(routes.DiscordIngressRequestSchema.safeParse(sealed).success).toBe(true);
    expect(routes.DiscordIngressRequestSchema.safeParse({ ...sealed, text: "t" }).success).toBe(false);
    const head = { conversationId: "c", headConversationId: null };
    expect(routes.ConversationHeadRequestSchema.safeParse(head).success).toBe(true);
    expect(routes.ConversationHeadRequestSchema.safeParse({ conversationId: "c" }).success).toBe(false);
    expect(routes.AccountDiagnosticsDefaultSchema.safeParse({ diagnosticsDefault: true }).success).toBe(true);
  });
});
