import type { Node } from "../../../contract/contract.ts";
import { list, NULL, object, raw } from "../draft/json-draft.ts";
import type { Draft } from "../draft/json-draft.ts";
import { withKey } from "../draft/edit.ts";
import { presentPart, recordKeys, sample, samplePresent, SMALL } from "../sample/sample-value.ts";
import { arrayCases, tupleCases } from "./list-cases.ts";
import { objectCases, recordCases } from "./object-cases.ts";
import { additiveListCases } from "./reading-cases.ts";
import { ruleCases } from "./rule-cases.ts";
import { anythingCases, choiceCases, numberCases, strangerCases, textCases } from "./scalar-cases.ts";
import { aimAt, childSite, once } from "./site.ts";
import type { Aim, Site } from "./site.ts";
import { discriminatedCases, unionCases } from "./union-cases.ts";

/** Everything to aim at in a site and below it. */
export function* casesOf(site: Site): Generator<Aim> {
  const { node } = site;
  if (node.rules !== undefined) yield* ruleCases(site, node);
  switch (node.kind) {
    case "unknown":
    case "json":
      yield* anythingCases(site);
      return;
    case "never":
    case "null":
    case "boolean":
      yield aimAt(site, "null", 1, () => NULL);
      yield aimAt(site, "true", 1, () => raw("true"));
      yield aimAt(site, "false", 1, () => raw("false"));
      yield* strangerCases(site);
      return;
    case "string":
      yield* textCases(site, node);
      yield* strangerCases(site);
      return;
    case "number":
      yield* numberCases(site, node);
      yield* strangerCases(site);
      return;
    case "literal":
    case "enum":
      yield* choiceCases(site, node.values);
      yield* strangerCases(site);
      return;
    case "object":
      yield* objectCases(site, node);
      yield* strangerCases(site);
      yield* propertyCases(site, node);
      return;
    case "array":
      yield* arrayCases(site, node);
      yield* additiveListCases(site, node);
      yield* strangerCases(site);
      yield* casesOf(childSite(site, "*", node.element, amongEntries(site, node)));
      return;
    case "tuple":
      yield* tupleCases(site, node);
      yield* strangerCases(site);
      yield* itemCases(site, node);
      return;
    case "record": {
      yield* recordCases(site, node);
      yield* strangerCases(site);
      const keys = recordKeys(site.world, node, site.random.fork("keys"), true);
      const key = keys[0] ?? "key";
      const small = once(() => smallDraft(site, node));
      yield* casesOf(childSite(site, "{}", node.value, (draft) => withKey(small(), key, draft)));
      return;
    }
    case "union":
      yield* unionCases(site, node);
      yield* strangerCases(site);
      for (const [index, option] of node.options.entries()) {
        const name = option.kind === "ref" ? option.type : `${index}`;
        yield* casesOf(childSite(site, name, option, (draft) => draft));
      }
      return;
    case "discriminated":
      yield* discriminatedCases(site, node);
      yield* strangerCases(site);
      for (const { tags, node: option } of node.options)
        yield* casesOf(childSite(site, String(tags[0]), option, (draft) => draft));
      return;
    case "ref":
      if (site.within.filter((type) => type === node.type).length > 1) return;
      yield* casesOf({
        ...site,
        node: site.world.nodeOf(node.type),
        light: site.light || site.world.isPublic(node.type) || site.within.includes(node.type),
        within: [...site.within, node.type],
      });
      return;
    case "nullable":
      yield aimAt(site, "null", 1, () => NULL);
      yield* casesOf({ ...site, node: node.inner });
      return;
    case "optional":
    case "exactOptional":
    case "default":
    case "prefault":
    case "nonoptional":
    case "readonly":
      yield* casesOf({ ...site, node: node.inner });
  }
}

function* propertyCases(site: Site, node: Node & { kind: "object" }): Generator<Aim> {
  const small = once(() => smallDraft(site, node));
  for (const { key, node: value } of node.properties) {
    yield* casesOf(childSite(site, key, presentPart(value), (draft) => withKey(small(), key, draft)));
  }
}

function* itemCases(site: Site, node: Node & { kind: "tuple" }): Generator<Aim> {
  const items = node.items.map((item, index) =>
    samplePresent(site.world, item, site.random.fork(`item${index}`), SMALL),
  );
  for (const [index, item] of node.items.entries())
    yield* casesOf(childSite(site, `${index}`, item, (draft) => list(items.with(index, draft))));
  if (node.rest !== null) yield* casesOf(childSite(site, "rest", node.rest, (draft) => list([...items, draft])));
}

/** Makes a list with a given draft as its last entry, as long as the list must be. */
function amongEntries(site: Site, node: Node): (draft: Draft) => Draft {
  const small = once(() => sample(site.world, node, site.random.fork("among"), SMALL) ?? list([]));
  return (draft) => {
    const before = small();
    return list([...(before.draft === "list" ? before.items.slice(0, -1) : []), draft]);
  };
}

function smallDraft(site: Site, node: Node): Draft {
  return sample(site.world, node, site.random.fork("small"), SMALL) ?? object([]);
}
