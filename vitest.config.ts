import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{schemas,generators,relay,scripts}/**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/*.slow.test.ts", "generators/cases/*/{input,expected}/**"],
    // Starting a process for each file would cost more than all of them; so none may leave anything behind.
    isolate: false,
    // Tests run the command and compilers as processes of their own.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
