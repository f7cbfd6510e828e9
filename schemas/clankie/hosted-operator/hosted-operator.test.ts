import { describe, expect, it } from "vitest";
import {
  HOSTED_OPERATOR_GET_PATHS,
  HOSTED_OPERATOR_OPERATIONS,
  HOSTED_OPERATOR_PATH,
  HOSTED_OPERATOR_POST_PATHS,
  HostedOperatorRequestSchema,
  hostedOperatorAllows,
} from "../hosted-operator.ts";
import { OperatorServiceRequestSchema } from "../index.ts";
import { HOSTED_OPERATOR_PATH as gatewayPath } from "../public-gateway.ts";

const grant = "3f2504e0-4f89-41d3-9a0c-0305e82c3301";

function gets(path: string): boolean {
  return hostedOperatorAllows("GET", path);
}

function posts(path: string, body?: string): boolean {
  return hostedOperatorAllows("POST", path, body);
}

function dispatches(request: unknown): boolean {
  return posts("/operator/v1/dispatch", JSON.stringify(request));
}

describe("AH1 Discord", () => {
  const directory = "/v1/discord/directory";

  it("AH1 settings can be read and changed", () => {
    expect(gets("/v1/discord/settings")).toBe(true);
    expect(posts("/v1/discord/settings")).toBe(true);
    expect(gets("/v1/discord/settings?x=1")).toBe(false);
  });

  it.each([
    ["", true],
    ["?", true],
    ["?kind=servers", true],
    ["?kind=roles&guildId=12345", true],
    ["?kind=roles", false],
    ["?guildId=12345&limit=200&after=99999", true],
    ["?limit=201", false],
    ["?limit=0", false],
    ["?limit=%205%20", true],
    ["?limit=0x10", true],
    ["?limit=1e2", true],
    ["?limit=", false],
    ["?limit=two", false],
    ["?limit=1.5", false],
    ["?kind=servers&kind=servers", false],
    ["?kind=all", false],
    ["?other=1", false],
    ["?after=1", false],
    ["#kind=servers", false],
    ["?kind=servers#x", false],
    [`?guildId=${"1".repeat(32)}`, true],
    [`?limit=${"%20".repeat(700)}5`, false],
  ])("AH1 the directory with %j", (query, allowed) => {
    expect(gets(`${directory}${query}`)).toBe(allowed);
    expect(posts(`${directory}${query}`)).toBe(false);
  });
});

describe("the other forms", () => {
  it("AH2 the official bot can be read and set", () => {
    expect(gets("/v1/discord/official")).toBe(true);
    expect(posts("/v1/discord/official")).toBe(true);
    expect(gets("/v1/discord/official?x=1")).toBe(false);
  });

  it("AH3 projects take one query, and no other", () => {
    expect(gets("/v1/operator/projects?includeAutonomy=true")).toBe(true);
    expect(posts("/v1/operator/projects/update?includeAutonomy=true")).toBe(true);
    for (const query of ["?includeAutonomy=false", "?includeAutonomy=true&x=1", "?"]) {
      expect(gets(`/v1/operator/projects${query}`)).toBe(false);
      expect(posts(`/v1/operator/projects/update${query}`)).toBe(false);
    }
    expect(posts("/v1/operator/projects?includeAutonomy=true")).toBe(false);
  });

  it("AH4 worker accounts may name a fleet, and usage may be read anew", () => {
    expect(gets("/v1/worker-accounts")).toBe(true);
    expect(gets("/v1/worker-accounts?fleet=lab-2")).toBe(true);
    expect(gets("/v1/worker-accounts?fleet=Lab")).toBe(false);
    expect(gets("/v1/usage?refresh=1")).toBe(true);
    expect(gets("/v1/usage?refresh=2")).toBe(false);
    expect(posts("/v1/usage?refresh=1")).toBe(false);
  });

  it("AH7 a support grant can be revoked or offered", () => {
    expect(posts(`/v1/support/grants/${grant}/revoke`)).toBe(true);
    expect(posts(`/v1/support/grants/${grant}/pairing-offer`)).toBe(true);
    expect(gets(`/v1/support/grants/${grant}/revoke`)).toBe(false);
    expect(posts(`/v1/support/grants/${grant.toUpperCase()}/revoke`)).toBe(false);
    expect(posts(`/v1/support/grants/${grant}/extend`)).toBe(false);
  });
});

