import { defineConfig } from "vitest/config";

const exclude = ["**/node_modules/**", "**/*.slow.test.ts", "generators/cases/*/{input,expected}/**"];

/** Tests of pure code share a process: starting one for each file would cost more than all of them. */
const pure = ["{schemas,generators/{contract,diagnostics,emit/{gateway,kotlin,openapi,swift}}}/**/*.test.ts"];

export default defineConfig({
  test: {
    // Tests run the command and compilers as processes of their own.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: "pure", include: pure, exclude, isolate: false } },
      {
        extends: true,
        test: {
          name: "apart",
          include: ["{schemas,generators,relay,scripts}/**/*.test.ts"],
          exclude: [...exclude, ...pure],
        },
      },
    ],
  },
});
