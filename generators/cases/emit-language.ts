import type { AnyContract, Contract } from "../contract/contract.ts";
import type { FormChoice } from "../emit/typescript/form.ts";
import type { EmittedFile } from "../emit/emitted-file.ts";
import type { OutputLanguage } from "./case-folder.ts";

/** The outputs of one emitter, below a folder of its language, without the hand-written support that is the same everywhere. */
export async function emitLanguage(
  language: OutputLanguage,
  contract: Contract,
  whole: AnyContract,
  forms: Readonly<Record<string, FormChoice>>,
): Promise<readonly EmittedFile[]> {
  const options = { root: language, support: [] };
  switch (language) {
    case "typescript": {
      const { emitTypescript } = await import("../emit/typescript/typescript.ts");
      return emitTypescript(whole, { ...options, forms });
    }
    case "openapi": {
      const { emitOpenApi } = await import("../emit/openapi/openapi.ts");
      return emitOpenApi(contract, { root: language });
    }
    case "gateway": {
      const { emitGateway } = await import("../emit/gateway/gateway.ts");
      return emitGateway(contract, { root: language });
    }
    case "swift": {
      const { emitSwift } = await import("../emit/swift/swift.ts");
      return modelsOf(emitSwift(contract, options), ".swift");
    }
    case "kotlin": {
      const { emitKotlin } = await import("../emit/kotlin/kotlin.ts");
      return modelsOf(emitKotlin(contract, options), ".kt");
    }
  }
}

/** The models alone: packaging, Unicode's tables and the vector runner are tested with their emitters. */
function modelsOf(files: readonly EmittedFile[], ending: string): readonly EmittedFile[] {
  return files.filter(({ path }) => path.endsWith(ending) && !/vector|Package\.swift|UnicodeTables/i.test(path));
}