describe("AH5 dispatch", () => {
  it("AH5 takes a good request of a listed operation", () => {
    expect(dispatches({ op: "list", schemaVersion: 1 })).toBe(true);
    expect(dispatches({ op: "terminal_catalog", schemaVersion: 1 })).toBe(true);
  });

  it("AH5 refuses a body that is missing, no JSON, or not read strictly", () => {
    expect(posts("/operator/v1/dispatch")).toBe(false);
    expect(posts("/operator/v1/dispatch", "{")).toBe(false);
    expect(posts("/operator/v1/dispatch", "undefined")).toBe(false);
    expect(dispatches({ op: "list", schemaVersion: 1, more: 1 })).toBe(false);
    expect(dispatches({ op: "list" })).toBe(false);
    expect(hostedOperatorAllows("GET", "/operator/v1/dispatch", '{"op":"list","schemaVersion":1}')).toBe(false);
  });

  it("AH5 never takes reset, nor another operation that is not listed", () => {
    expect(dispatches({ op: "reset", schemaVersion: 1, conversationId: "c", expectedRevision: 0 })).toBe(false);
    expect(dispatches({ op: "worker_reports", schemaVersion: 1, conversationId: "c" })).toBe(false);
    expect(dispatches({ op: "work_items", schemaVersion: 1 })).toBe(false);
    const unlisted = OperatorServiceRequestSchema.options
      .flatMap((option) => [...option.shape.op.values])
      .filter((op) => !HOSTED_OPERATOR_OPERATIONS.has(op));
    expect(unlisted).toEqual([
      "reset",
      "subagent_replay",
      "readopt_seat",
      "worker_reports",
      "acknowledge_worker_reports",
      "state_work",
    ]);
    expect(HOSTED_OPERATOR_OPERATIONS.size).toBe(59);
  });
});

describe("AH6 the table", () => {
  it("AH6 takes what it lists, byte for byte, without a query", () => {
    for (const path of HOSTED_OPERATOR_GET_PATHS) {
      expect(gets(path)).toBe(true);
      expect(gets(`${path}/`)).toBe(false);
      expect(gets(`${path}?more=1`)).toBe(false);
      expect(hostedOperatorAllows("PUT", path)).toBe(false);
      expect(hostedOperatorAllows("get", path)).toBe(false);
    }
    for (const path of HOSTED_OPERATOR_POST_PATHS) {
      expect(posts(path)).toBe(true);
      expect(posts(`${path}?more=1`)).toBe(false);
      expect(posts(path.toUpperCase())).toBe(false);
      expect(hostedOperatorAllows("DELETE", path)).toBe(false);
    }
  });

  it.each(["/v1/restart", "/v1/reset", "/v1/deprovision", "/v1/pairing/offer", "/v1/model-keys/future-route", "", "/"])(
    "AH6 refuses %j",
    (path) => {
      expect([gets(path), posts(path, "{}")]).toEqual([false, false]);
    },
  );
});

it("stands at the path that the gateway lists, and takes GET and POST with a bounded body", () => {
  expect(HOSTED_OPERATOR_PATH).toBe(gatewayPath);
  expect(HostedOperatorRequestSchema.safeParse({ method: "GET", path: "/health" }).success).toBe(true);
  expect(HostedOperatorRequestSchema.safeParse({ method: "PUT", path: "/health" }).success).toBe(false);
  const body = "x".repeat(1_048_577);
  expect(HostedOperatorRequestSchema.safeParse({ method: "POST", path: "/a", body }).success).toBe(false);
});
