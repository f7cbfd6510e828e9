/** `pnpm soak relay`: half an hour of mixed load, on loopback. */
if (process.argv[2] !== "relay") {
  console.error("usage: pnpm soak relay");
  process.exit(2);
}
process.argv.splice(2, 1);
await import("./soak-relay.ts");
