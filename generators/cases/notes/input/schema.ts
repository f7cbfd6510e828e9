import { z } from "zod";

export const NotesSchema = z
  .object({
    old: z.string().meta({ deprecated: "Use `new`." }),
    older: z.string().optional().meta({ deprecated: true }),
    fine: z.string().meta({ deprecated: false, title: "Fine", examples: ["a", "b"] }),
    hostile: z.string().describe("*/ } \\u0022 \" ``` </script> ${process.exit(1)} #{x} \u202e\u0000\r\nsecond line"),
    nested: z.object({ a: z.int().describe("Inner.") }).describe("Lifted."),
    outer: z.object({ b: z.int() }).optional().describe("On the wrapper."),
    kept: z.string().describe("Kept through checks.").min(1).max(2),
  })
  .meta({ title: "Notes", description: "All of them.", deprecated: "Gone soon.", examples: [{ old: "x", list: [1, null] }] });
