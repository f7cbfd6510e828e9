/** The device behind one request, asked for again at every check point (R15). */
import type { DeviceRecord, Verify } from "./control-plane.ts";
import type { Denial } from "./denial.ts";
import type { Grant } from "./grants.ts";

export class DeviceSession {
  readonly #verify: Verify;
  readonly #bearer: string;
  #first: { readonly deviceId: string; readonly controlScope: string | undefined } | null = null;
  #last: DeviceRecord | null = null;

  constructor(verify: Verify, bearer: string) {
    this.#verify = verify;
    this.#bearer = bearer;
  }

  /** Id of the verified device. */
  get deviceId(): string {
    if (this.#first === null) throw new Error("no device has been verified");
    return this.#first.deviceId;
  }

  /** Null when the device may go on. It must be the same device each time (R20). */
  async check(grant: Grant | null): Promise<Denial | null> {
    const verified = await this.#verify(this.#bearer, this.#last);
    if (typeof verified === "string") return verified;
    this.#last = verified;
    const { deviceId, controlScope, grants } = verified.device;
    this.#first ??= { deviceId, controlScope };
    if (this.#first.deviceId !== deviceId || this.#first.controlScope !== controlScope) return "invalid";
    return grant === null || grants[grant] ? null : `missing ${grant}`;
  }
}
