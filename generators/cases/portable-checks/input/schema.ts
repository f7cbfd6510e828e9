import { z } from "zod";
import {
  allEqual,
  atLeastOne,
  canonicalBase64,
  collapseSpace,
  consecutive,
  exactlyOne,
  excludesWords,
  foldToKnown,
  lastEquals,
  requiredWhen,
  totalLength,
  uniqueItems,
  urlRule,
} from "../../../../schemas/kit/kit.ts";

export const TextsSchema = z.object({
  bytes: z.string().check(canonicalBase64({ minBytes: 1, maxBytes: 32 })),
  words: z.string().check(excludesWords(["secret"])),
  url: z.string().check(urlRule({ schemes: ["https"], loopbackSchemes: ["http"], pathname: "root", forbid: ["credentials", "query", "fragment"] })),
  spaces: z.string().trim().check(collapseSpace()).min(1),
  folded: z.string().check(foldToKnown(["yes", "no"])),
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
