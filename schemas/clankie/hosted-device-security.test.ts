import { expect, it } from "vitest";
import { HostedDevicePurposeRequestSchema, HostedSupportDeviceStateSchema } from "./hosted-device-security.ts";

const grant = "3f2504e0-4f89-41d3-9a0c-0305e82c3301";

it("a purpose names installation, device and grant, and nothing else", () => {
  const purpose = { installationId: "i".repeat(22), deviceId: "device-1", supportGrantId: grant };
  expect(HostedDevicePurposeRequestSchema.safeParse(purpose).success).toBe(true);
  for (const bad of [{ deviceId: "short" }, { installationId: "i" }, { supportGrantId: "g" }, { token: "t" }]) {
    expect(HostedDevicePurposeRequestSchema.safeParse({ ...purpose, ...bad }).success).toBe(false);
  }
});

it("a state has a moment and a generation from 1", () => {
  const state = { inst: "i".repeat(22), dev: "device-1", grant, at: 0, gen: 1 };
  expect(HostedSupportDeviceStateSchema.safeParse(state).success).toBe(true);
  for (const bad of [{ gen: 0 }, { at: -1 }, { at: 0.5 }, { more: 1 }]) {
    expect(HostedSupportDeviceStateSchema.safeParse({ ...state, ...bad }).success).toBe(false);
  }
});
