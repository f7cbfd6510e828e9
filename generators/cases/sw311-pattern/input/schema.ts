import { z } from "zod";

export const FlagsSchema = z.object({
  operands: z.string().regex(new RegExp("[\\p{L}--[aeiou]]", "iv")),
  negated: z.string().regex(new RegExp("^\\P{Lu}$", "iv")),
  single: z.string().regex(new RegExp("[\\q{a|bc}]", "iv")),
  fine: z.string().regex(/^(?<word>[\p{L}\p{Lu}\p{gc=Nd}]+)\k<word>?(?!x)(?<!y)$/iu),
  fineSets: z.string().regex(new RegExp("^[[\\p{L}[0-9]]&&\\p{ASCII}]$", "v")),
  sticky: z.string().regex(/a/y),
  octal: z.string().regex(/\01/),
  script: z.string().regex(/^\p{Script=Greek}+$/u),
  plainP: z.string().regex(/\p{Script=Greek}\\01/),
});
