import { reachableTypes, refsOf } from "../../contract/contract.ts";
import type { Content, Contract, Node, TypeId } from "../../contract/contract.ts";
import { schemaOf } from "./schema/schema.ts";
import type { Direction, SchemaForm } from "./schema/schema.ts";

/** A type as one direction of the wire has it. */
export interface Component {
  readonly id: TypeId;
  readonly direction: Direction;
}

/**
 * Names the components of the catalog. Types of the catalog's own family keep their bare names; a type of another
 * family is called by its whole id, which no bare name can be. A type that both directions reach is one component where
 * both schemas are the same; otherwise the response's name ends in `.response`, which no bare name does.
 */
export class ComponentNames {
  readonly #family: string | undefined;
  readonly #twofold: ReadonlySet<TypeId>;
  readonly #asked: ReadonlySet<TypeId>;
  readonly #answered: ReadonlySet<TypeId>;

  constructor(contract: Contract) {
    this.#family = contract.operations.map((each) => each.family).sort()[0];
    this.#twofold = twofoldTypes(contract);
    const { operations } = contract;
    this.#asked = reached(contract, [
      ...operations.flatMap((each) => each.parameters.map(({ node }) => node)),
      ...operations.flatMap(({ request }) => nodesOf(request)),
    ]);
    this.#answered = reached(
      contract,
      operations.flatMap(({ responses }) => responses.flatMap(({ content }) => nodesOf(content))),
    );
  }

  nameOf({ id, direction }: Component): string {
    const own = this.#family !== undefined && id.startsWith(`${this.#family}.`);
    const name = own ? id.slice(id.indexOf(".") + 1) : id;
    const other = direction === "response" && this.#asked.has(id) && this.#twofold.has(id);
    return other ? `${name}.response` : name;
  }

  /** Every component of the catalog once, sorted by name. */
  all(): readonly (Component & { readonly name: string })[] {
    const asked = [...this.#asked].map((id) => ({ id, direction: "request" }) as const);
    const answered = [...this.#answered].map((id) => ({ id, direction: "response" }) as const);
    const named = new Map<string, Component & { readonly name: string }>();
    for (const component of [...answered, ...asked]) {
      const name = this.nameOf(component);
      named.set(name, { ...component, name });
    }
    return [...named.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
  }
}

/** Types whose schema differs between request and response, or which refer to such a type. */
export function twofoldTypes({ types }: Pick<Contract, "types">, form: SchemaForm = "catalog"): ReadonlySet<TypeId> {
  const twofold = new Set<TypeId>();
  const users = new Map<TypeId, TypeId[]>();
  for (const [key, { node }] of Object.entries(types)) {
    const id = key as TypeId;
    const text = (direction: Direction): string => {
      const refTo = (to: TypeId): string => {
        users.set(to, [...(users.get(to) ?? []), id]);
        return to;
      };
      const scope = { types, form, direction, refTo, type: id, at: "", report: () => {} } as const;
      return JSON.stringify(schemaOf(node, scope));
    };
    if (text("request") !== text("response")) twofold.add(id);
  }
  // A set that grows while it is gone through: users of users are reached too.
  for (const id of twofold) for (const user of users.get(id) ?? []) twofold.add(user);
  return twofold;
}

function reached(contract: Contract, nodes: readonly Node[]): ReadonlySet<TypeId> {
  return new Set(reachableTypes(contract, nodes.flatMap(refsOf)));
}

function nodesOf(content: Content | undefined): readonly Node[] {
  return [content?.body, content?.item].filter((each) => each !== undefined);
}
