import type { AnyNode, NamedType, TypeId } from "../contract.ts";
import type { BuildRun } from "./build-run.ts";

/** The types without an error in themselves or in anything they refer to, finished. */
export function soundTypes(run: BuildRun): ReadonlyMap<TypeId, NamedType<AnyNode>> {
  const broken = brokenTypes(run);
  const sound = new Map<TypeId, NamedType<AnyNode>>();
  for (const { id, family, name, module, exportName, facts, node } of run.byId.values()) {
    if (broken.has(id) || node === undefined) continue;
    sound.set(id, { id, family, name, module, exportName, ...facts, node });
  }
  return sound;
}

function brokenTypes(run: BuildRun): ReadonlySet<TypeId> {
  const referrers = new Map<TypeId, TypeId[]>();
  for (const { id, refers } of run.byId.values()) {
    for (const target of refers) {
      const list = referrers.get(target);
      if (list === undefined) referrers.set(target, [id]);
      else list.push(id);
    }
  }
  // A reference to an id that no type has leads to an export whose name was refused.
  const refused = [...referrers.keys()].filter((id) => !run.byId.has(id));
  const broken = new Set([...[...run.byId.values()].filter(({ failed }) => failed).map(({ id }) => id), ...refused]);
  for (const id of broken) for (const referrer of referrers.get(id) ?? []) broken.add(referrer);
  return broken;
}
