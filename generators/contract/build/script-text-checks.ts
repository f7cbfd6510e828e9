import type { ScriptCheck, StringStep } from "../contract.ts";
import type { BuildRun } from "./build-run.ts";
import type { CheckDefinition } from "./checks.ts";
import { codeOf } from "./script-checks.ts";
import type { CheckExtras } from "./script-checks.ts";
import { isFunctionFormat, isPatternFormat } from "./string-formats.ts";
import type { Site } from "./type-draft.ts";

/** A check on a text. */
export function textCheck(
  run: BuildRun,
  definition: CheckDefinition,
  extras: CheckExtras,
  site: Site,
): readonly ScriptCheck[] {
  const format = String(definition["format"]);
  const pattern = definition["pattern"];
  const { message, abort } = extras;
  const said = { ...(message === undefined ? {} : { message }), ...(abort === undefined ? {} : { abort }) };
  const text = (step: StringStep): readonly ScriptCheck[] => [
    { check: "text", step, ...(extras.when === undefined ? {} : { when: extras.when }) },
  ];
  switch (format) {
    case "lowercase":
    case "uppercase":
      return text({ step: format, ...said });
    case "starts_with":
      return text({ step: "startsWith", value: definition["prefix"] as string, ...said });
    case "ends_with":
      return text({ step: "endsWith", value: definition["suffix"] as string, ...said });
    case "includes": {
      const position = definition["position"] as number | undefined;
      const value = definition["includes"] as string;
      return text({ step: "includes", value, ...(position === undefined ? {} : { position }), ...said });
    }
    case "credit_card":
    case "iban":
      return [{ check: "checksum", format, ...extras }];
    case "url": {
      const { hostname, protocol, normalize } = definition as { readonly [key: string]: unknown };
      return [
        {
          check: "url",
          // Zod asks whether the option is there, not what it is.
          ...("hostname" in definition || "protocol" in definition || "normalize" in definition
            ? { normalize: normalize === true }
            : {}),
          ...(hostname instanceof RegExp ? { hostname: partsOf(hostname) } : {}),
          ...(protocol instanceof RegExp ? { protocol: partsOf(protocol) } : {}),
          ...extras,
        },
      ];
    }
    case "jwt":
      if (typeof definition["alg"] === "string") return [{ check: "jwt", alg: definition["alg"], ...extras }];
      return text({ step: "format", format, ...said });
    default:
  }
  if (isFunctionFormat(format)) return text({ step: "format", format, ...said });
  if (pattern instanceof RegExp && (definition["fn"] === undefined || isPatternFormat(definition))) {
    const isNamed = definition["fn"] !== undefined;
    return [{ check: "pattern", format, named: isNamed, ...partsOf(pattern), ...extras }];
  }
  const ref = codeOf(run, definition["fn"], site);
  return ref === undefined ? [] : [{ check: "format", format, run: ref, ...extras }];
}

function partsOf({ source, flags }: RegExp): { readonly source: string; readonly flags: string } {
  return { source, flags };
}
