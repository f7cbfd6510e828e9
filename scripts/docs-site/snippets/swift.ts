import type { Call } from "./call.ts";

export function swift(call: Call, target: string): string {
  const { method, url, isAuthorized, headers, body, mediaType } = call;
  return [
    `import ${target}`,
    "import Foundation",
    "import SamewireSupport",
    "",
    `var call = URLRequest(url: URL(string: "${url}")!)`,
    `call.httpMethod = "${method}"`,
    ...(isAuthorized ? ['call.setValue("Bearer \\(token)", forHTTPHeaderField: "Authorization")'] : []),
    ...headers.map(([name, value]) => `call.setValue(${JSON.stringify(value)}, forHTTPHeaderField: "${name}")`),
    ...(body === undefined
      ? []
      : [`call.setValue("${mediaType}", forHTTPHeaderField: "Content-Type")`, ...bodyLines(call, body)]),
    ...reading(call),
  ].join("\n");
}

function bodyLines({ request }: Call, body: string): string[] {
  const text = ['#"""', ...body.split("\n").map((line) => `    ${line}`), '    """#'].join("\n");
  if (request === undefined) return [`call.httpBody = Data(${text}.utf8)`];
  return [`let request = try ${request.swift}(json: ${text})`, "call.httpBody = try request.encoded()"];
}

function reading({ answer, response }: Call): string[] {
  if (answer === "lines" && response !== undefined) {
    return [
      "let (bytes, _) = try await URLSession.shared.bytes(for: call)",
      "for try await text in bytes.lines {",
      `    print(try ${response.swift}.read(json: text).value)`,
      "}",
    ];
  }
  if (answer === "nothing") return ["_ = try await URLSession.shared.data(for: call)"];
  return [
    "let (data, _) = try await URLSession.shared.data(for: call)",
    ...(response === undefined ? ["print(data.count)"] : [`print(try ${response.swift}.read(json: data).value)`]),
  ];
}
