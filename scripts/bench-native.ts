/**
 * Prints how fast the native models read and write a document of 4 to 5 MB beside other ways to do it, and how long many
 * models take to compile: `bench-native.ts [swift|kotlin]`. Processor time, the best of some runs; a minute and more.
 */
import { buildFolder } from "./runner/build-folder.ts";
import type { NativeResult } from "./bench-native/result.ts";
import { compileKotlin, compilePlainKotlin, measureKotlin } from "./bench-native/kotlin.ts";
import { compilePlainSwift, compileSwift, measureSwift } from "./bench-native/swift.ts";
import type { BuildTime } from "./bench-native/timed-build.ts";

const MODELS = 300;
const SWIFT_COMPILE_SECONDS = 30;
const SWIFT_READ = { atLeast: 45, against: "synthesised Codable", ratio: 1.3 };
const KOTLIN_COMPILE_SECONDS = 40;
/** Of the speed of the stock classes, which check nothing. */
const KOTLIN_READ = { "samewire, strict": 0.7, "samewire, response": 0.5 };
const KOTLIN_WRITE = 0.9;

const folder = buildFolder("bench-native");
const line = (name: string, ...cells: readonly string[]): void =>
  console.log(`  ${name.padEnd(28)}${cells.map((cell) => ` ${cell.padStart(12)}`).join("")}`);

function print(results: readonly NativeResult[]): void {
  for (const { contender, direction, megabytesPerSecond, refusal } of results)
    line(
      contender,
      direction,
      megabytesPerSecond === undefined ? `no: ${refusal}` : `${megabytesPerSecond.toFixed(1)} MB/s`,
    );
}

function speed(
  results: readonly NativeResult[],
  contender: string,
  direction: NativeResult["direction"] = "read",
): number {
  const found = results.find((each) => each.contender === contender && each.direction === direction);
  return found?.megabytesPerSecond ?? 0;
}

function printBuild(kind: string, own: BuildTime, seconds: number, plain: BuildTime): void {
  const verdict = own.elapsed <= seconds ? `≤ ${seconds} s` : `OVER ${seconds} s`;
  line(`${MODELS} models, ${kind}`, `${own.elapsed.toFixed(1)} s`, verdict, `processor ${own.processor.toFixed(1)} s`);
  const ratio = `× ${(own.processor / plain.processor).toFixed(2)}`;
  line(
    `  of ${MODELS} that check nothing`,
    `${plain.elapsed.toFixed(1)} s`,
    ratio,
    `processor ${plain.processor.toFixed(1)} s`,
  );
}

async function swift(): Promise<void> {
  console.log("Swift, release build");
  const results = await measureSwift(folder);
  print(results);
  const own = speed(results, "samewire, response");
  const ratio = own / speed(results, SWIFT_READ.against);
  line(
    "response reading",
    own >= SWIFT_READ.atLeast ? `≥ ${SWIFT_READ.atLeast} MB/s` : `UNDER ${SWIFT_READ.atLeast} MB/s`,
  );
  line(
    "against Codable",
    `× ${ratio.toFixed(2)}`,
    ratio >= SWIFT_READ.ratio ? `≥ ${SWIFT_READ.ratio}` : `UNDER ${SWIFT_READ.ratio}`,
  );
  printBuild(
    "debug build",
    await compileSwift(folder, MODELS),
    SWIFT_COMPILE_SECONDS,
    await compilePlainSwift(folder, MODELS),
  );
}

async function kotlin(): Promise<void> {
  console.log("Kotlin, on the JVM");
  const results = await measureKotlin(folder);
  print(results);
  const stock = speed(results, "stock kotlinx classes");
  for (const [contender, least] of Object.entries(KOTLIN_READ)) {
    const ratio = speed(results, contender) / stock;
    line(contender, `× ${ratio.toFixed(2)}`, ratio >= least ? `≥ ${least}` : `UNDER ${least}`);
  }
  const writing = speed(results, "samewire", "write") / speed(results, "stock kotlinx classes", "write");
  const verdict = writing >= KOTLIN_WRITE ? `≥ ${KOTLIN_WRITE}` : `UNDER ${KOTLIN_WRITE}`;
  line("samewire, writing", `× ${writing.toFixed(2)}`, verdict);
  printBuild(
    "build",
    await compileKotlin(folder, MODELS),
    KOTLIN_COMPILE_SECONDS,
    await compilePlainKotlin(folder, MODELS),
  );
}

const [language] = process.argv.slice(2);
if (language !== "kotlin") await swift();
if (language !== "swift") await kotlin();
