import { expect, it } from "vitest";
import { demoContract, text } from "../emit/kotlin/testing/demo-contract.ts";
import { withConfiguredNames } from "./configured-names.ts";
import { parseConfig } from "./parse-config.ts";

function renamed(names: Readonly<Record<string, string>>): Readonly<Record<string, string | undefined>> {
  const contract = demoContract({ Locale: text, Name: { node: text, kotlinName: "Given", swiftName: "Given" } });
  const family = { schemas: "*.ts", swift: { target: "Demo" }, kotlin: { package: "demo", names } };
  const config = parseConfig({ families: { demo: family } }, "samewire.config.ts");
  const { types } = withConfiguredNames(contract, { root: "/", config, configFile: "/samewire.config.ts" });
  return Object.fromEntries(Object.values(types).map(({ name, kotlinName }) => [name, kotlinName]));
}

it("gives a type another name in one language, over what its meta says", () => {
  expect(renamed({ Locale: "SpeechLocale", Name: "FullName" })).toEqual({ Locale: "SpeechLocale", Name: "FullName" });
  expect(renamed({})).toEqual({ Locale: undefined, Name: "Given" });
});

it("refuses names of no type, names that clash and names that are none", () => {
  expect(() => renamed({ Locales: "A" })).toThrow('no type is called Locales, did you mean "Locale"?');
  expect(() => renamed({ Locale: "Given" })).toThrow("The kotlinName of Locale or Name gives both the name Given.");
  expect(() => renamed({ Locale: "no name" })).toThrow("must be a type name");
});
