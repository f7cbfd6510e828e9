import { defineConfig } from "vitest/config";

/** The tests that take long: a packed package, faults of the relay, large counts. `pnpm test` runs them after the others. */
export default defineConfig({
  test: {
    include: ["{schemas,generators,relay,scripts}/**/*.slow.test.ts"],
    exclude: ["**/node_modules/**"],
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
