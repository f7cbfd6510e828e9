/** Modules of many small models, for compile times and for packages of a size that bites elsewhere. */
const PER_MODULE = 10;

/** Modules that export `count` objects of eight properties between them, by file name. */
export function modelModules(count: number): ReadonlyMap<string, string> {
  const modules = new Map<string, string>();
  for (let from = 0; from < count; from += PER_MODULE) {
    const indexes = Array.from({ length: Math.min(PER_MODULE, count - from) }, (_, index) => from + index);
    const text = `import { z } from "zod";\n\n${indexes.map(modelText).join("\n")}`;
    modules.set(`models-${from / PER_MODULE}.ts`, text);
  }
  return modules;
}

function modelText(index: number): string {
  return `export const Model${index}Schema = z.strictObject({
  id: z.string().min(1).max(64),
  name: z.string().max(200).optional(),
  state: z.enum(["open", "closed", "waiting"]),
  count: z.int().min(0),
  ratio: z.number().nullable(),
  createdAt: z.iso.datetime(),
  tags: z.array(z.string()).max(20),
  note${index}: z.string().nullish(),
});
`;
}
