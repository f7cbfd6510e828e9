/** What the relay is told at start, from its environment. Read once; a value that cannot be used refuses the start. */
export interface Config {
  readonly controlPlaneUrl: string;
  readonly captainUrl: string;
  /** Absent: every conversation request fails closed (R40). */
  readonly captainToken: string | null;
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Loopback port of health and metrics; null: no admin listener. */
  readonly adminPort: number | null;
  /** Shared send record (`redis://…`); null: in memory. */
  readonly sendRecordUrl: string | null;
}

/** Why a start is refused. Names the variable, never its value. */
export interface ConfigFault {
  readonly variable: string;
  readonly problem: string;
}

export type Environment = Readonly<Record<string, string | undefined>>;

const SERVICE_URL = "http://127.0.0.1:4310";
const RELAY_PORT = 4321;
const TOKEN_MIN = 16;
const PORT_MAX = 65_535;

/** The configuration, or everything that is wrong with the environment. */
export function readConfig(environment: Environment): Config | readonly ConfigFault[] {
  const faults: ConfigFault[] = [];
  const fault = (variable: string, problem: string): void => void faults.push({ variable, problem });

  const url = (variable: string, otherwise: string, schemes: readonly string[]): string => {
    const text = environment[variable]?.trim() ?? otherwise;
    const parsed = parseUrl(text);
    if (parsed === null || !schemes.includes(parsed.protocol)) {
      fault(variable, `is not an absolute ${schemes.map((scheme) => scheme.replace(":", "")).join(" or ")} URL`);
    }
    return text.replace(/\/+$/, "");
  };
  const port = (variable: string): number | null => {
    const text = environment[variable]?.trim();
    if (text === undefined) return null;
    const number = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
    if (!(number <= PORT_MAX)) fault(variable, `is not a whole number from 0 to ${PORT_MAX}`);
    return number;
  };
  const token = environment["CLANKIE_CAPTAIN_TOKEN"]?.trim() ?? null;
  if (token !== null && token.length < TOKEN_MIN) {
    fault("CLANKIE_CAPTAIN_TOKEN", `has fewer than ${TOKEN_MIN} characters`);
  }
  if (token !== null && !/^[\x21-\x7e]*$/.test(token)) fault("CLANKIE_CAPTAIN_TOKEN", "holds more than visible ASCII");
  const ports = { own: port("CLANKIE_RELAY_PORT"), shared: port("PORT") };
  const config: Config = {
    controlPlaneUrl: url("CLANKIE_CONTROL_PLANE_URL", SERVICE_URL, ["http:", "https:"]),
    captainUrl: url("CLANKIE_CAPTAIN_URL", SERVICE_URL, ["http:", "https:"]),
    captainToken: token,
    host: environment["CLANKIE_RELAY_HOST"]?.trim() || "127.0.0.1",
    port: ports.own ?? ports.shared ?? RELAY_PORT,
    adminPort: port("CLANKIE_RELAY_ADMIN_PORT"),
    sendRecordUrl:
      environment["CLANKIE_RELAY_SEND_RECORD_URL"] === undefined
        ? null
        : url("CLANKIE_RELAY_SEND_RECORD_URL", "", ["redis:", "rediss:"]),
  };
  return faults.length > 0 ? faults : config;
}

/** Whether the start is refused. */
export function isRefused(config: Config | readonly ConfigFault[]): config is readonly ConfigFault[] {
  return Array.isArray(config);
}

function parseUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}
