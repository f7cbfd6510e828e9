/** Devices in memory: offers, pairings, sessions, grants, revocation. */
import { randomBytes, randomUUID } from "node:crypto";
import type { DeviceGrantSet, DevicePlatform } from "../../generated/typescript/clankie/devices.ts";

const DAY_MS = 86_400_000;
const SESSION_MS = 7 * DAY_MS;
const PAIRING_MS = 600_000;

export const ALL_GRANTS: DeviceGrantSet = { chat: true, steer: true, terminalObserve: true, terminalControl: true };

export interface Device {
  readonly deviceId: string;
  readonly name: string;
  readonly platform: DevicePlatform;
  grants: DeviceGrantSet;
  isRevoked: boolean;
}

export interface Session {
  readonly token: string;
  readonly device: Device;
  readonly expiresAt: Date;
}

/** What a bearer is worth. */
export type Standing = Session | "unknown" | "revoked" | "expired";

export class Devices {
  readonly #today: () => Date;
  readonly #offers = new Map<string, Date>();
  readonly #pending = new Map<string, { readonly device: Device; readonly until: Date }>();
  readonly #sessions = new Map<string, Session>();

  constructor(today: () => Date) {
    this.#today = today;
  }

  offer(): { readonly code: string; readonly expiresAt: Date } {
    const code = randomBytes(4).toString("hex");
    const expiresAt = this.#in(PAIRING_MS);
    this.#offers.set(code, expiresAt);
    return { code, expiresAt };
  }

  /** Null when the code is not that of a live offer. */
  redeem(
    code: string,
    name: string,
    platform: DevicePlatform,
  ): { readonly device: Device; readonly completionToken: string; readonly expiresAt: Date } | null {
    const until = this.#offers.get(code);
    this.#offers.delete(code);
    if (until === undefined || until < this.#today()) return null;
    const device: Device = { deviceId: `device-${randomUUID()}`, name, platform, grants: ALL_GRANTS, isRevoked: false };
    const completionToken = secret();
    const expiresAt = this.#in(PAIRING_MS);
    this.#pending.set(completionToken, { device, until: expiresAt });
    return { device, completionToken, expiresAt };
  }

  complete(completionToken: string, grants: DeviceGrantSet): Session | null {
    const pending = this.#pending.get(completionToken);
    this.#pending.delete(completionToken);
    if (pending === undefined || pending.until < this.#today()) return null;
    pending.device.grants = grants;
    return this.open(pending.device);
  }

  /** A device that is paired already, for tests and benches. */
  add(deviceId: string, grants: DeviceGrantSet = ALL_GRANTS): Session {
    return this.open({ deviceId, name: deviceId, platform: "unknown", grants, isRevoked: false });
  }

  /** One more session of a device; earlier ones stay good until they expire. */
  open(device: Device, lifeMs = SESSION_MS): Session {
    const session: Session = { token: secret(), device, expiresAt: this.#in(lifeMs) };
    this.#sessions.set(session.token, session);
    return session;
  }

  standing(token: string): Standing {
    const session = this.#sessions.get(token);
    if (session === undefined) return "unknown";
    if (session.device.isRevoked) return "revoked";
    return session.expiresAt <= this.#today() ? "expired" : session;
  }

  find(deviceId: string): Device | null {
    for (const { device } of this.#sessions.values()) if (device.deviceId === deviceId) return device;
    return null;
  }

  #in(ms: number): Date {
    return new Date(this.#today().getTime() + ms);
  }
}

function secret(): string {
  return randomBytes(24).toString("base64url");
}
