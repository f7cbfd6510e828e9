/**
 * What takes long and needs watching, on loopback. `pnpm soak relay`: half an hour of mixed load. `pnpm soak receipts`:
 * a hundred thousand random histories of sends on either record; `SAMEWIRE_HISTORIES` and `SAMEWIRE_SEED` choose others.
 */
import { runCommand } from "./runner/run-command.ts";

const [what = ""] = process.argv.splice(2, 1);
if (what === "relay") await import("./soak-relay.ts");
else if (what === "receipts") process.exit(await soakReceipts());
else {
  console.error("usage: pnpm soak relay | receipts");
  process.exit(2);
}

async function soakReceipts(): Promise<number> {
  process.env["SAMEWIRE_HISTORIES"] ??= "100000";
  process.env["SAMEWIRE_SEED"] ??= "20261130";
  console.log(`${process.env["SAMEWIRE_HISTORIES"]} histories each, seed ${process.env["SAMEWIRE_SEED"]}`);
  const file = "relay/sends/send-record-model.slow.test.ts";
  const vitest = ["node_modules/vitest/vitest.mjs", "run", "--config", "vitest.slow.config.ts", file];
  const { exitCode } = await runCommand([process.execPath, ...vitest], { show: true });
  return exitCode;
}
