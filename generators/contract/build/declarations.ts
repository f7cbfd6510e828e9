import { diagnose } from "../../diagnostics/report.ts";
import type { SourcePlace } from "../../diagnostics/diagnostic.ts";
import type { AnyNode, Gateway, Operation, TypeId } from "../contract.ts";
import { relatedPlace } from "./build-run.ts";
import type { BuildRun } from "./build-run.ts";
import type { ClaimedModule } from "./exported-types.ts";
import { gatewayOf } from "./gateway-of.ts";
import type { GatewayInput } from "./gateway-of.ts";
import type { LoadedExport } from "./loaded-schemas.ts";
import { buildOperation } from "./operation-of.ts";
import type { BuiltOperation } from "./operation-of.ts";
import { declarationsIn } from "./zod-values.ts";

export interface Declarations {
  readonly operations: readonly { readonly operation: Operation<AnyNode>; readonly refers: readonly TypeId[] }[];
  readonly gateways: readonly Gateway[];
}

interface Declared {
  readonly kind: "operation" | "gateway";
  readonly value: object;
  readonly module: ClaimedModule;
  readonly exportName: string;
  readonly declared: boolean;
  readonly place: SourcePlace | undefined;
}

/** Builds the operations and gateways that the modules export, alone or in arrays and records. */
export function buildDeclarations(run: BuildRun, modules: readonly ClaimedModule[]): Declarations {
  const found = distinct(
    modules.flatMap((module) => module.loaded.exports.flatMap((each) => declaredIn(module, each))),
  );
  const operations = found
    .filter(({ kind }) => kind === "operation")
    .flatMap((each) => buildOperation(run, each) ?? []);
  const kept = withoutClashes(run, operations);
  const gateways = found.filter(({ kind }) => kind === "gateway");
  return {
    operations: kept.map(({ operation, draft }) => ({ operation, refers: [...draft.refers] })),
    gateways: buildGateways(run, gateways, kept),
  };
}

function declaredIn(
  module: ClaimedModule,
  { name: exportName, value, declared, place }: LoadedExport,
): readonly Declared[] {
  return declarationsIn(value).map((each) => ({ ...each, module, exportName, declared, place }));
}

/** Each declaration once, at the module that declares it. */
function distinct(found: readonly Declared[]): readonly Declared[] {
  const byValue = new Map<object, Declared>();
  for (const each of found) {
    const other = byValue.get(each.value);
    if (other === undefined || (!other.declared && each.declared)) byValue.set(each.value, each);
  }
  return [...byValue.values()];
}

function withoutClashes(run: BuildRun, operations: readonly BuiltOperation[]): readonly BuiltOperation[] {
  const byId = new Map<string, BuiltOperation>();
  const byRoute = new Map<string, BuiltOperation>();
  const kept = operations.filter((each) => {
    const { id, method, path } = each.operation;
    const route = `${method} ${path.replace(/\{[^}]*\}/g, "{}")}`;
    const sameId = byId.get(id);
    const sameRoute = byRoute.get(route);
    if (sameId !== undefined) clash(run, "SW501", `Another operation has the id "${id}".`, each, sameId);
    else if (sameRoute !== undefined)
      clash(run, "SW502", `The operation ${sameRoute.operation.id} answers ${method} ${path} too.`, each, sameRoute);
    if (sameId !== undefined || sameRoute !== undefined) return false;
    byId.set(id, each);
    byRoute.set(route, each);
    return !each.draft.failed;
  });
  return kept.sort((left, right) => (routeKey(left) < routeKey(right) ? -1 : 1));
}

function clash(
  run: BuildRun,
  code: "SW501" | "SW502",
  message: string,
  each: BuiltOperation,
  other: BuiltOperation,
): void {
  const related = relatedPlace(`The other operation is here.`, other.draft.place);
  run.diagnostics.push(diagnose(code, message, { at: each.draft.pointer, place: each.draft.place, related }));
}

function routeKey({ operation }: BuiltOperation): string {
  return `${operation.path} ${operation.method}`;
}

function buildGateways(
  run: BuildRun,
  declared: readonly Declared[],
  operations: readonly BuiltOperation[],
): readonly Gateway[] {
  const byFamily = new Map<string, GatewayInput>();
  for (const { value, module, place } of declared) {
    const { family } = module;
    const other = byFamily.get(family);
    const input = { value: value as Readonly<Record<string, unknown>>, family, module: module.loaded.name, place };
    if (other === undefined) byFamily.set(family, input);
    else {
      const related = relatedPlace("The first one is here.", other.place);
      run.diagnostics.push(
        diagnose("SW504", `The family ${family} declares a second gateway.`, {
          at: `/gateways/${family}`,
          place,
          related,
        }),
      );
    }
  }
  for (const { operation, draft, exposure } of operations) {
    if (exposure === undefined || byFamily.has(operation.family)) continue;
    const message = `The operation ${operation.id} is exposed, but the family ${operation.family} has no gateway.`;
    run.diagnostics.push(diagnose("SW506", message, { at: draft.pointer, place: draft.place }));
  }
  return [...byFamily.values()].flatMap((input) => gatewayOf(run, input, operations) ?? []);
}
