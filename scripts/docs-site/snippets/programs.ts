import type { Contract } from "../../../generators/contract/contract.ts";
import { routesOf } from "../document.ts";
import type { OpenApiDocument } from "../document.ts";
import { snippetTexts } from "./snippets.ts";
import type { FamilyNames, SnippetTexts } from "./snippets.ts";

export interface ProgramInputs {
  readonly contract: Contract;
  readonly document: OpenApiDocument;
  readonly names: Readonly<Record<string, FamilyNames>>;
}

export type ProgramLanguage = "typescript" | "swift" | "kotlin";

/** A source file that a compiler takes. */
export interface Program {
  readonly path: string;
  readonly text: string;
}

/**
 * The snippets of every operation as sources, one each, with nothing added but what a reader supplies: a token, and a
 * function around the statements. `generated` is the folder of the generated TypeScript's parent.
 */
export function snippetPrograms(inputs: ProgramInputs, language: ProgramLanguage, generated: string): Program[] {
  const programs = textsOf(inputs).map(({ id, texts }) => {
    switch (language) {
      case "typescript":
        return { path: `${id}.ts`, text: typescriptProgram(texts.typescript, generated) };
      case "swift":
        return { path: `${id}.swift`, text: swiftProgram(id, texts.swift) };
      case "kotlin":
        return { path: `${id}.kt`, text: kotlinProgram(id, texts.kotlin) };
      default:
        return language satisfies never;
    }
  });
  return language === "swift" ? [...programs, { path: "Linux.swift", text: LINUX }] : programs;
}

/** The call of curl of every operation. */
export function curlTexts(inputs: ProgramInputs): readonly { readonly id: string; readonly text: string }[] {
  return textsOf(inputs).map(({ id, texts }) => ({ id, text: texts.curl }));
}

function textsOf({
  contract,
  document,
  names,
}: ProgramInputs): { readonly id: string; readonly texts: SnippetTexts }[] {
  const server = document.servers[0]?.url ?? "";
  return routesOf(document).map((route) => {
    const operation = contract.operations.find(({ id }) => id === route.operationId);
    const family = names[operation?.family ?? ""];
    if (operation === undefined || family === undefined)
      throw new Error(`the contract does not know ${route.operationId}, or nobody named its family`);
    return { id: operation.id, texts: snippetTexts({ contract, operation, route, server, names: family }) };
  });
}

function typescriptProgram(text: string, generated: string): string {
  const located = text.replaceAll('"./generated/', `"${generated}/`);
  return `declare const token: string;\n${located}\nexport {};\n`;
}

function swiftProgram(id: string, text: string): string {
  const [imports, statements] = parted(text);
  const network = "#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif";
  return `${imports}\n${network}\n\nfunc ${id}(token: String) async throws {\n${statements}\n}\n`;
}

function kotlinProgram(id: string, text: string): string {
  const [imports, statements] = parted(text);
  return `package snippets\n\n${imports}\n\nfun ${id}(token: String) {\n${statements}\n}\n`;
}

/** Imports, and what follows the empty line after them. */
function parted(text: string): readonly [string, string] {
  const end = text.indexOf("\n\n");
  return [text.slice(0, end), text.slice(end + 2)];
}

/** What Foundation has on Apple's platforms and lacks elsewhere; the compiler is to judge the rest. */
const LINUX = `#if canImport(FoundationNetworking)
import Foundation
import FoundationNetworking

struct ByteLines: AsyncSequence {
    typealias Element = String
    struct AsyncIterator: AsyncIteratorProtocol {
        mutating func next() async throws -> String? { nil }
    }
    var lines: ByteLines { self }
    func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}

extension URLSession {
    func bytes(for request: URLRequest) async throws -> (ByteLines, URLResponse) {
        let (_, response) = try await data(for: request)
        return (ByteLines(), response)
    }
}
#endif
`;
