import { emitStage } from "../../generators/cli/stages.ts";
import type { EmitInput } from "../../generators/cli/stages.ts";
import type { OutputName } from "../../generators/cli/output-name.ts";
import { parseConfig } from "../../generators/cli/parse-config.ts";
import { buildContract } from "../../generators/contract/build/build.ts";
import { median } from "./gen-times.ts";
import { growingSchemas, schemaCount } from "./growing-schemas.ts";

/** How one stage's processor time grows from a project to one ten times as large. */
export interface Growth {
  readonly stage: string;
  readonly smallMs: number;
  readonly largeMs: number;
}

export const smallModules = 20;
export const largeModules = 10 * smallModules;
export const smallCount = schemaCount(smallModules);

const outputs: readonly OutputName[] = ["contract", "typescript", "openapi", "gateway", "swift", "kotlin"];
const rounds = 5;

/**
 * Builds and emits ten small projects and one ten times as large in turn, several times after a round that warms the
 * engine. Ten small ones leave as much garbage as the large one, so that both pay for its collection.
 */
export async function measureGrowth(): Promise<Growth[]> {
  const small = new Map<string, number[]>();
  const large = new Map<string, number[]>();
  for (let round = 0; round <= rounds; round += 1) {
    const tenSmall = new Map<string, number>();
    for (let each = 0; each < 10; each += 1) {
      for (const [stage, ms] of await measureOnce(smallModules)) tenSmall.set(stage, (tenSmall.get(stage) ?? 0) + ms);
    }
    const oneLarge = await measureOnce(largeModules);
    if (round === 0) continue;
    for (const [stage, ms] of tenSmall) small.set(stage, [...(small.get(stage) ?? []), ms / 10]);
    for (const [stage, ms] of oneLarge) large.set(stage, [...(large.get(stage) ?? []), ms]);
  }
  return [...small].map(([stage, times]) => ({
    stage,
    smallMs: median(times),
    largeMs: median(large.get(stage) ?? []),
  }));
}

async function measureOnce(modules: number): Promise<[string, number][]> {
  const loaded = growingSchemas(modules);
  const times: [string, number][] = [];
  const start = cpuMs();
  const { contract, whole, diagnostics } = buildContract(loaded);
  times.push(["build", cpuMs() - start]);
  if (diagnostics.length > 0) throw new Error(`the bench schemas have findings: ${JSON.stringify(diagnostics[0])}`);
  const family = { schemas: "schemas/*.ts", swift: { target: "Bench" }, kotlin: { package: "com.example.bench" } };
  const config = parseConfig({ families: { bench: family } }, "bench");
  const input: EmitInput = {
    project: { root: process.cwd(), configFile: "samewire.config.ts", config },
    loaded,
    contract,
    whole,
    mayStore: false,
  };
  for (const output of outputs) {
    const before = cpuMs();
    await emitStage(output, input);
    times.push([output, cpuMs() - before]);
  }
  return times;
}

/** Processor time of this process: unlike the clock it does not see what else the machine is doing. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
