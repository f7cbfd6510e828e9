import type { Contract, JsonValue, TypeId } from "../../contract/contract.ts";
import { schemaOf, withNotes } from "./schema/schema.ts";
import type { Direction, JsonSchema, Limit } from "./schema/schema.ts";

/** The dialect of every schema. */
export const DIALECT = "https://json-schema.org/draft/2020-12/schema";

/**
 * One type with everything it refers to, as a schema that stands alone.
 *
 * @throws Error when the contract has no such type.
 */
export function jsonSchemaOf(contract: Contract, id: TypeId, direction: Direction = "request"): JsonSchema {
  const definitions: Record<string, JsonValue> = {};
  const pending: TypeId[] = [id];
  const seen = new Set(pending);
  for (let next = pending.shift(); next !== undefined; next = pending.shift()) {
    definitions[next] = typeSchema(
      contract,
      next,
      direction,
      (to) => {
        if (!seen.has(to)) pending.push(to);
        seen.add(to);
        return `#/$defs/${to}`;
      },
      () => {},
    );
  }
  return { $schema: DIALECT, $ref: `#/$defs/${id}`, $defs: definitions };
}

/** What the schemas of the contract leave out, by type, in the order of the types' ids. */
export function jsonSchemaLimits(contract: Contract, direction: Direction = "request"): readonly Limit[] {
  const limits: Limit[] = [];
  for (const id of sortedIds(contract))
    typeSchema(
      contract,
      id,
      direction,
      (to) => `#/$defs/${to}`,
      (limit) => limits.push(limit),
    );
  return limits;
}

/** Types whose schema, or one that it refers to, leaves something out: they may accept what Zod refuses. */
export function widerTypes(contract: Contract, direction: Direction = "request"): ReadonlySet<TypeId> {
  const wider = new Set<TypeId>();
  const users = new Map<TypeId, TypeId[]>();
  for (const id of sortedIds(contract)) {
    const user = (to: TypeId) => {
      users.set(to, [...(users.get(to) ?? []), id]);
      return `#/$defs/${to}`;
    };
    typeSchema(contract, id, direction, user, () => wider.add(id));
  }
  for (const id of wider) for (const user of users.get(id) ?? []) wider.add(user);
  return wider;
}

/** The schema of one type, with its notes; `refTo` names the types that it refers to. */
export function typeSchema(
  contract: Contract,
  id: TypeId,
  direction: Direction,
  refTo: (to: TypeId) => string,
  report: (limit: Limit) => void,
): JsonSchema {
  const type = contract.types[id];
  if (type === undefined) throw new Error(`the contract has no type ${id}`);
  return withNotes(
    schemaOf(type.node, { types: contract.types, form: "bundle", direction, refTo, type: id, at: "", report }),
    type,
  );
}

/** Ids of all types, sorted. */
export function sortedIds({ types }: Contract): TypeId[] {
  return (Object.keys(types) as TypeId[]).sort();
}
