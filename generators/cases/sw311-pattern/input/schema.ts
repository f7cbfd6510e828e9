import { z } from "zod";

export const FlagsSchema = z.object({
  sticky: z.string().regex(/a/y),
  sets: z.string().regex(new RegExp("[a-z]", "v")),
  inner: z.string().regex(new RegExp("(?:a)\\\\0(?=b)")),
  script: z.string().regex(/^\p{Script=Greek}+$/u),
  binary: z.string().regex(/^\p{Dash}+$/u),
  octal: z.string().regex(/\01/),
  fine: z.string().regex(/^(?<word>[\p{L}\p{Lu}\p{gc=Nd}]+)\k<word>?(?!x)(?<!y)$/iu),
  plainP: z.string().regex(/\p{Script=Greek}\\01/),
});
