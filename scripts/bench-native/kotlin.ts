import { readFileSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runCommand } from "../runner/run-command.ts";
import { benchDocument } from "./document.ts";
import { modelModules } from "./models.ts";
import { plainKotlin } from "./plain-models.ts";
import { accountsContract, kotlinModule, loadFamily, writeProject } from "./project.ts";
import { readResults } from "./result.ts";
import type { NativeResult } from "./result.ts";
import { timedBuild } from "./timed-build.ts";
import type { BuildTime } from "./timed-build.ts";

const contenders = fileURLToPath(new URL("kotlin/", import.meta.url));

/**
 * Kotlin compiles in Maven's own process, which lives too short for the second compiler of the platform to pay. Without it
 * the platform keeps a fifth of its room for code, which so many models fill: then it stops compiling, and all is slow.
 * A heap that is large from the start spares the collections on its way there.
 */
const compilerEnvironment = {
  MAVEN_OPTS: "-XX:TieredStopAtLevel=1 -XX:ReservedCodeCacheSize=240m -XX:+UseSerialGC -Xms1g -Xmn600m",
};

/** Reading and writing in Kotlin, every contender in one process. */
export async function measureKotlin(folder: string): Promise<readonly NativeResult[]> {
  const files = kotlinModule(await accountsContract(), "bench").filter(({ path }) => !path.includes("/src/test/"));
  const pom = files.find(({ path }) => path.endsWith("/pom.xml"))?.text ?? "";
  const jar = join(folder, "models.jar");
  const plugin = await serializationPlugin(folder, pom);
  const run = readdirSync(contenders).map((name) => ({
    path: `kotlin-run/src/main/kotlin/bench/run/${name}`,
    text: readFileSync(join(contenders, name), "utf8"),
  }));
  const runPom = { path: "kotlin-run/pom.xml", text: withStock(pom, { jar, plugin }) };
  writeProject(folder, ["kotlin", "kotlin-run"], [...files, ...run, runPom]);
  const document = join(folder, "document.json");
  writeFileSync(document, benchDocument());
  const target = join(folder, "kotlin-target");
  await maven(join(folder, "kotlin"), target, ["compile"]);
  await runCommand(["jar", "--create", "--file", jar, "-C", join(target, "classes"), "."], { show: false });
  const module = join(folder, "kotlin-run");
  await maven(module, join(folder, "kotlin-run-target"), ["compile"]);
  const { output, exitCode } = await runCommand(
    [
      "mvn",
      ...mavenOptions(module, join(folder, "kotlin-run-target")),
      "org.codehaus.mojo:exec-maven-plugin:3.6.3:exec",
      "-Dexec.executable=java",
      "-Dexec.classpathScope=compile",
      `-Dexec.args=-Xmx2g -XX:+UseSerialGC -cp %classpath bench.run.MainKt ${document}`,
    ],
    { show: false },
  );
  if (exitCode !== 0) throw new Error(`the Kotlin bench failed:\n${output.slice(-4000)}`);
  return readResults(output);
}

/**
 * The manifest of the contenders: over the models' jar, with the compiler plugin that the stock classes need, and without
 * the explicit API mode, in which quicktype does not write.
 */
function withStock(pom: string, { jar, plugin }: { readonly jar: string; readonly plugin: string }): string {
  const models =
    "<dependency><groupId>samewire</groupId><artifactId>models</artifactId><version>0</version>" +
    `<scope>system</scope><systemPath>${jar}</systemPath></dependency>`;
  return pom
    .replace("</artifactId>", "-run</artifactId>")
    .replace("</dependencies>", `${models}</dependencies>`)
    .replace("<arg>-Xexplicit-api=strict</arg>", "")
    .replaceAll("<args>", `<args>${pluginArgument(plugin)}`);
}

function pluginArgument(plugin: string): string {
  return `<arg>-Xplugin=${plugin}</arg>`;
}

/** The time of a build of a module with so many models, the support included, from nothing. */
export async function compileKotlin(folder: string, models: number): Promise<BuildTime> {
  const sources = join(folder, "models-kotlin");
  writeProject(
    sources,
    ["."],
    [...modelModules(models)].map(([path, text]) => ({ path, text })),
  );
  symlinkSync(fileURLToPath(new URL("../../node_modules", import.meta.url)), join(sources, "node_modules"));
  const target = join(folder, "many");
  writeProject(target, ["kotlin", "kotlin-target"], kotlinModule(await loadFamily(sources, "many"), "many"));
  return maven(join(target, "kotlin"), join(target, "kotlin-target"), ["compile"]);
}

/** The time of a build of as many data classes that check nothing. */
export async function compilePlainKotlin(folder: string, models: number): Promise<BuildTime> {
  const pom = kotlinModule(await accountsContract(), "plain").find(({ path }) => path.endsWith("/pom.xml"))?.text ?? "";
  const plugin = await serializationPlugin(folder, pom);
  const text = pom.replaceAll("<args>", `<args>${pluginArgument(plugin)}`);
  const target = join(folder, "plain");
  writeProject(target, ["kotlin", "kotlin-target"], [...plainKotlin(models), { path: "kotlin/pom.xml", text }]);
  return maven(join(target, "kotlin"), join(target, "kotlin-target"), ["compile"]);
}

function mavenOptions(module: string, target: string): readonly string[] {
  return ["-B", "-q", "-f", join(module, "pom.xml"), `-Dsamewire.target=${target}`, "-Dkotlin.compiler.daemon=false"];
}

function maven(module: string, target: string, goals: readonly string[]): Promise<BuildTime> {
  return timedBuild(["mvn", ...mavenOptions(module, target), ...goals], compilerEnvironment);
}

/** The compiler plugin of kotlinx.serialization, which only the stock classes need. */
async function serializationPlugin(folder: string, pom: string): Promise<string> {
  const version = /<kotlin\.version>([^<]+)</.exec(pom)?.[1] ?? "";
  const name = "kotlin-serialization-compiler-plugin-embeddable";
  const { exitCode, output } = await runCommand(
    [
      "mvn",
      "-B",
      "-q",
      "org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy",
      `-Dartifact=org.jetbrains.kotlin:${name}:${version}`,
      `-DoutputDirectory=${folder}`,
    ],
    { show: false },
  );
  if (exitCode !== 0)
    throw new Error(`the compiler plugin of the stock classes cannot be had:\n${output.slice(-2000)}`);
  return join(folder, `${name}-${version}.jar`);
}
