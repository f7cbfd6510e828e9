import { expect, it } from "vitest";
import { CAPACITY, RETENTION_MS } from "../sends/send-record.ts";

/** The histories themselves are played in `sends/send-record-model.slow.test.ts`, against both records. */
it("T10 R55 R116 the bounds that the model shrinks are 4,096 and 24 hours", () => {
  expect([CAPACITY, RETENTION_MS]).toEqual([4_096, 86_400_000]);
});
