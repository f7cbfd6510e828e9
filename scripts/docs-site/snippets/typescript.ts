import type { Call } from "./call.ts";

export function typescript(call: Call): string {
  const { url, method, request, body, response } = call;
  // Judged before it is sent: the parser is also what gives an id its brand.
  const judged = request?.module === undefined ? body : `parse${request.typescript}(${body})`;
  return [
    ...imports(call),
    ...(body === undefined ? [] : [`const request = ${judged};`]),
    `${call.answer === "nothing" ? "" : "const response = "}await fetch("${url}", {`,
    `  method: "${method}",`,
    ...headerLines(call),
    ...(body === undefined ? [] : ["  body: JSON.stringify(request),"]),
    "});",
    ...reading(call, response?.module === undefined ? undefined : `read${response.typescript}`),
  ].join("\n");
}

function imports({ family, request, response }: Call): string[] {
  const names = new Map<string, string[]>();
  const add = (module: string | undefined, name: string) => {
    if (module !== undefined) names.set(module, [...(names.get(module) ?? []), name]);
  };
  add(response?.module, `read${response?.typescript}`);
  add(request?.module, `parse${request?.typescript}`);
  const lines = [...names].map(
    ([module, each]) => `import { ${each.join(", ")} } from "./generated/typescript/${family}/${module}.ts";`,
  );
  return lines.length === 0 ? [] : [...lines, ""];
}

function headerLines({ isAuthorized, headers, mediaType }: Call): string[] {
  const entries = [
    ...(isAuthorized ? ["authorization: `Bearer ${token}`"] : []),
    ...headers.map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`),
    ...(mediaType === undefined ? [] : [`"content-type": ${JSON.stringify(mediaType)}`]),
  ];
  if (entries.length === 0) return [];
  if (entries.length < 3) return [`  headers: { ${entries.join(", ")} },`];
  return ["  headers: {", ...entries.map((each) => `    ${each},`), "  },"];
}

function reading({ answer }: Call, read: string | undefined): string[] {
  if (answer === "nothing") return [];
  if (answer === "bytes") return ["const bytes = await response.arrayBuffer();", "console.log(bytes.byteLength);"];
  if (answer === "json") {
    const value = read === undefined ? "await response.json()" : `${read}(await response.json())`;
    return [
      `const result = ${value};`,
      ...(read === undefined ? ["console.log(result);"] : ["if (result.success) console.log(result.data);"]),
    ];
  }
  const line = read === undefined ? "JSON.parse(text)" : `${read}(JSON.parse(text))`;
  return [
    'let rest = "";',
    "for await (const part of response.body!.pipeThrough(new TextDecoderStream())) {",
    '  const lines = (rest + part).split("\\n");',
    '  rest = lines.pop() ?? "";',
    `  for (const text of lines) console.log(${line});`,
    "}",
  ];
}
