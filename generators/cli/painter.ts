import { createColors } from "picocolors";
import type { PaintRole } from "../diagnostics/render.ts";

/** Colours the parts of a finding for a terminal, or leaves them plain. */
export function painter(onTerminal: boolean): (role: PaintRole, text: string) => string {
  const { blue, bold, dim, red, yellow } = createColors(onTerminal);
  const colours: Record<PaintRole, (text: string) => string> = {
    error: red,
    warning: yellow,
    note: blue,
    title: bold,
    source: dim,
  };
  return (role, text) => colours[role](text);
}
