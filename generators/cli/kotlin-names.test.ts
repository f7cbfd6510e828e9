import { expect, it } from "vitest";
import { emitKotlin } from "../emit/kotlin/kotlin.ts";
import { demoContract, object, text } from "../emit/kotlin/testing/demo-contract.ts";
import { kotlinNames } from "./kotlin-names.ts";
import { parseConfig } from "./parse-config.ts";

function renamed(names: Readonly<Record<string, string>>): string {
  const contract = demoContract({
    Locale: object({ "deleted-at": text, removal: text }),
    Name: { node: { kind: "enum", values: ["a-b", "c"], additive: false }, kotlinName: "Given" },
  });
  const family = { schemas: "*.ts", swift: { target: "Demo" }, kotlin: { package: "demo", names } };
  const config = parseConfig({ families: { demo: family } }, "samewire.config.ts");
  const options = { names: kotlinNames(contract, { root: "/", config, configFile: "/samewire.config.ts" }) };
  const files = emitKotlin(contract, { root: "out", support: [], ...options });
  return files.find(({ path }) => path.endsWith("/Shapes.kt"))?.text ?? "";
}

it("names types, keys and values in Kotlin, over what their meta says", () => {
  expect(renamed({})).toContain("enum class Given(");
  const source = renamed({ Locale: "Speech", Name: "FullName", "Locale.deleted-at": "removal", "Name.a-b": "FIRST" });
  expect(source).toContain("data class Speech(\n    public val removal: String,\n    public val removal_");
  expect(source).toContain('enum class FullName(public override val value: String) : TextEnum {\n    FIRST("a-b"),');
});

it("refuses names of nothing, names that clash and names that are none", () => {
  expect(() => renamed({ Locales: "A" })).toThrow('no type is called Locales, did you mean "Locale"?');
  expect(() => renamed({ "Locale.deleted": "a" })).toThrow('Locale has no key or value "deleted"');
  expect(() => renamed({ Locale: "Given" })).toThrow("The kotlinName of Locale or Name gives both the name Given.");
  expect(() => renamed({ "Locale.deleted-at": "a", "Locale.removal": "a" })).toThrow("Two members of Locale");
  expect(() => renamed({ Locale: "no name" })).toThrow("must be a name");
  expect(() => renamed({ Locale: "lower" })).toThrow("gives a type a name that is none");
});
