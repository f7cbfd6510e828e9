import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Contract, TypeId } from "../../generators/contract/contract.ts";
import type { Issue } from "../../generators/emit/openapi/openapi.ts";

export type Result =
  | { readonly success: true; readonly data: unknown }
  | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };

/** What a generated module exports for one type. */
export interface Validators {
  readonly is: (value: unknown) => boolean;
  readonly safeParse: (value: unknown) => Result;
  readonly read: (value: unknown) => Result;
}

/** The generated validators below a folder, imported when they are first asked for. */
export class GeneratedTypescript {
  readonly #contract: Contract;
  readonly #folder: string;
  readonly #known = new Map<TypeId, Validators>();

  constructor(contract: Contract, folder: string) {
    this.#contract = contract;
    this.#folder = folder;
  }

  async validatorsOf(id: TypeId): Promise<Validators> {
    const known = this.#known.get(id) ?? (await this.#import(id));
    this.#known.set(id, known);
    return known;
  }

  async #import(id: TypeId): Promise<Validators> {
    const type = this.#contract.types[id];
    if (type === undefined) throw new Error(`conformance: the contract has no type ${id}`);
    const file = pathToFileURL(join(this.#folder, type.family, `${type.module}.ts`)).href;
    const module = (await import(file)) as Readonly<Record<string, unknown>>;
    const { [`is${type.name}`]: is, [`safeParse${type.name}`]: safeParse, [`read${type.name}`]: read } = module;
    if (typeof is !== "function" || typeof safeParse !== "function" || typeof read !== "function") {
      throw new Error(`conformance: ${file} lacks the validators of ${type.name}`);
    }
    return { is, safeParse, read } as Validators;
  }
}
