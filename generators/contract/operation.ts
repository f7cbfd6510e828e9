/** How types travel: the operations of HTTP, and the routes that a public gateway lets through. */
import type { Node } from "./node.ts";

export type HttpMethod = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export interface Parameter<Below = Node> {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required: boolean;
  readonly node: Below;
  readonly description?: string;
}

/** What travels in one direction. `item` is one line of an NDJSON stream. No node: bytes, or a shape not stated. */
export interface Content<Below = Node> {
  readonly mediaType: "application/json" | "application/x-ndjson" | "application/octet-stream" | "text/plain";
  readonly body?: Below;
  readonly item?: Below;
  /** Order and end of a stream, in words. */
  readonly order?: string;
}

export interface OperationResponse<Below = Node> {
  readonly status: number;
  readonly description: string;
  readonly content?: Content<Below>;
}

export interface Operation<Below = Node> {
  readonly id: string;
  readonly family: string;
  /** Module that declares it. */
  readonly module: string;
  readonly method: HttpMethod;
  /** OpenAPI template, e.g. `/v1/devices/{id}/revoke`. */
  readonly path: string;
  readonly summary: string;
  readonly description?: string;
  readonly deprecated?: true | string;
  readonly tags: readonly string[];
  /** Names of security schemes; any one is enough. Empty: public. */
  readonly security: readonly string[];
  /** Device grant the operation needs: one, or one per value of the request's discriminator. */
  readonly grant?: string | Readonly<Record<string, string>>;
  readonly parameters: readonly Parameter<Below>[];
  readonly request?: Content<Below>;
  /** Sorted by status. */
  readonly responses: readonly OperationResponse<Below>[];
  /** Bytes and milliseconds, as the key says. */
  readonly limits?: Readonly<Record<string, number>>;
}

/** A route that the public gateway lets through. Everything that is not listed is refused. */
export interface GatewayRoute {
  readonly method: HttpMethod | "WS";
  /** Path from the host (or from the gateway for `front` routes); a template only where `pattern` is given. */
  readonly path: string;
  /** JavaScript pattern of the whole path (without query), for a templated route. */
  readonly pattern?: string;
  /** Whole query strings (JavaScript patterns, without `?`) that are let through beside no query at all. */
  readonly queries?: readonly string[];
  /** Who answers behind the gateway; `front` routes are answered by the gateway itself. */
  readonly target: string;
  /** Who may call it, in words. */
  readonly access: string;
  /** What it is for, in words. */
  readonly purpose: string;
  /** How it travels: plainly under the host prefix, inside the encrypted exchange, or answered at the front. */
  readonly transport: "host" | "sealed" | "front";
  /** Operation with the same method and path, where the contract declares one. */
  readonly operation?: string;
}

export interface Gateway {
  readonly family: string;
  readonly module: string;
  /** e.g. `/h/{hostId}`. */
  readonly hostPrefix: string;
  /** In the author's order; the first match wins. */
  readonly routes: readonly GatewayRoute[];
  /** Bytes and counts, as the key says. */
  readonly limits: Readonly<Record<string, number>>;
  readonly requestHeaders: readonly string[];
}
