import { RelayFault } from "./relay-errors.ts";

/** The JSON values of an NDJSON answer. A last line that was cut off is dropped; so is the break itself. */
export async function* readLines(response: Response): AsyncGenerator<unknown> {
  const reader = response.body?.getReader();
  if (reader === undefined) return;
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }) as const);
      if (done) return;
      const parts = (rest + decoder.decode(value, { stream: true })).split("\n");
      rest = parts.pop() ?? "";
      for (const part of parts) if (part !== "") yield parseLine(part);
    }
  } finally {
    void reader.cancel().catch(() => {});
  }
}

function parseLine(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RelayFault("a line that is no JSON");
  }
}
