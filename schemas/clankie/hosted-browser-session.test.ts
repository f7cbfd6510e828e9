import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import {
  HostedBrowserRevocationReceiptSchema,
  HostedBrowserRevocationSchema,
  HostedOwnerDeviceSchema,
  hostedBrowserRevocationConfirmed as confirmed,
} from "./hosted-browser-session.ts";
import type { DeclaredOperation } from "../kit/kit.ts";
import * as hostRoutes from "./host-routes.ts";
import * as root from "./index.ts";
import { PublicGatewayInstallationIdSchema } from "./public-gateway.ts";

const declared = { schemaVersion: 1, installationId: "i".repeat(22), deviceId: "device-1" };
const revocation = { ...declared, revocationId: "3f2504e0-4f89-41d3-9a0c-0305e82c3301" };
const receipt = { ...revocation, state: "revoked" };
const schemas = [
  [HostedOwnerDeviceSchema, declared],
  [HostedBrowserRevocationSchema, revocation],
  [HostedBrowserRevocationReceiptSchema, receipt],
] as const;

function isOperation(value: unknown): value is DeclaredOperation {
  return typeof value === "object" && value !== null && "responses" in value;
}

describe("identifiers and nothing else", () => {
  it.each(["token", "key", "ticket", "name", "url", "accountId", "deviceToken"])("AB1 no key %s", (key) => {
    for (const [schema, value] of schemas) {
      expect(schema.safeParse(value).success).toBe(true);
      expect(schema.safeParse({ ...value, [key]: "x" }).success).toBe(false);
    }
  });

  it("AB6 no schema holds a device's credential, nor the account that a revocation belongs to", () => {
    const keys = new Set(schemas.flatMap(([schema]) => Object.keys(schema.shape)));
    expect([...keys].sort()).toEqual(["deviceId", "installationId", "revocationId", "schemaVersion", "state"]);
  });

  it("AB6 no operation of a device carries one of them", () => {
    const exported: readonly unknown[] = [...Object.values<unknown>(root), ...Object.values<unknown>(hostRoutes)];
    const operations = exported.filter(isOperation);
    expect(operations.length).toBeGreaterThan(50);
    const bodies = operations.flatMap(({ request, responses }) => [request, ...Object.values(responses)]);
    const own: readonly unknown[] = schemas.map(([schema]) => schema);
    expect(bodies.filter((body) => own.includes(body?.schema))).toEqual([]);
  });

  it("AB5 states the rule of installation ids again, and imports no Node module for it", () => {
    const file = fileURLToPath(new URL("hosted-browser-session.ts", import.meta.url));
    expect([...readFileSync(file, "utf8").matchAll(/from "([^"]+)"/g)].map(([, name]) => name)).toEqual(["zod"]);
    for (const id of ["i".repeat(22), "-_".repeat(11), "i".repeat(21), "i".repeat(23), `${"i".repeat(21)}=`]) {
      const here = HostedOwnerDeviceSchema.safeParse({ ...declared, installationId: id }).success;
      expect(here).toBe(PublicGatewayInstallationIdSchema.safeParse(id).success);
    }
  });
});

describe("a confirmation", () => {
  it("AB2 is a receipt that names the same three identifiers, byte for byte", () => {
    expect(confirmed(revocation, receipt)).toBe(true);
    expect(confirmed(revocation, { ...receipt, revocationId: receipt.revocationId.toUpperCase() })).toBe(false);
    expect(confirmed(revocation, { ...receipt, installationId: "j".repeat(22) })).toBe(false);
    expect(confirmed(revocation, { ...receipt, deviceId: "device-2" })).toBe(false);
    expect(confirmed(revocation, { ...receipt, state: "pending" })).toBe(false);
    expect(confirmed({ ...revocation, more: 1 }, receipt)).toBe(false);
    expect(confirmed(revocation, { ...receipt, more: 1 })).toBe(false);
  });

  it("AB3 is the same for the same revocation asked again", () => {
    expect(confirmed(structuredClone(revocation), receipt)).toBe(true);
    expect(confirmed(revocation, structuredClone(receipt))).toBe(true);
  });

  it("AB4 is never the absence of something", () => {
    for (const nothing of [undefined, null, {}, "", revocation]) expect(confirmed(revocation, nothing)).toBe(false);
    expect(confirmed(undefined, receipt)).toBe(false);
    expect(confirmed(undefined, undefined)).toBe(false);
  });
});
