import assert from "node:assert/strict";

/**
 * Compares two outputs part by part: the same values, keys in the same order, the same parts frozen, the same parts of
 * the input handed through, and where one object stands at two places of the one, one stands there in the other. With
 * `loosely`, two that never differ may stand in its place.
 */
export function assertSameGraph(
  actual: unknown,
  expected: unknown,
  input: ReadonlySet<unknown>,
  loosely = false,
): void {
  const [toExpected, toActual] = [new Map<unknown, unknown>(), new Map<unknown, unknown>()];
  const compared = new Map<unknown, Set<unknown>>();
  const waiting: [actual: unknown, expected: unknown][] = [[actual, expected]];
  for (let pair = waiting.pop(); pair !== undefined; pair = waiting.pop()) {
    const [own, other] = pair;
    if (typeof own !== "object" || own === null || typeof other !== "object" || other === null) {
      assert.deepStrictEqual(own, other, "a part");
      continue;
    }
    if (loosely) {
      const others = compared.get(own) ?? new Set();
      compared.set(own, others);
      if (others.has(other)) continue;
      others.add(other);
    } else if (toExpected.has(own) || toActual.has(other)) {
      assert.ok(toExpected.get(own) === other && toActual.get(other) === own, "one part at two places");
      continue;
    }
    toExpected.set(own, other);
    toActual.set(other, own);
    assert.equal(Object.prototype.toString.call(own), Object.prototype.toString.call(other), "kind");
    assert.equal(Object.isFrozen(own), Object.isFrozen(other), "frozen");
    assert.equal(input.has(own), input.has(other), "the input's own");
    if (own === other) continue;
    waiting.push(...partsOf(own, other));
  }
}

function partsOf(own: object, other: object): readonly [unknown, unknown][] {
  if (own instanceof Map && other instanceof Map) return paired([...own].flat(), [...other].flat());
  if (own instanceof Set && other instanceof Set) return paired([...own], [...other]);
  const keys = Reflect.ownKeys(own);
  assert.deepStrictEqual(keys, Reflect.ownKeys(other), "keys");
  return keys.map((key) => [Reflect.get(own, key), Reflect.get(other, key)]);
}

function paired(own: readonly unknown[], other: readonly unknown[]): readonly [unknown, unknown][] {
  assert.equal(own.length, other.length, "size");
  return own.map((each, i) => [each, other[i]]);
}

/** Every object that a value holds. */
export function objectsOf(value: unknown): ReadonlySet<unknown> {
  const found = new Set<unknown>();
  const waiting = [value];
  for (let at = waiting.pop(); waiting.length > 0 || at !== undefined; at = waiting.pop()) {
    if (typeof at !== "object" || at === null || found.has(at)) continue;
    found.add(at);
    if (at instanceof Map) waiting.push(...[...at].flat());
    else if (at instanceof Set) waiting.push(...at);
    else waiting.push(...Reflect.ownKeys(at).map((key) => Reflect.get(at as object, key)));
  }
  return found;
}
