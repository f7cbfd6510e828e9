import type { Content, Contract, Operation } from "../../contract/contract.ts";

const STATUS = 401;

/**
 * The responses of an operation. Whoever asks for a bearer refuses a caller without one, whether the declaration says
 * so or not; the refusal then has the body that most declared ones of the contract have.
 */
export function withUnauthorized(
  { security, responses }: Operation,
  { operations }: Pick<Contract, "operations">,
): Operation["responses"] {
  if (security.length === 0 || responses.some(({ status }) => status === STATUS)) return responses;
  const content = commonRefusal(operations);
  const refusal = {
    status: STATUS,
    description: "The bearer is missing or not valid.",
    ...(content === undefined ? {} : { content }),
  };
  return [...responses, refusal].sort((one, other) => one.status - other.status);
}

/** The content of the most declared refusals; of two equally common ones the one met first. */
function commonRefusal(operations: readonly Operation[]): Content | undefined {
  const found = new Map<string, { readonly content: Content; count: number }>();
  for (const { responses } of operations) {
    const content = responses.find(({ status }) => status === STATUS)?.content;
    if (content === undefined) continue;
    const key = JSON.stringify(content);
    const known = found.get(key);
    if (known === undefined) found.set(key, { content, count: 1 });
    else known.count += 1;
  }
  return [...found.values()].reduce<{ content?: Content; count: number }>(
    (best, each) => (each.count > best.count ? each : best),
    { count: 0 },
  ).content;
}
