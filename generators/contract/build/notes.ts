import { globalRegistry } from "zod/v4/core";
import type { $ZodType } from "zod/v4/core";
import type { Notes } from "../contract.ts";
import { asJson } from "./json-value.ts";

/** Metadata that decides a type's identity. It belongs to one schema and is not inherited by schemas derived from it. */
export interface Identity {
  readonly id?: string;
  readonly brand?: string | true;
  readonly swiftName?: string;
  readonly kotlinName?: string;
}

type Meta = Readonly<Record<string, unknown>>;

/** What `.meta()`, `.describe()` or `.register()` said of this very instance. */
function ownMeta(schema: $ZodType): Meta {
  return (globalRegistry._map.get(schema) as Meta | undefined) ?? {};
}

/** The instance this one was cloned from without a change of its definition. */
export function cloneSource(schema: $ZodType): $ZodType | undefined {
  const { parent, def } = schema._zod;
  return parent !== undefined && parent._zod.def === def ? parent : undefined;
}

/** Id, brand and native names of this instance; all but the id also from the instances it merely clones. */
export function identityOf(schema: $ZodType): Identity {
  const { id } = ownMeta(schema);
  const identity: { -readonly [Key in keyof Identity]: Identity[Key] } = {};
  if (typeof id === "string") identity.id = id;
  for (let at: $ZodType | undefined = schema; at !== undefined; at = cloneSource(at)) {
    const { brand, swiftName, kotlinName } = ownMeta(at);
    if (identity.brand === undefined && (typeof brand === "string" || brand === true)) identity.brand = brand;
    if (identity.swiftName === undefined && typeof swiftName === "string") identity.swiftName = swiftName;
    if (identity.kotlinName === undefined && typeof kotlinName === "string") identity.kotlinName = kotlinName;
  }
  return identity;
}

/** The type name that this very instance gives itself: its id, or the name of its brand. */
export function ownName(schema: $ZodType): string | undefined {
  const { id, brand } = ownMeta(schema);
  if (typeof id === "string") return id;
  return typeof brand === "string" ? brand : undefined;
}

/** Notes of a schema where it is defined: its own and those it inherits. */
export function notesOf(schema: $ZodType): Notes {
  return readNotes((globalRegistry.get(schema) as Meta | undefined) ?? {});
}

/** Notes that the clones of `origin` up to `schema` added: what a use site says about a named type. */
export function notesSince(schema: $ZodType, origin: $ZodType): Notes {
  const layers: Meta[] = [];
  for (let at: $ZodType | undefined = schema; at !== undefined && at !== origin; at = cloneSource(at))
    layers.push(ownMeta(at));
  return readNotes(Object.assign({}, ...layers.reverse()) as Meta);
}

/** Keys of the metadata whose values are of a wrong kind. */
export function wrongMeta(schema: $ZodType): readonly string[] {
  const meta = ownMeta(schema);
  const texts = ["id", "title", "description", "swiftName", "kotlinName"];
  const wrong = texts.filter((key) => meta[key] !== undefined && typeof meta[key] !== "string");
  const { brand, deprecated, examples } = meta;
  if (brand !== undefined && typeof brand !== "string" && typeof brand !== "boolean") wrong.push("brand");
  if (deprecated !== undefined && typeof deprecated !== "string" && typeof deprecated !== "boolean")
    wrong.push("deprecated");
  if (examples !== undefined && !(Array.isArray(examples) && asJson(examples) !== undefined)) wrong.push("examples");
  return wrong;
}

function readNotes(meta: Meta): Notes {
  const { title, description, deprecated } = meta;
  const examples = Array.isArray(meta["examples"]) ? asJson(meta["examples"]) : undefined;
  return {
    ...(typeof title === "string" ? { title } : {}),
    ...(typeof description === "string" ? { description } : {}),
    ...(deprecated === true || (typeof deprecated === "string" && deprecated !== "") ? { deprecated } : {}),
    ...(Array.isArray(examples) && examples.length > 0 ? { examples } : {}),
  };
}
