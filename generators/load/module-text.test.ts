import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readModuleText } from "./module-text.ts";

it("gives what the disk refuses as a finding, without the path of the machine", () => {
  const root = mkdtempSync(join(tmpdir(), "samewire-text-"));
  try {
    for (const path of [root, join(root, "gone.ts")]) {
      const found = readModuleText({ path, source: "schemas/a.ts" });
      expect(found).toMatchObject({ code: "SW209", place: { file: "schemas/a.ts" } });
      expect(JSON.stringify(found)).toMatch(/cannot be read\. (EISDIR|ENOENT): [^']*\./);
      expect(JSON.stringify(found)).not.toContain(root);
    }
  } finally {
    rmSync(root, { recursive: true });
  }
});
