import { z } from "zod";
import { pageOf, pageParams } from "../shared/paging.ts";
import { opaqueIdSchema } from "../shared/scalars.ts";
import { interactionSchema } from "./interaction.ts";

export const listInteractionsParamsSchema = z.strictObject({ sessionId: opaqueIdSchema, ...pageParams });
export const interactionPageSchema = z.looseObject(pageOf(interactionSchema));

export const getInteractionParamsSchema = z.strictObject({ sessionId: opaqueIdSchema, interactionId: opaqueIdSchema });
export const interactionResultSchema = z.looseObject({ interaction: interactionSchema });
