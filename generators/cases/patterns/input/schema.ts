import { z } from "zod";

// The flag v as text: an older compiler's target does not know it.
const sets = (source: string, flags = "v"): RegExp => new RegExp(source, flags);

export const PatternsSchema = z.strictObject({
  script: z.string().regex(/^\p{Script=Greek}+$/u),
  extensions: z.string().regex(/^[\p{scx=Hira}ー]+$/u),
  binary: z.string().regex(/^\p{ID_Start}\p{ID_Continue}*$/u),
  category: z.string().regex(/^\p{Lu}\P{Lu}+$/u),
  folded: z.string().regex(/^[σk\W]\p{Lu}$/iu),
  halves: z.string().regex(/^straße$/i),
  difference: z.string().regex(sets("^[\\p{L}--[aeiou]]+$")),
  intersection: z.string().regex(sets("^[\\p{Script=Latin}&&\\p{Lu}]$")),
  nested: z.string().regex(sets("^[[a-z][0-9]_]{2,8}$")),
  texts: z.string().regex(sets("^[\\q{ch|ll|}a-z]$")),
  emoji: z.string().regex(sets("^\\p{RGI_Emoji}{1,3}$")),
  flagless: z.string().regex(sets("^[\\p{RGI_Emoji}--\\p{RGI_Emoji_Flag_Sequence}]$")),
  foldedSets: z.string().regex(sets("^[a-f[^x]\\p{Lu}]\\p{Script=Greek}$", "iv")),
  sticky: z.string().regex(/ab|b/y),
  octal: z.string().regex(/^\101[\60-\71]$/),
});
