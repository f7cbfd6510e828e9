/** What a hosted machine tells the account service about support devices. Body-to-fleet calls are signed by the machine. */
import { z } from "zod";

/** A route of the hosted account service. */
export const HOSTED_DEVICE_PURPOSE_PATH = "/fleet/v1/body/device-purpose";

const installationId = z.string().regex(/^[A-Za-z0-9_-]{22}$/u);
const deviceId = z.string().regex(/^[A-Za-z0-9_-]{8,128}$/u);

export const HostedDevicePurposeRequestSchema = z
  .strictObject({ installationId, deviceId, supportGrantId: z.uuid() })
  .describe("Says that a device was paired for support, under which grant.");

export const HostedSupportDeviceStateSchema = z
  .strictObject({
    inst: installationId,
    dev: deviceId,
    grant: z.uuid(),
    at: z.int().min(0),
    gen: z.int().min(1).describe("Rises with every state of the same device."),
  })
  .describe("The state of a support device.");
