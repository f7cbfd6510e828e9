import fc from "fast-check";
import type { Arbitrary } from "fast-check";
import { isScript } from "../../../contract/contract.ts";
import type { AnyContract, AnyNode, StringStep } from "../../../contract/contract.ts";
import { anyJunk } from "./junk.ts";
import { mutate, mutation } from "./mutation.ts";
import { keys } from "./node-arbitrary.ts";
import { scriptInput } from "./script-input.ts";

/** Inputs around what a node accepts: valid, at the bounds, mutated, hostile. */
export function inputArbitrary(node: AnyNode, contract: AnyContract): Arbitrary<unknown> {
  const near = nearly(node, contract, 5);
  return fc.oneof(
    { weight: 5, arbitrary: near },
    {
      weight: 5,
      arbitrary: fc
        .tuple(near, fc.array(mutation, { minLength: 1, maxLength: 3 }))
        .map(([value, changes]) => changes.reduce(mutate, value)),
    },
    { weight: 1, arbitrary: anyJunk },
  );
}

const texts = fc.oneof(
  fc.constantFrom(
    "red",
    "blue",
    "a",
    "",
    "🎈",
    "🎈a",
    "aaa",
    "ab",
    " red ",
    "RED",
    "re  d",
    "🎈🎈🎈🎈",
    "1::A",
    "xn--a",
    "xn--9",
  ),
  fc.string({ unit: "grapheme", maxLength: 5 }),
);

const samples: Readonly<Record<string, readonly string[]>> = {
  uuid: [
    "123e4567-e89b-12d3-a456-426614174000",
    "ffffffff-ffff-ffff-ffff-ffffffffffff",
    "FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF",
    "123e4567-e89b-02d3-a456-426614174000",
  ],
  guid: ["123e4567-e89b-02d3-0456-426614174000"],
  email: ["a@b.co", "a..b@c.de"],
  nanoid: ["abcdefghijklmnopqrstu"],
  cuid: ["cabcdefg"],
  cuid2: ["a0"],
  ulid: ["01ARZ3NDEKTSV4RRFFQ69G5FAV"],
  xid: ["9m4e2mr0ui3e8a215n4g"],
  ksuid: ["0ujtsYcgvSTl8PAuAdqWYSMnLOv"],
  emoji: ["🎈", "1"],
  datetime: [
    "2020-02-29T23:59:59Z",
    "2021-02-29T00:00:00Z",
    "2020-01-01T00:00Z",
    "2020-01-01T00:00:00.123456789Z",
    "2020-01-01T00:00:00+01:00",
  ],
  date: ["2020-02-29", "2021-02-29"],
  time: ["23:59", "23:59:59.1", "24:00"],
  duration: ["P1D", "P", "PT1.5S"],
  ipv4: ["1.2.3.4", "1.2.3.256"],
  cidrv4: ["1.2.3.4/32", "1.2.3.4/33"],
  e164: ["+15555555", "+0"],
  mac: ["00:1a:2b:3c:4d:5e", "00:1A:2b:3c:4d:5e"],
  hostname: ["a.b", "-a"],
  hex: ["0aF", "g"],
  url: ["http://a", " https://exa\nmple.com ", "a", "mailto:x"],
  base64: ["", "TWFu", "TR==", "T===", "TWF", "TW Fu"],
  base64url: ["TWFu", "TQ", "T", "T-_="],
  ipv6: ["::1", "1::g", "::1\n", "::@1"],
  cidrv6: ["::/0", "::/129", "::/01"],
  jwt: ["eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.e30.x", "eyJhbGciOiJIUzI1NiJ9.e30.x", "e30.e30.x", "a.b"],
};

const made = new WeakMap<AnyNode, Map<number, Arbitrary<unknown>>>();

function nearly(node: AnyNode, contract: AnyContract, depth: number): Arbitrary<unknown> {
  const known = made.get(node) ?? new Map<number, Arbitrary<unknown>>();
  made.set(node, known);
  const arbitrary = known.get(depth) ?? nearlyAnew(node, contract, depth);
  known.set(depth, arbitrary);
  return arbitrary;
}

