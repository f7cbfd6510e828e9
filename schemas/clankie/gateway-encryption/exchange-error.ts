/**
 * Why a device gave an exchange up.
 *
 * - `credential`: the credential, or what is to replace it, is malformed (GE7)
 * - `url`, `query`: the URL is not one of the credential's host (GE1)
 * - `request`, `body`: path, headers or body do not fit into the seal (GE4)
 * - `redirect`: a reply came from elsewhere (GE1)
 * - `transport`: a reply has another status than 200, which `status` holds (GE2)
 * - `challenge`: the challenge is malformed (GE2)
 * - `seal`: a record does not open with its key, at its place in its response
 * - `record`: a line, or what its seal holds, is malformed (GE5)
 * - `order`: no `start` at first, or something behind it that may not follow (GE6)
 * - `truncated`: no newline or no `end` at last (GE5, GE6)
 * - `size`: the text, a line or the body is too long (GE5, GE6)
 */
export type GatewayExchangeErrorCode =
  | "credential"
  | "url"
  | "query"
  | "request"
  | "body"
  | "redirect"
  | "transport"
  | "challenge"
  | "seal"
  | "record"
  | "order"
  | "truncated"
  | "size";

/** A refusal of the device's side. It has no cause: the error of a parser may quote what was sealed. */
export class GatewayExchangeError extends Error {
  override readonly name = "GatewayExchangeError";
  readonly code: GatewayExchangeErrorCode;
  /** The status of the reply, for `transport` alone. */
  readonly status: number | undefined;

  constructor(code: GatewayExchangeErrorCode, status?: number) {
    super(`gateway exchange: ${code}${status === undefined ? "" : ` ${status}`}`);
    this.code = code;
    this.status = status;
  }
}
