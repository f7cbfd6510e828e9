import { Buffer } from "node:buffer";
import { Agent, request } from "node:http";
import type { ClientRequest, IncomingMessage, OutgoingHttpHeaders } from "node:http";

export interface Reply {
  readonly status: number;
  readonly headers: IncomingMessage["headers"];
  readonly text: string;
  readonly body: unknown;
}

export interface Sending {
  readonly method?: string;
  readonly token?: string | null;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: Buffer | string | object | undefined;
}

export const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

/** One request over plain node:http, the whole answer back. */
export async function send(url: string, options: Sending = {}): Promise<Reply> {
  const { incoming } = await open(url, options);
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString("utf8");
  const isJson = incoming.headers["content-type"]?.includes("json") === true;
  return {
    status: incoming.statusCode ?? 0,
    headers: incoming.headers,
    text,
    body: isJson ? JSON.parse(text) : text,
  };
}

/** Sends and resolves at the answer's headers. */
export async function open(
  url: string,
  options: Sending = {},
): Promise<{ readonly outgoing: ClientRequest; readonly incoming: IncomingMessage }> {
  const outgoing = start(url, options);
  const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.once("response", resolve).once("error", reject);
  });
  return { outgoing, incoming };
}

/** Sends and waits for nothing. */
export function start(url: string, { method = "POST", token = null, headers = {}, body }: Sending = {}): ClientRequest {
  const authorization = token === null ? {} : { authorization: `Bearer ${token}` };
  const outgoing = request(url, { method, headers: { ...authorization, ...headers }, agent });
  outgoing.on("error", () => {});
  const isRaw = body === undefined || typeof body === "string" || Buffer.isBuffer(body);
  outgoing.end(isRaw ? body : JSON.stringify(body));
  return outgoing;
}

/** An open NDJSON answer, line by line. */
export class Lines {
  readonly incoming: IncomingMessage;
  readonly lines: string[] = [];
  #rest = "";
  /** Lines so far; they can be thrown away from `lines` meanwhile. */
  count = 0;
  /** `end` after a proper last chunk, `cut` otherwise. */
  ended: "end" | "cut" | null = null;

  constructor(incoming: IncomingMessage) {
    this.incoming = incoming;
    incoming.setEncoding("utf8");
    incoming.on("data", (chunk: string) => {
      const parts = (this.#rest + chunk).split("\n");
      this.#rest = parts.pop() ?? "";
      this.count += parts.length;
      this.lines.push(...parts);
      if (this.lines.length > 2_000) this.lines.length = 0;
    });
    incoming.on("end", () => (this.ended ??= incoming.complete ? "end" : "cut"));
    incoming.on("error", () => (this.ended ??= "cut"));
    incoming.on("close", () => (this.ended ??= "cut"));
  }

  get status(): number {
    return this.incoming.statusCode ?? 0;
  }

  get items(): { readonly kind: string; readonly [key: string]: unknown }[] {
    return this.lines.map((line) => JSON.parse(line));
  }

  /** Texts of the message events so far. */
  get texts(): unknown[] {
    return this.items.filter(({ kind }) => kind === "event").map(({ event }) => (event as { text?: unknown }).text);
  }

  leave(): void {
    this.incoming.destroy();
  }
}
