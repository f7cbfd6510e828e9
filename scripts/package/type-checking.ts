import { resolve } from "node:path";
import type { ForeignProject } from "./foreign-project.ts";

interface Question {
  readonly resolution: "nodenext" | "bundler";
  /** Where the web's own types, such as `URL` and `AbortSignal`, come from. */
  readonly platform: "node" | "browser";
  readonly specifiers: readonly string[];
  /** Specifiers that must not resolve. */
  readonly unlisted: readonly string[];
}

/** Uses whose types are known, so that an entry whose types are lost is noticed. */
const uses = `
import type { z } from "zod";
import { FleetSeatSchema, safeParseProtocolResponse } from "samewire/clankie";
import type { FleetSeat } from "samewire/clankie/validators";
import { readFleetSeat } from "samewire/clankie/validators";

export const harness = (seat: z.output<typeof FleetSeatSchema>): string => seat.harness;
export const same = (seat: z.output<typeof FleetSeatSchema>): FleetSeat["title"] => seat.title;
export function titleOf(answer: unknown): string | undefined {
  const result = safeParseProtocolResponse(FleetSeatSchema, answer);
  const validated = readFleetSeat(answer);
  return result.success && validated.success ? result.data.title : undefined;
}
// @ts-expect-error a title is a text
export const wrong = (seat: z.output<typeof FleetSeatSchema>): number => seat.title;
// @ts-expect-error a seat has no such key
export const missing = (seat: FleetSeat): unknown => seat.nothing;
`;

/** Imports every entry in the foreign project and checks its types strictly. Gives what the compiler prints: best nothing. */
export function typeCheck(project: ForeignProject, { resolution, platform, specifiers, unlisted }: Question): string {
  const listed = specifiers.map((specifier, index) => `import * as entry${index} from "${specifier}";`);
  const refused = unlisted.map((specifier) => `// @ts-expect-error no entry\nimport "${specifier}";`);
  const names = specifiers.map((_, index) => `entry${index}`).join(", ");
  project.write("uses.ts", uses);
  project.write("entries.ts", [...listed, ...refused, `export const entries = [${names}];`, ""].join("\n"));
  const compilerOptions = {
    target: "es2023",
    lib: platform === "node" ? ["es2023"] : ["es2023", "dom"],
    types: platform === "node" ? ["node"] : [],
    module: resolution === "nodenext" ? "nodenext" : "esnext",
    moduleResolution: resolution,
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedSideEffectImports: true,
    skipLibCheck: false,
    noEmit: true,
  };
  project.write("tsconfig.json", JSON.stringify({ compilerOptions, include: ["*.ts"] }));
  return project.run([process.execPath, resolve("node_modules/typescript/bin/tsc"), "-p", "."]).stdout;
}
