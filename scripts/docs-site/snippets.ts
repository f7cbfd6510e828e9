import type { Contract, Content, Node, Operation, TypeId } from "../../generators/contract/contract.ts";
import type { Route } from "./document.ts";
import { block } from "./markdown.ts";

/** How a family is called in the generated code. */
export interface FamilyNames {
  readonly swiftTarget: string;
  readonly kotlinPackage: string;
}

export interface SnippetInputs {
  readonly contract: Contract;
  readonly operation: Operation;
  readonly route: Route;
  readonly server: string;
  readonly names: FamilyNames;
  /** Example of the request's body. */
  readonly example: unknown;
}

/** One call of the operation for a shell and for each generated language, in Markdown. */
export function snippets(inputs: SnippetInputs): string {
  const parts = [
    ["curl", "sh", curl(inputs)],
    ["TypeScript", "ts", typescript(inputs)],
    ["Swift", "swift", swift(inputs)],
    ["Kotlin", "kotlin", kotlin(inputs)],
  ] as const;
  return ["## Call it", ...parts.map(([title, language, text]) => `### ${title}\n\n${block(language, text)}`)].join(
    "\n\n",
  );
}

function curl({ route, server, example }: SnippetInputs): string {
  const lines = [
    `curl -sS ${isStream(route) ? "-N " : ""}-X ${route.method} '${server}${pathExample(route)}'`,
    ...(route.security.length === 0 ? [] : [`-H "Authorization: Bearer $TOKEN"`]),
    ...(example === undefined
      ? []
      : [`-H 'Content-Type: application/json'`, `-d '${JSON.stringify(example).replaceAll("'", "'\\''")}'`]),
  ];
  return lines.join(" \\\n  ");
}

function typescript({ contract, operation, route, server, example }: SnippetInputs): string {
  const request = typeOf(contract, operation.request);
  const response = typeOf(contract, success(operation));
  const imports = [request && `type ${request.name}`, response && `read${response.name}`].filter(Boolean);
  const root = `./generated/typescript/${operation.family}/index.ts`;
  return [
    ...(imports.length === 0 ? [] : [`import { ${imports.join(", ")} } from "${root}";`, ""]),
    ...(request && example !== undefined
      ? [`const request: ${request.name} = ${JSON.stringify(example, null, 2)};`]
      : []),
    `const response = await fetch("${server}${pathExample(route)}", {`,
    `  method: "${route.method}",`,
    ...(route.security.length === 0 && example === undefined
      ? []
      : [
          `  headers: { ${[...(route.security.length === 0 ? [] : ["authorization: `Bearer ${token}`"]), ...(example === undefined ? [] : ['"content-type": "application/json"'])].join(", ")} },`,
        ]),
    ...(example === undefined ? [] : ["  body: JSON.stringify(request),"]),
    "});",
    ...(response === undefined
      ? []
      : isStream(route)
        ? ["// For each line of the body:", `const line = read${response.name}(JSON.parse(text));`]
        : [`const result = read${response.name}(await response.json());`]),
  ].join("\n");
}

function swift({ contract, operation, route, server, names, example }: SnippetInputs): string {
  const request = typeOf(contract, operation.request);
  const response = typeOf(contract, success(operation));
  return [
    "import Foundation",
    `import ${names.swiftTarget}`,
    "import SamewireSupport",
    "",
    `var call = URLRequest(url: URL(string: "${server}${pathExample(route)}")!)`,
    `call.httpMethod = "${route.method}"`,
    ...(route.security.length === 0 ? [] : ['call.setValue("Bearer \\(token)", forHTTPHeaderField: "Authorization")']),
    ...(request === undefined || example === undefined
      ? []
      : [
          `let request = try ${request.swift}(json: #"""`,
          JSON.stringify(example, null, 2),
          '"""#)',
          "call.httpBody = try request.encoded()",
          'call.setValue("application/json", forHTTPHeaderField: "Content-Type")',
        ]),
    ...(response === undefined
      ? ["let (data, _) = try await URLSession.shared.data(for: call)"]
      : isStream(route)
        ? [
            "let (bytes, _) = try await URLSession.shared.bytes(for: call)",
            "for try await text in bytes.lines {",
            `    let line = try ${response.swift}.read(json: text).value`,
            "}",
          ]
        : [
            "let (data, _) = try await URLSession.shared.data(for: call)",
            `let result = try ${response.swift}.read(json: data).value`,
          ]),
  ].join("\n");
}

function kotlin({ contract, operation, route, server, names, example }: SnippetInputs): string {
  const request = typeOf(contract, operation.request);
  const response = typeOf(contract, success(operation));
  const used = [...new Set([request?.kotlin, response?.kotlin])].filter((each) => each !== undefined);
  const body =
    request === undefined || example === undefined
      ? "HttpRequest.BodyPublishers.noBody()"
      : "HttpRequest.BodyPublishers.ofString(request.encode())";
  return [
    ...used.map((each) => `import ${names.kotlinPackage}.${each}`),
    "import java.net.URI",
    "import java.net.http.*",
    ...(used.length === 0 ? [] : ["import samewire.support.*"]),
    "",
    ...(request === undefined || example === undefined
      ? []
      : [`val request = ${request.kotlin}.decode("""${JSON.stringify(example)}""")`]),
    `val call = HttpRequest.newBuilder(URI("${server}${pathExample(route)}"))`,
    ...(route.security.length === 0 ? [] : ['    .header("Authorization", "Bearer $token")']),
    ...(example === undefined ? [] : ['    .header("Content-Type", "application/json")']),
    `    .method("${route.method}", ${body})`,
    "    .build()",
    ...(isStream(route)
      ? [
          "val lines = HttpClient.newHttpClient().send(call, HttpResponse.BodyHandlers.ofLines()).body()",
          ...(response === undefined ? [] : [`lines.forEach { text -> val (line) = ${response.kotlin}.read(text) }`]),
        ]
      : [
          "val body = HttpClient.newHttpClient().send(call, HttpResponse.BodyHandlers.ofString()).body()",
          ...(response === undefined ? [] : [`val (result) = ${response.kotlin}.read(body)`]),
        ]),
  ].join("\n");
}

interface TypeNames {
  readonly name: string;
  readonly swift: string;
  readonly kotlin: string;
}

function typeOf({ types }: Contract, content: Content | undefined): TypeNames | undefined {
  const node: Node | undefined = content?.body ?? content?.item;
  if (node?.kind !== "ref") return undefined;
  const type = types[node.type as TypeId];
  if (type === undefined) return undefined;
  const { name, swiftName = name, kotlinName = name } = type;
  return { name, swift: swiftName, kotlin: kotlinName };
}

function success({ responses }: Operation): Content | undefined {
  return responses.find(({ status }) => status >= 200 && status < 300)?.content;
}

function isStream({ responses }: Route): boolean {
  return Object.values(responses).some(({ content }) => content?.["application/x-ndjson"] !== undefined);
}

function pathExample({ path, parameters = [] }: Route): string {
  const filled = path.replace(/\{([^}]*)\}/g, (whole, name: string) => {
    const example = parameters.find((each) => each.in === "path" && each.name === name)?.example;
    return example === undefined ? whole : encodeURIComponent(String(example));
  });
  const query = parameters
    .filter((each) => each.in === "query" && each.required === true)
    .map((each) => `${each.name}=${encodeURIComponent(String(each.example ?? ""))}`);
  return query.length === 0 ? filled : `${filled}?${query.join("&")}`;
}
