import { z } from "zod";
import {
  allEqual,
  atLeastOne,
  canonicalBase64,
  collapseSpace,
  consecutive,
  entryCount,
  exactlyOne,
  excludesWords,
  foldToKnown,
  implies,
  jsonBytes,
  lastEquals,
  normalHost,
  punycodeLabels,
  requiredWhen,
  totalLength,
  uniqueItems,
  urlRule,
  utf16Length,
} from "../../../../schemas/kit/kit.ts";

export const TextsSchema = z.object({
  bytes: z.string().check(canonicalBase64({ minBytes: 1, maxBytes: 32 })),
  words: z.string().check(excludesWords(["secret"])),
  url: z.string().check(urlRule({ schemes: ["https"], loopbackSchemes: ["http"], pathname: "root", forbid: ["credentials", "query", "fragment"] })),
  spaces: z.string().trim().check(collapseSpace()).min(1),
  folded: z.string().check(foldToKnown(["yes", "no"])),
  units: z.string().trim().check(utf16Length(1, 64)),
  host: z.string().max(253).check(normalHost(), punycodeLabels()),
});
export const ValuesSchema = z
  .strictObject({
    text: z.string().optional(),
    file: z.string().optional(),
    mode: z.string(),
    items: z.array(z.object({ id: z.string(), n: z.int() })).check(uniqueItems("id")),
    last: z.int(),
  })
  .check(
    exactlyOne(["text", "file"], { message: "One of them." }),
    atLeastOne(["text", "file"]),
    requiredWhen({ key: "mode", equals: "file" }, ["file"], { path: ["file"] }),
    totalLength([["text"], ["items", "*", "id"]], 100),
    allEqual(["items", "*", "n"], ["last"]),
    consecutive(["items", "*", "n"]),
    lastEquals(["items", "*", "n"], ["last"]),
  );
export const RunSchema = z
  .looseObject({
    status: z.enum(["running", "done", "failed"]),
    durable: z.boolean(),
    failure: z.strictObject({ text: z.string() }).check(jsonBytes(64)).optional(),
    place: z.string().optional(),
  })
  .check(
    implies([{ key: "status", in: ["failed"] }], { required: ["failure"] }),
    implies([{ key: "status", in: ["running", "done"] }], { forbidden: ["failure"] }),
    implies(
      [
        { key: "status", in: ["done", "failed"] },
        { key: "durable", in: [true] },
      ],
      { required: ["place"] },
    ),
    implies([{ key: "status", in: ["running"] }], {
      forbidden: ["place"],
      values: [{ key: "durable", in: [false] }],
    }),
  );
export const AnswersSchema = z.record(z.string().check(utf16Length(1, 8)), z.string()).check(entryCount({ min: 1, max: 4 }));
export const PlacesSchema = z
  .array(z.strictObject({ server: z.string(), channel: z.string().optional() }))
  .check(uniqueItems(["server", "channel"]));
export const ChangesSchema = z
  .strictObject({ text: z.string().optional(), items: z.array(z.string()).optional() })
  .check(atLeastOne(["text", "items"], { counts: "presence" }));
