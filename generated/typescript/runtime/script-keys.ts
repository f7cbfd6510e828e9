import { unrecognized } from "./expect-keys.ts";
import { wrongType } from "./expect-type.ts";
import { under } from "./issue.ts";
import type { RawIssue } from "./issue.ts";
import { judgeKey, reportKey } from "./shape-record.ts";
import type { Shape } from "./shape.ts";
import { isPlainObject } from "./values.ts";
import type { Fields } from "./values.ts";

/** How a record takes keys: those that its key shape lists, if it lists any, and what becomes of the others. */
export interface KeyRules {
  readonly keys?: readonly (string | number)[];
  /** None of the listed keys has to be there. */
  readonly partial?: boolean;
  /** Keys that the key shape refuses pass through. */
  readonly loose?: boolean;
}

interface Reading {
  readonly value: Fields;
  readonly output: Record<PropertyKey, unknown>;
  readonly issues: RawIssue[];
}

/** A record as Zod reads it in general: the key shape may rename, list, refuse and read numbers. */
export function keyed(key: Shape, entry: Shape, rules: KeyRules = {}, message?: string): Shape {
  const { keys, partial = false, loose = false } = rules;
  const listed = keys === undefined || partial ? null : keys;
  const known = new Set(listed?.map(String));

  const readEntry = (from: PropertyKey, name: unknown, { value, output, issues }: Reading): void => {
    if (name === "__proto__") return;
    const before = issues.length;
    const made = entry.judge(value[from as string], issues);
    under(issues, before, from);
    output[name as PropertyKey] = made;
  };

  const readListed = (all: readonly (string | number)[], reading: Reading): string[] => {
    for (const from of all) {
      if (from === "__proto__") continue;
      const own: RawIssue[] = [];
      const name = key.judge(from, own);
      if (own.length > 0) reportKey(from, own, reading.issues, message);
      else readEntry(from, name, reading);
    }
    const others: string[] = [];
    for (const other in reading.value) {
      if (known.has(other)) continue;
      if (!loose) others.push(other);
      else if (other !== "__proto__") reading.output[other] = reading.value[other];
    }
    return others;
  };

  const readOpen = (reading: Reading): string[] => {
    const others: string[] = [];
    for (const from of Reflect.ownKeys(reading.value)) {
      if (from === "__proto__" || !Object.prototype.propertyIsEnumerable.call(reading.value, from)) continue;
      const own: RawIssue[] = [];
      const name = judgeKey(key, from, own);
      if (own.length === 0) readEntry(from, name, reading);
      else if (loose) reading.output[from] = reading.value[from as string];
      else if (keys !== undefined) others.push(from as string);
      else reportKey(from, own, reading.issues, message);
    }
    return others;
  };

  return {
    judge: (value, issues, into = {}) => {
      if (!isPlainObject(value)) {
        wrongType(issues, value, "record", message);
        return value;
      }
      const reading: Reading = { value, output: into as Reading["output"], issues };
      const others = listed === null ? readOpen(reading) : readListed(listed, reading);
      unrecognized(issues, value, others, message);
      return reading.output;
    },
  };
}
