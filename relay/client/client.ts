/** A typed client of the relay over `fetch`, for Node and browsers. Mutating calls are never repeated by it. */
import {
  readOperatorServiceResult,
  readTailItem,
  readTerminalTailItem,
} from "../../generated/typescript/clankie/operator/operator.ts";
import type {
  ReplayQuery,
  OperatorServiceRequest,
  OperatorServiceResult,
  TailItem,
  TerminalTailItem,
  TerminalObservation,
} from "../../generated/typescript/clankie/operator/operator.ts";
import { readLines } from "./read-lines.ts";
import { RelayFault, RelayRefusal } from "./relay-errors.ts";

type ResultOf<Op> = Extract<OperatorServiceResult, { op: Op }>;
type RequestOf<Op> = Extract<OperatorServiceRequest, { op: Op }>;

export interface RelayClientOptions {
  readonly baseUrl: string;
  /** The device's bearer of now: it changes when the session is renewed. */
  readonly token: () => string;
  readonly fetch?: typeof fetch;
  /** Waits before a broken stream is opened again. */
  readonly wait: (ms: number) => Promise<void>;
}

const REOPEN_MS = 500;

export class RelayClient {
  readonly #options: RelayClientOptions;
  readonly #fetch: typeof fetch;

  constructor(options: RelayClientOptions) {
    this.#options = options;
    this.#fetch = options.fetch ?? globalThis.fetch.bind(globalThis);
  }

  /** One result of the same `op`. Throws RelayRefusal for an HTTP refusal, RelayFault when the outcome is not known. */
  async dispatch<Op extends OperatorServiceRequest["op"]>(
    request: RequestOf<Op>,
    signal?: AbortSignal,
  ): Promise<ResultOf<Op>> {
    const response = await this.#post("/operator/v1/dispatch", request, signal);
    const read = readOperatorServiceResult(await jsonOf(response));
    if (!read.success || read.data.op !== request.op) throw new RelayFault("no result of this operation");
    return read.data as ResultOf<Op>;
  }

  /**
   * The lines of a conversation. A broken stream is opened again after the last event, without gap or repetition.
   * Ends after `recovery` or `auth_failure`, which are yielded too; it never starts over by itself.
   */
  async *tail(query: ReplayQuery, signal?: AbortSignal): AsyncGenerator<TailItem> {
    let { cursor } = query;
    for (;;) {
      const tail = { ...query, ...(cursor === undefined ? {} : { cursor }) };
      const body = { op: "tail", schemaVersion: 1, tail } as const;
      for await (const item of this.#stream("/operator/v1/tail", body, readTailItem, signal)) {
        yield item;
        if (item.kind !== "event") return;
        ({ cursor } = item.event);
      }
      if (signal?.aborted === true) return;
      await this.#options.wait(REOPEN_MS);
    }
  }

  /** The frames of a terminal; opened again like `tail`. Ends after any other item. */
  async *terminalTail(observation: TerminalObservation, signal?: AbortSignal): AsyncGenerator<TerminalTailItem> {
    let { cursor } = observation;
    for (;;) {
      const body = {
        op: "terminal_tail",
        schemaVersion: 1,
        observation: { ...observation, ...(cursor === undefined ? {} : { cursor }) },
      } as const;
      for await (const item of this.#stream("/operator/v1/terminal-tail", body, readTerminalTailItem, signal)) {
        yield item;
        if (item.kind !== "frame") return;
        cursor = { streamId: item.streamId, sequence: item.frame.sequence };
      }
      if (signal?.aborted === true) return;
      await this.#options.wait(REOPEN_MS);
    }
  }

  /** Whole lines until the stream ends or breaks. A line that cannot be read breaks it. */
  async *#stream<Item>(
    path: string,
    body: OperatorServiceRequest,
    read: (value: unknown) => { readonly success: true; readonly data: Item } | { readonly success: false },
    signal: AbortSignal | undefined,
  ): AsyncGenerator<Item> {
    let response: Response;
    try {
      response = await this.#post(path, body, signal);
    } catch (error) {
      if (error instanceof RelayRefusal && error.status !== 503) throw error;
      return;
    }
    for await (const line of readLines(response)) {
      const item = read(line);
      if (!item.success) throw new RelayFault("a line that is no item of this stream");
      yield item.data;
    }
  }

  async #post(path: string, body: OperatorServiceRequest, signal: AbortSignal | undefined): Promise<Response> {
    const { baseUrl, token } = this.#options;
    let response: Response;
    try {
      response = await this.#fetch(baseUrl + path, {
        method: "POST",
        headers: { authorization: `Bearer ${token()}`, "content-type": "application/json" },
        body: JSON.stringify(body),
        ...(signal === undefined ? {} : { signal }),
      });
    } catch {
      throw new RelayFault("no answer");
    }
    if (response.ok) return response;
    const refused = await jsonOf(response).catch(() => null);
    const code = typeof refused === "object" && refused !== null && "error" in refused ? String(refused.error) : "";
    throw new RelayRefusal(response.status, code);
  }
}

async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    throw new RelayFault("no JSON");
  }
}
