import { cutText } from "../shared/cut-text.ts";
import { FAILURE_BYTES_MAX, FAILURE_TEXT_MAX } from "./failure-snapshot.ts";
import type { ExecutionFailure } from "./failure-snapshot.ts";

type Context = NonNullable<ExecutionFailure["failure"]["context"]>;

const encoder = new TextEncoder();

/**
 * Brings a producer's failure into the bounds of the wire: lone surrogates become U+FFFD, each text is cut to its own
 * bound, keys that the wire does not have are left out. While the whole is over 4096 bytes, first the response body is
 * shortened, then the message, and then the context goes. A failure within the bounds comes back equal.
 */
export function boundExecutionFailure(value: ExecutionFailure): ExecutionFailure {
  let bounded = withinTextBounds(value);
  const { context } = bounded.failure;
  if (jsonBytes(bounded) > FAILURE_BYTES_MAX && context?.responseBody !== undefined) {
    const { responseBody, ...others } = context;
    const withBody = (body: string) => withContext(bounded, { ...others, responseBody: body });
    const body = longestFit(responseBody, FAILURE_BYTES_MAX - jsonBytes(withBody("")));
    bounded = body === "" ? withContext(bounded, others) : withBody(body);
  }
  if (jsonBytes(bounded) > FAILURE_BYTES_MAX) {
    const spare = FAILURE_BYTES_MAX - jsonBytes({ ...bounded, message: "" });
    bounded = { ...bounded, message: longestFit(bounded.message, spare) };
  }
  return jsonBytes(bounded) > FAILURE_BYTES_MAX ? withContext(bounded, undefined) : bounded;
}

function withinTextBounds({ message, retryable, failure }: ExecutionFailure): ExecutionFailure {
  const { version, reasonCode, source, context } = failure;
  const { layer, name, code } = source;
  const bounded: ExecutionFailure = {
    message: cleanText(message, FAILURE_TEXT_MAX.message),
    retryable,
    failure: {
      version,
      reasonCode,
      source: {
        layer,
        ...(name === undefined ? {} : { name: cleanText(name, FAILURE_TEXT_MAX.name) }),
        ...(code === undefined ? {} : { code: cleanText(code, FAILURE_TEXT_MAX.code) }),
      },
    },
  };
  return context === undefined ? bounded : withContext(bounded, boundedContext(context));
}

function boundedContext(context: Context): Context {
  const texts = (["providerId", "modelId", "finishReason", "responseBody"] as const).flatMap((key) => {
    const text = context[key];
    return text === undefined ? [] : [[key, cleanText(text, FAILURE_TEXT_MAX[key])] as const];
  });
  const status = context.statusCode === undefined ? {} : { statusCode: context.statusCode };
  return { ...status, ...Object.fromEntries(texts) };
}

function withContext(value: ExecutionFailure, context: Context | undefined): ExecutionFailure {
  const { context: _, ...failure } = value.failure;
  return { ...value, failure: context === undefined ? failure : { ...failure, context } };
}

function cleanText(text: string, max: number): string {
  return cutText(text.replace(/\p{Surrogate}/gu, "\uFFFD"), max);
}

/** The longest start of a clean text whose JSON form, without its quotes, has at most `bytes` bytes. */
function longestFit(text: string, bytes: number): string {
  let left = bytes;
  let length = 0;
  for (const character of text) {
    left -= jsonBytes(character) - 2;
    if (left < 0) break;
    length += character.length;
  }
  return text.slice(0, length);
}

function jsonBytes(value: unknown): number {
  return encoder.encode(JSON.stringify(value)).length;
}
