import { emitStage } from "../../generators/cli/stages.ts";
import type { EmitInput } from "../../generators/cli/stages.ts";
import type { OutputName } from "../../generators/cli/output-name.ts";
import { parseConfig } from "../../generators/cli/parse-config.ts";
import { buildContract } from "../../generators/contract/build/build.ts";
import { growingSchemas, schemaCount } from "./growing-schemas.ts";

/** How one stage's cost grows from a project to one ten times as large. */
export interface Growth {
  readonly stage: string;
  readonly smallMs: number;
  readonly largeMs: number;
}

export const smallModules = 20;
export const largeModules = 10 * smallModules;
export const smallCount = schemaCount(smallModules);

const outputs: readonly OutputName[] = ["contract", "typescript", "openapi", "gateway", "swift", "kotlin"];
const rounds = 7;

/** Builds and emits both projects in turn, several times after one that warms the engine; the best time counts. */
export async function measureGrowth(): Promise<Growth[]> {
  const times = new Map<string, { small: number[]; large: number[] }>();
  for (let round = 0; round <= rounds; round += 1) {
    for (const size of ["small", "large"] as const) {
      for (const [stage, milliseconds] of await measureOnce(size === "small" ? smallModules : largeModules)) {
        const kept = times.get(stage) ?? { small: [], large: [] };
        if (round > 0) kept[size].push(milliseconds);
        times.set(stage, kept);
      }
    }
  }
  return [...times].map(([stage, { small, large }]) => ({
    stage,
    smallMs: Math.min(...small),
    largeMs: Math.min(...large),
  }));
}

async function measureOnce(modules: number): Promise<[string, number][]> {
  const loaded = growingSchemas(modules);
  const times: [string, number][] = [];
  const start = performance.now();
  const { contract, diagnostics } = buildContract(loaded);
  times.push(["build", performance.now() - start]);
  if (diagnostics.length > 0) throw new Error(`the bench schemas have findings: ${JSON.stringify(diagnostics[0])}`);
  const family = { schemas: "schemas/*.ts", swift: { target: "Bench" }, kotlin: { package: "com.example.bench" } };
  const config = parseConfig({ families: { bench: family } }, "bench");
  const input: EmitInput = {
    project: { root: process.cwd(), configFile: "samewire.config.ts", config },
    loaded,
    contract,
    mayStore: false,
  };
  for (const output of outputs) {
    const before = performance.now();
    await emitStage(output, input);
    times.push([output, performance.now() - before]);
  }
  return times;
}
