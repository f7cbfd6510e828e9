import { z } from "zod";

export const OpenObjectSchema = z.looseObject({}).describe("An object whose keys this contract does not state yet.");
