import { diagnose } from "../../diagnostics/report.ts";
import type { SourcePlace } from "../../diagnostics/diagnostic.ts";
import type { AnyNode, Content, HttpMethod, Operation, OperationResponse, Parameter } from "../contract.ts";
import { fail } from "./build-run.ts";
import type { BuildRun } from "./build-run.ts";
import type { ClaimedModule } from "./exported-types.ts";
import { pascalCase } from "./names.ts";
import { nodeOf } from "./node.ts";
import { operationProblem } from "./operation-problem.ts";
import type { ContentInput, ExposureInput, OperationInput } from "./operation-problem.ts";
import { pointerStep } from "./type-draft.ts";
import type { Site, TypeDraft } from "./type-draft.ts";
import { isZodSchema } from "./zod-values.ts";

/** An operation with the draft that stands for it while its bodies are built. */
export interface BuiltOperation {
  readonly operation: Operation<AnyNode>;
  readonly draft: TypeDraft;
  readonly exposure: ExposureInput | undefined;
}

interface DeclaredOperation {
  readonly value: object;
  readonly module: ClaimedModule;
  readonly exportName: string;
  readonly place: SourcePlace | undefined;
}

/** Builds one declared operation; undefined when its data are not those of the kit. Anonymous bodies are lifted. */
export function buildOperation(run: BuildRun, declared: DeclaredOperation): BuiltOperation | undefined {
  const { value, place } = declared;
  const refuse = (problem: string) => {
    run.diagnostics.push(diagnose("SW503", problem, { at: `/operations/${idOf(value)}`, place }));
    return undefined;
  };
  try {
    const problem = operationProblem(value);
    return problem === undefined ? readOperation(run, declared, value as OperationInput) : refuse(problem);
  } catch (error) {
    // Data that did not come from the kit may be of any shape.
    return refuse(`The declaration cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function readOperation(run: BuildRun, declared: DeclaredOperation, input: OperationInput): BuiltOperation {
  const { module } = declared;
  const draft = standIn(input, declared);
  const site = { owner: draft, pointer: draft.pointer, name: draft.name, depth: 0 };
  const operation: Operation<AnyNode> = {
    id: input.id,
    family: module.family,
    module: module.loaded.name,
    method: input.method as HttpMethod,
    path: input.path,
    summary: input.summary,
    ...(input.description === undefined ? {} : { description: input.description }),
    ...(input.deprecated === undefined ? {} : { deprecated: input.deprecated }),
    tags: [...input.tags],
    security: [...input.security],
    ...(input.grant === undefined ? {} : { grant: typeof input.grant === "string" ? input.grant : { ...input.grant } }),
    parameters: (input.parameters ?? []).map((each) => parameterOf(run, each, site)),
    ...(input.request === undefined
      ? {}
      : { request: contentOf(run, input.request, below(site, "request", "Request")) }),
    responses: responsesOf(run, input, site),
    ...(input.limits === undefined ? {} : { limits: { ...input.limits } }),
  };
  module.lifted.push(...draft.lifted);
  return { operation, draft, exposure: input.expose };
}

function idOf(value: object): string {
  const { id } = value as { readonly id?: unknown };
  return typeof id === "string" ? pointerStep(id) : "?";
}

function standIn(input: OperationInput, { module, exportName, place }: DeclaredOperation): TypeDraft {
  const locate = (pointer: string) => module.loaded.locate?.(exportName, pointer);
  return {
    id: `${module.family}.!${input.id}`,
    family: module.family,
    name: pascalCase(input.id),
    module: module.loaded.name,
    exportName: null,
    definition: input,
    place,
    locate,
    pointer: `/operations/${pointerStep(input.id)}`,
    facts: { brand: false },
    node: undefined,
    failed: false,
    lifted: [],
    refers: new Set(),
  };
}

function below(site: Site, step: string, suffix: string): Site {
  return { ...site, pointer: `${site.pointer}/${step}`, name: site.name + suffix };
}

function parameterOf(
  run: BuildRun,
  input: NonNullable<OperationInput["parameters"]>[number],
  site: Site,
): Parameter<AnyNode> {
  const here = below(site, `parameters/${pointerStep(input.name)}`, pascalCase(input.name));
  return {
    name: input.name,
    in: input.in,
    required: input.required ?? input.in === "path",
    node: isZodSchema(input.schema)
      ? nodeOf(run, input.schema, here)
      : fail(run, here, "SW503", "The schema is no Zod 4 schema."),
    ...(input.description === undefined ? {} : { description: input.description }),
  };
}

function responsesOf(run: BuildRun, input: OperationInput, site: Site): readonly OperationResponse<AnyNode>[] {
  const byStatus = Object.entries(input.responses).sort(([left], [right]) => Number(left) - Number(right));
  return byStatus.map(([status, response]) => {
    const here = below(site, `responses/${status}`, `Response${status}`);
    const hasContent = response.schema !== undefined || response.item !== undefined || response.mediaType !== undefined;
    const content = hasContent ? { content: contentOf(run, response, here) } : {};
    return { status: Number(status), description: response.description, ...content };
  });
}

function contentOf(run: BuildRun, input: ContentInput, site: Site): Content<AnyNode> {
  const item = input.item === undefined ? {} : { item: bodyOf(run, input.item, below(site, "item", "Item")) };
  const body = input.schema === undefined ? {} : { body: bodyOf(run, input.schema, site) };
  const order = input.order === undefined ? {} : { order: input.order };
  const mediaType = input.mediaType ?? (input.item === undefined ? "application/json" : "application/x-ndjson");
  return { mediaType, ...body, ...item, ...order };
}

function bodyOf(run: BuildRun, schema: unknown, site: Site) {
  return isZodSchema(schema) ? nodeOf(run, schema, site) : fail(run, site, "SW503", "The schema is no Zod 4 schema.");
}
