/** What the demo's console understands: `pair`, `status` and `restart`, with or without a slash. */
import type { Stack } from "./stack.ts";

export interface CommandsOptions {
  readonly stack: Stack;
  readonly controlPlaneUrl: string;
  readonly operatorToken: string;
}

export const COMMANDS = "pair | status | restart <member>";

/** What to print. */
export async function runCommand(line: string, options: CommandsOptions): Promise<string> {
  const [command = "", member = ""] = line.trim().replace(/^\//, "").split(/\s+/);
  const { stack } = options;
  const isMember = stack.status().some(({ name }) => name === member);
  switch (command) {
    case "pair":
      return pair(options);
    case "status":
      return stack
        .status()
        .map(({ name, url }) => `${name.padEnd(14)} ${url ?? "stopped"}`)
        .join("\n");
    case "restart":
      if (!isMember) return `There is no member "${member}".`;
      await stack.restart(member);
      return `${member} restarted: ${stack.urlOf(member)}`;
    default:
      return `Commands: ${COMMANDS}`;
  }
}

/** An offer from the control plane, behind a relay that answers (R110); one elsewhere has a relay of its own (R111). */
async function pair({ stack, controlPlaneUrl, operatorToken }: CommandsOptions): Promise<string> {
  const { hostname } = new URL(controlPlaneUrl);
  const isHere = ["127.0.0.1", "localhost", "[::1]"].includes(hostname);
  if (isHere && !(await stack.ensure("relay"))) return "No relay answers, so no offer was made.";
  const offer = await requestOffer(controlPlaneUrl, operatorToken);
  const note = isHere ? "" : `${hostname} runs its own relay; nothing was started here.\n`;
  return note + (offer === null ? "No offer was made." : `Pair with ${offer}`);
}

async function requestOffer(controlPlaneUrl: string, operatorToken: string): Promise<string | null> {
  try {
    const headers = { authorization: `Bearer ${operatorToken}` };
    const response = await fetch(`${controlPlaneUrl}/v1/pairing/offer`, { method: "POST", headers });
    return response.ok ? ((await response.json()) as { deepLink: string }).deepLink : null;
  } catch {
    return null;
  }
}
