import { defineConfig } from "./generators/cli/config.ts";

export default defineConfig({
  families: {
    clankie: {
      schemas: ["schemas/clankie/**/*.ts", "!schemas/clankie/**/testing/**"],
      swift: { target: "Clankie" },
      kotlin: { package: "bot.clankie.protocol" },
    },
    remote: {
      schemas: ["schemas/remote/**/*.ts", "!schemas/remote/testing/**"],
      swift: { target: "CherryRemote" },
      kotlin: { package: "studio.cherry.remote" },
      vectors: "schemas/remote/testing/vector-files.ts",
    },
  },
  openapi: { folder: "openapi", overlay: "openapi/overlay.yaml" },
});
