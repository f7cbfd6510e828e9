import { z } from "zod";
import { additiveEnum } from "../../schemas/kit/kit.ts";

/** Names that the languages, their libraries or the emitted code use themselves. */
const typeNames = (
  "Any Array Base64Text Bool Boolean Class Codable Companion Data Date Decoder Deprecated Dictionary Double EnumModel Error " +
  "Exception Foundation Function Hashable IsoDateTime Int Issue JsonElement KSerializer Kotlin List Locale Long Map Model Never Nothing Object " +
  "Optional Pair Protocol Reader Result Samewire Scan Schema Self Sendable Serializable Set String Suppress Swift TextEnum " +
  "Throwable Tristate Type UnknownKeys Unit ValidationError Void Wire WireError WireException"
).split(" ");

/** Keys that are keywords, members that every class has, or no names at all. */
const keys = [
  ..."actual all as associatedtype at await break by case catch class companion constructor continue copy count data default".split(
    " ",
  ),
  ..."defer deinit description do dynamic else encode encoded entries enum equals extension fallthrough false field fileprivate".split(
    " ",
  ),
  ..."for fromWire fun func get getClass guard hash hashCode hashValue if import in init inout internal is isEmpty it json".split(
    " ",
  ),
  ..."known lateinit let members name nil null object operator ordinal out override package private protocol public".split(
    " ",
  ),
  ..."rawValue read reified repeat rethrows return scan schema seen self Self serializer set shape static struct subscript".split(
    " ",
  ),
  ..."super suspend switch this throw throws toString toWire true try Type typealias typeof unrecognized val validate value".split(
    " ",
  ),
  ..."valueOf values var vararg when where while wire yield _ __ $ a-b a_b aB".split(" "),
  "",
  " ",
  "A B",
  "1",
  "1a",
  "-",
  "--",
  "é",
  "e\u0301",
  "ß",
  "🎈",
  "🎈🎈",
  "日本",
  "a.b",
  "a/b",
  "*/",
  "/*",
  '"',
  "\\",
  "\n",
  "\u2028",
  "\u0000",
  "${x}",
  "\\(x)",
  "`",
];

/** Schemas whose every name is one that breaks generated code somewhere. */
export function hostileSchemas(): Readonly<Record<string, z.ZodType>> {
  const plain = Object.fromEntries(typeNames.map((name, index) => [`${name}Schema`, namedType(name, index)]));
  const members = Object.fromEntries(keys.map((key, index) => [key, member(index)]));
  const values = keys as unknown as [string, ...string[]];
  return {
    ...plain,
    KeysSchema: z.strictObject(members).partial(),
    ValuesSchema: z.enum(values),
    GrowingSchema: z.array(additiveEnum(values)),
    TagsSchema: z.discriminatedUnion(
      "class",
      keys.slice(0, 40).map((key) => z.strictObject({ class: z.literal(key), in: z.string() })) as unknown as [
        z.ZodObject,
      ],
    ),
    TupleSchema: z.tuple([z.string(), z.literal("${x}"), z.null()]).rest(z.literal(["*/", "\\(x)"])),
    UsesSchema: z.object(
      Object.fromEntries(typeNames.map((name) => [name, (plain[`${name}Schema`] ?? z.never()).optional()])),
    ),
    SpokenSchema: z
      .object({
        text: z
          .string()
          .describe('*/ } """ ${x} \\(x) \\u0022 \u2028 fun evil() {} /* @throws')
          .meta({ deprecated: true, title: '"; */ ${x}' }),
      })
      .describe("/** */ /* \u0000 ] [Missing] `x` \n@param x\n# Heading"),
  };
}

/** Objects, enums, unions, brands and aliases in turn. */
function namedType(name: string, index: number): z.ZodType {
  const kinds = [
    () => z.strictObject({ [name]: z.string(), list: z.array(z.int()) }),
    () => z.enum([name, name.toLowerCase()]),
    () => z.union([z.string(), z.int(), z.strictObject({ kind: z.literal(name), [name]: z.boolean() })]),
    () => z.string().min(1).brand(name),
    () => z.record(z.string(), z.number()),
  ];
  return (kinds[index % kinds.length] ?? z.never)();
}

function member(index: number): z.ZodType {
  const kinds = [z.string(), z.int(), z.boolean().nullable(), z.array(z.number()), z.record(z.string(), z.unknown())];
  return kinds[index % kinds.length] ?? z.never();
}