function nearlyAnew(node: AnyNode, contract: AnyContract, depth: number): Arbitrary<unknown> {
  const below = (inner: AnyNode): Arbitrary<unknown> => (depth <= 0 ? anyJunk : nearly(inner, contract, depth - 1));
  if (isScript(node)) return scriptInput(node, below);
  switch (node.kind) {
    case "unknown":
      return anyJunk;
    case "json":
      return fc.jsonValue({ maxDepth: 2 });
    case "never":
      return fc.constantFrom(undefined, 1);
    case "null":
      return fc.constant(null);
    case "boolean":
      return fc.boolean();
    case "string":
      return textFor(node.steps);
    case "number":
      return fc.oneof(
        fc.constantFrom(
          0,
          -0,
          1,
          -1,
          2.5,
          10,
          0.3,
          2.03,
          2 ** 53,
          -(2 ** 53),
          1e16,
          4294967295,
          4294967296,
          -2147483649,
          1e39,
        ),
        fc.integer({ min: -3, max: 12 }),
        ...node.steps.map((step) => fc.constantFrom(step.value, step.value * 2, step.value + 1)),
      );
    case "literal":
      return fc.constantFrom(...node.values);
    case "enum":
      return fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...node.values) }, fc.constant("green"));
    case "object":
      return fc
        .tuple(
          ...node.properties.map((property) =>
            fc.option(below(property.node), {
              nil: missing,
              freq: property.optionalIn || property.node.kind === "unknown" ? 3 : 40,
            }),
          ),
          typeof node.unknownKeys === "object"
            ? fc.oneof(fc.constant(missing), below(node.unknownKeys), anyJunk)
            : fc.oneof({ weight: 9, arbitrary: fc.constant(missing) }, anyJunk),
        )
        .map((values) => objectOf([...node.properties.map((property) => property.key), "extra"], values));
    case "array":
      return fc.array(below(node.element), { maxLength: depth > 3 ? 5 : 2, size: "max" });
    case "tuple":
      return fc
        .tuple(
          fc.tuple(...node.items.map(below)),
          fc.array(below(node.rest ?? node.items[0] ?? node), { maxLength: 1 }),
          fc.nat({ max: 4 }),
        )
        .map(([items, rest, cut]) => (cut < 2 ? [...items, ...rest] : items.slice(0, cut === 2 ? -1 : items.length)));
    case "record": {
      const names =
        "values" in node.key
          ? fc.subarray(node.key.values.map(String))
          : fc.subarray([...keys, "__proto__", "red", "🎈🎈🎈"]);
      return fc
        .tuple(names, fc.array(below(node.value), { minLength: 9, maxLength: 9 }))
        .map(([all, values]) => objectOf(all, values));
    }
    case "union":
      return fc.oneof(...node.options.map(below));
    case "discriminated":
      return fc.oneof(...node.options.map((option) => below(option.node)));
    case "ref":
      return below(contract.types[node.type]?.node ?? node);
    case "nullable":
      return fc.option(below(node.inner), { freq: 4 });
    case "optional":
    case "default":
    case "prefault":
      return fc.option(below(node.inner), { nil: undefined, freq: 4 });
    default:
      return below(node.inner);
  }
}

const missing = Symbol("missing");

function objectOf(names: readonly string[], values: readonly unknown[]): unknown {
  const object = {};
  for (const [i, name] of names.entries()) {
    if (values[i] === missing) continue;
    Object.defineProperty(object, name, { value: values[i], enumerable: true, writable: true, configurable: true });
  }
  return object;
}

export function textFor(steps: readonly StringStep[]): Arbitrary<unknown> {
  const lengths = steps.flatMap((step) =>
    step.step === "minLength" || step.step === "maxLength" || step.step === "length" ? [step.value] : [],
  );
  const sized = lengths
    .flatMap((length) => [length - 1, length, length + 1].filter((each) => each >= 0 && each < 5000))
    .flatMap((length) => ["a".repeat(length), "🎈".repeat(length), " ".repeat(length)]);
  const matching = steps.flatMap((step) => (step.step === "pattern" ? textMatching(step.source, step.flags) : []));
  const formats = steps.flatMap((step) => (step.step === "format" ? (samples[step.format] ?? []) : []));
  return fc.oneof(
    texts,
    ...matching.map((arbitrary) => ({ weight: 3, arbitrary })),
    ...(sized.length > 0 ? [fc.constantFrom(...sized)] : []),
    ...(formats.length > 0 ? [fc.constantFrom(...formats)] : []),
  );
}

/** Texts that match; none where fast-check cannot read the pattern. */
function textMatching(source: string, flags: string): Arbitrary<string>[] {
  try {
    return [fc.stringMatching(new RegExp(source, flags), { size: "-1" })];
  } catch {
    return [];
  }
}
