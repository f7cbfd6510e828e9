import { defineConfig } from "./generators/cli/config.ts";

export default defineConfig({
  families: {
    clankie: {
      schemas: "schemas/clankie/**/*.ts",
      swift: { target: "Clankie" },
      kotlin: { package: "bot.clankie.protocol" },
    },
  },
  openapi: { folder: "openapi", overlay: "openapi/overlay.yaml" },
});
