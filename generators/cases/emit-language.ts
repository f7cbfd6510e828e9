import type { Contract } from "../contract/contract.ts";
import type { EmittedFile } from "../emit/emitted-file.ts";
import type { OutputLanguage } from "./case-folder.ts";

/** The outputs of one emitter, below a folder of its language. Support files are the same everywhere and are left out. */
export async function emitLanguage(language: OutputLanguage, contract: Contract): Promise<readonly EmittedFile[]> {
  switch (language) {
    case "typescript": {
      const { emitTypescript } = await import("../emit/typescript/typescript.ts");
      return emitTypescript(contract, { root: "typescript", support: [] });
    }
    default:
      throw new Error(`No emitter for ${language}`);
  }
}
