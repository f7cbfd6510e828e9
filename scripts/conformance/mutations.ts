import type {
  JsonValue,
  Node,
  ObjectNode,
  PortableCheck,
  Property,
  StringNode,
  StringStep,
} from "../../generators/contract/contract.ts";

/** A small change of one node, such as a program that misread the contract would have made. */
export interface Mutation {
  readonly what: string;
  readonly node: Node;
}

const ANYTHING: Node = { kind: "json" };

/** The small changes of a node itself, not of what lies below it. */
export function mutationsOf(node: Node): readonly Mutation[] {
  const rules = (node.rules ?? []).map(({ rule }, index) => ({
    what: `no ${rule.check}`,
    node: { ...node, rules: node.rules?.toSpliced(index, 1) ?? [] },
  }));
  const laxer = (node.rules ?? []).flatMap((use, index) =>
    laxerChecks(use.rule).map(([what, rule]) => ({
      what,
      node: { ...node, rules: node.rules?.with(index, { ...use, rule }) ?? [] },
    })),
  );
  return [...rules, ...laxer, ...mutationsOfKind(node)];
}

function mutationsOfKind(node: Node): readonly Mutation[] {
  switch (node.kind) {
    case "string":
      return node.steps.flatMap((step, index) => mutationsOfStep(node, step, index));
    case "number": {
      const steps = node.steps.flatMap((step, index): readonly Mutation[] => [
        { what: `no ${step.step}`, node: { ...node, steps: node.steps.toSpliced(index, 1) } },
        ...[-1, 1].map((by) => ({
          what: `${step.step} by ${by}`,
          node: { ...node, steps: node.steps.with(index, { ...step, value: step.value + by }) },
        })),
      ]);
      return node.format === "int" ? [...steps, { what: "fractions", node: { ...node, format: "number" } }] : steps;
    }
    case "literal":
    case "boolean":
      return [{ what: "anything", node: ANYTHING }];
    case "enum": {
      const fewer = node.values.map((value) => ({
        what: `without ${value}`,
        node: { ...node, values: node.values.filter((each) => each !== value) },
      }));
      return [
        { what: "one value more", node: { ...node, values: [...node.values, "samewire-unknown"] } },
        ...(fewer.length > 1 ? fewer : []),
      ];
    }
    case "object":
      return [
        ...otherStrictness(node),
        ...node.properties.flatMap((property, index) => mutationsOfProperty(node, property, index)),
      ];
    case "array": {
      const sizes = node.steps.flatMap((step, index): readonly Mutation[] => [
        { what: `no ${step.step}`, node: { ...node, steps: node.steps.toSpliced(index, 1) } },
        {
          what: `${step.step} by 1`,
          node: { ...node, steps: node.steps.with(index, { ...step, value: step.value + 1 }) },
        },
      ]);
      return [{ what: "any entry", node: { ...node, element: ANYTHING } }, ...sizes];
    }
    case "union":
    case "discriminated":
      return withoutOption(node);
    case "nullable":
      return [{ what: "not null", node: node.inner }];
    case "default":
      return [{ what: "no default", node: { kind: "optional", inner: node.inner } }];
    default:
      return [];
  }
}

function mutationsOfStep(node: StringNode, step: StringStep, index: number): readonly Mutation[] {
  const instead = (what: string, other: StringStep): Mutation => ({
    what,
    node: { ...node, steps: node.steps.with(index, other) },
  });
  const gone = { what: `no ${step.step}`, node: { ...node, steps: node.steps.toSpliced(index, 1) } };
  switch (step.step) {
    case "minLength":
    case "maxLength":
    case "length":
      return [
        gone,
        ...[-1, 1]
          .filter((by) => step.value + by >= 0)
          .map((by) => instead(`${step.step} by ${by}`, { ...step, value: step.value + by })),
      ];
    case "pattern":
      return [
        gone,
        instead("either case", { ...step, flags: `${step.flags}i` }),
        instead("line by line", { ...step, flags: `${step.flags}m` }),
      ];
    case "portable":
      return [
        gone,
        ...(step.use.rule.check === "utf16Length"
          ? [instead("counted in code points", { step: "maxLength", value: step.use.rule.max })]
          : []),
        ...laxerChecks(step.use.rule).map(([what, rule]) => instead(what, { ...step, use: { ...step.use, rule } })),
      ];
    default:
      return [gone];
  }
}

