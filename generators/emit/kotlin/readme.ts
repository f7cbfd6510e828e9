import type { World } from "./world.ts";

export function readmeText(world: World): string {
  return `# ${world.options.artifact ?? "samewire-models"}\n`;
}
