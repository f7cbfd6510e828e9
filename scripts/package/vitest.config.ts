import { defineConfig } from "vitest/config";

/** The tests that take long: a build and a pack. `pnpm test` runs them after the others. */
export default defineConfig({
  test: { include: ["scripts/**/*.slow.test.ts"], testTimeout: 120_000 },
});
