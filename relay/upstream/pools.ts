/** Connections to the services. Device checks, calls and parked reads have pools of their own: none starves another. */
import { Pool } from "undici";

export interface Pools {
  readonly controlPlane: Pool;
  readonly controlPlanePath: string;
  /** Calls that are answered at once. */
  readonly captain: Pool;
  /** Calls that the captain may park. */
  readonly captainParked: Pool;
  readonly captainPath: string;
  close(): Promise<void>;
}

const CHECK_CONNECTIONS = 64;
const CALL_CONNECTIONS = 128;

export function openPools(controlPlaneUrl: string, captainUrl: string): Pools {
  const controlPlane = new URL(controlPlaneUrl);
  const captain = new URL(captainUrl);
  const options = { pipelining: 1, connect: { timeout: 5_000 } } as const;
  const pools = {
    controlPlane: new Pool(controlPlane.origin, { ...options, connections: CHECK_CONNECTIONS }),
    captain: new Pool(captain.origin, { ...options, connections: CALL_CONNECTIONS }),
    captainParked: new Pool(captain.origin, options),
  };
  return {
    ...pools,
    controlPlanePath: basePath(controlPlane),
    captainPath: basePath(captain),
    close: async () => {
      await Promise.all(Object.values(pools).map((pool) => pool.destroy()));
    },
  };
}

function basePath({ pathname }: URL): string {
  return pathname.replace(/\/+$/, "");
}