function laxerChecks(rule: PortableCheck): readonly (readonly [string, PortableCheck])[] {
  switch (rule.check) {
    case "url":
      return [
        ...rule.forbid.map(
          (part) => [`url with ${part}`, { ...rule, forbid: rule.forbid.filter((each) => each !== part) }] as const,
        ),
        ...(rule.pathname === "any" ? [] : [["url of any path", { ...rule, pathname: "any" }] as const]),
        ...[...(rule.forbidCharacters ?? "")].map(
          (each) =>
            [
              `url with ${each}`,
              { ...rule, forbidCharacters: rule.forbidCharacters?.replace(each, "") ?? "" },
            ] as const,
        ),
        ...(rule.forbidHosts === undefined ? [] : [["url of any host", { ...rule, forbidHosts: [] }] as const]),
        ["ftp url", { ...rule, schemes: [...rule.schemes, "ftp"] }],
      ];
    case "base64":
      return [
        ["more bytes", { ...rule, maxBytes: rule.maxBytes + 1 }],
        ["fewer bytes", { ...rule, maxBytes: rule.maxBytes - 1 }],
      ];
    case "excludesWords":
      return rule.words.map((word) => [`with ${word}`, { ...rule, words: rule.words.filter((each) => each !== word) }]);
    case "utf16Length":
    case "entryCount":
      return [
        ...[rule.min - 1, rule.min + 1]
          .filter((min) => min >= 0)
          .map((min) => [`${rule.check} from ${min}`, { ...rule, min }] as const),
        ...[rule.max - 1, rule.max + 1].map((max) => [`${rule.check} to ${max}`, { ...rule, max }] as const),
      ];
    case "jsonBytes":
      return [rule.max - 1, rule.max + 1].map((max) => [`jsonBytes to ${max}`, { ...rule, max }]);
    case "implies":
      return otherImplications(rule);
    case "uniqueItems":
      if (typeof rule.by !== "object") return [];
      return rule.by.map((key) => [
        `unique without ${key}`,
        { ...rule, by: [rule.by].flat().filter((each) => each !== key && each !== undefined) as string[] },
      ]);
    case "atLeastOne":
      return [
        [
          "atLeastOne counted otherwise",
          { check: "atLeastOne", keys: rule.keys, ...(rule.counts === undefined && { counts: "presence" as const }) },
        ],
        ...rule.keys.map(
          (key) => [`atLeastOne without ${key}`, { ...rule, keys: rule.keys.filter((each) => each !== key) }] as const,
        ),
      ];
    default:
      return [];
  }
}

/** One key fewer, one value of a case fewer, one case fewer. */
function otherImplications(
  rule: Extract<PortableCheck, { readonly check: "implies" }>,
): readonly (readonly [string, PortableCheck])[] {
  const { when, required = [], forbidden = [], values = [] } = rule;
  const without = (keys: readonly string[], key: string): readonly string[] => keys.filter((each) => each !== key);
  return [
    ...required.map((key) => [`implies without ${key}`, { ...rule, required: without(required, key) }] as const),
    ...forbidden.map((key) => [`implies with ${key}`, { ...rule, forbidden: without(forbidden, key) }] as const),
    ...values.map(({ key }, index) => [`implies any ${key}`, { ...rule, values: values.toSpliced(index, 1) }] as const),
    ...when.flatMap(({ key, in: accepted }, index) => [
      ...(when.length > 1 ? [[`implies whatever ${key}`, { ...rule, when: when.toSpliced(index, 1) }] as const] : []),
      ...accepted.map(
        (value) =>
          [
            `implies unless ${key} is ${value}`,
            { ...rule, when: when.with(index, { key, in: accepted.filter((each) => each !== value) }) },
          ] as const,
      ),
    ]),
  ];
}

function otherStrictness(node: ObjectNode): readonly Mutation[] {
  const kinds = (["strict", "strip", "keep"] as const).filter((kind) => kind !== node.unknownKeys);
  return kinds.map((kind) => ({ what: `unknown keys: ${kind}`, node: { ...node, unknownKeys: kind } }));
}

function mutationsOfProperty(node: ObjectNode, property: Property, index: number): readonly Mutation[] {
  const { key, node: value, optionalIn } = property;
  const instead = (what: string, other: Partial<Property>): Mutation => ({
    what,
    node: { ...node, properties: node.properties.with(index, { ...property, ...other }) },
  });
  const wrapped = (inner: Node): Node => (optionalIn ? { kind: "optional", inner } : inner);
  const bare = value.kind === "optional" ? value.inner : value;
  const optional = optionalIn
    ? value.kind === "optional"
      ? [instead(`required ${key}`, { node: bare, optionalIn: false, optionalOut: false })]
      : []
    : [instead(`optional ${key}`, { node: { kind: "optional", inner: value }, optionalIn: true, optionalOut: true })];
  return [
    { what: `no ${key}`, node: { ...node, properties: node.properties.toSpliced(index, 1) } },
    ...optional,
    instead(`null ${key}`, { node: wrapped({ kind: "nullable", inner: bare }) }),
    instead(`any ${key}`, { node: wrapped(ANYTHING) }),
  ];
}

function withoutOption(node: Node & { kind: "union" | "discriminated" }): readonly Mutation[] {
  if (node.options.length < 2) return [];
  if (node.kind === "union")
    return node.options.map((_, index) => ({
      what: `without option ${index}`,
      node: { ...node, options: node.options.toSpliced(index, 1) },
    }));
  return node.options.map(({ tags }, index) => ({
    what: `without ${String(tags[0] satisfies JsonValue | undefined)}`,
    node: { ...node, options: node.options.toSpliced(index, 1) },
  }));
}
