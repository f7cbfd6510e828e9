import type { Call } from "./call.ts";

export function kotlin(call: Call, kotlinPackage: string): string {
  const { method, url, isAuthorized, headers, body, mediaType, request, response } = call;
  const used = [...new Set([request?.kotlin, response?.kotlin])].filter((each) => each !== undefined).sort();
  const encoded = request === undefined ? rawText(body ?? "") : `${request.kotlin}.encode(request)`;
  const publisher = body === undefined ? "noBody()" : `ofString(${encoded})`;
  return [
    ...used.map((each) => `import ${kotlinPackage}.${each}`),
    "import java.net.URI",
    "import java.net.http.HttpClient",
    "import java.net.http.HttpRequest",
    "import java.net.http.HttpResponse.BodyHandlers",
    ...(used.length === 0 ? [] : ["import samewire.support.*"]),
    "",
    ...(body === undefined || request === undefined
      ? []
      : [`val request = ${request.kotlin}.decode(${rawText(body)})`]),
    `val call = HttpRequest.newBuilder(URI("${url}"))`,
    ...(isAuthorized ? ['    .header("Authorization", "Bearer $token")'] : []),
    ...headers.map(([name, value]) => `    .header("${name}", ${JSON.stringify(value).replaceAll("$", "\\$")})`),
    ...(mediaType === undefined ? [] : [`    .header("Content-Type", "${mediaType}")`]),
    `    .method("${method}", HttpRequest.BodyPublishers.${publisher})`,
    "    .build()",
    ...reading(call),
  ].join("\n");
}

function reading({ answer, response }: Call): string[] {
  const send = (handler: string) => `HttpClient.newHttpClient().send(call, BodyHandlers.${handler}()).body()`;
  if (answer === "nothing") return [`HttpClient.newHttpClient().send(call, BodyHandlers.discarding())`];
  if (answer === "bytes") return [`val bytes = ${send("ofByteArray")}`, "println(bytes.size)"];
  if (answer === "json") {
    return [
      `val body = ${send("ofString")}`,
      ...(response === undefined ? ["println(body)"] : [`println(${response.kotlin}.read(body).value)`]),
    ];
  }
  const line = response === undefined ? "text" : `${response.kotlin}.read(text).value`;
  return [`${send("ofLines")}.forEach { text ->`, `    println(${line})`, "}"];
}

/** A raw string; a dollar sign in it would start a template. */
function rawText(text: string): string {
  return `"""${text.replaceAll("$", "${'$'}")}"""`;
}
