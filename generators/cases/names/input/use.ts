import { z } from "zod";
import { HostIdSchema, pageSchema } from "./shared.ts";
import { brand } from "../../../../schemas/kit/kit.ts";

export { pageSchema } from "./shared.ts";
export * from "./shared.ts";

const Unexported = z.object({ c: z.int() });
const WithId = z.object({ d: z.int() }).meta({ id: "WithId" });
export const UseSchema = z.object({
  host: HostIdSchema.describe("Which host."),
  page: pageSchema,
  first: Unexported,
  second: Unexported,
  third: WithId.optional(),
  fourth: z.array(WithId),
  device: brand(z.uuid(), "DeviceId"),
  deviceAgain: z.array(z.object({ "deep-er": z.object({ x: z.null() }) })),
});
