/** Transfer of a configuration, piece by piece (facts, section 6). What the bytes mean is not part of the protocol. */
import { z } from "zod";
import { remoteFailureSchema } from "../rpc/remote-failure.ts";
import { chunkDataSchema, chunkSizeSchema } from "../shared/content-chunk.ts";
import { decimalSchema, digestSchema, opaqueIdSchema } from "../shared/scalars.ts";

export const configurationAuthorizationSchema = z
  .looseObject({ domain: z.literal("configuration"), grantId: opaqueIdSchema })
  .describe("The approval to read the configuration.");

export const configurationExportParamsSchema = z.strictObject({}).describe("Asks the host to prepare an export.");

export const configurationExportSchema = z
  .looseObject({ exportId: opaqueIdSchema, byteLength: decimalSchema, sha256: digestSchema })
  .describe("A prepared export, which the host keeps for 5 minutes.");

export const configurationReadParamsSchema = z
  .strictObject({ exportId: opaqueIdSchema, offset: decimalSchema, maxBytes: chunkSizeSchema })
  .describe("Asks for the bytes of an export from an offset on.");

export const configurationChunkSchema = z
  .looseObject({
    exportId: opaqueIdSchema,
    offset: decimalSchema,
    nextOffset: decimalSchema.describe("The offset plus the number of bytes in this piece."),
    dataBase64: chunkDataSchema,
    eof: z.boolean(),
  })
  .describe("One piece of an export.");

const errors = remoteFailureSchema;

export const configurationMethods = {
  "configuration.export.prepare": {
    params: configurationExportParamsSchema,
    result: configurationExportSchema,
    errors,
  },
  "configuration.export.read": { params: configurationReadParamsSchema, result: configurationChunkSchema, errors },
};

export type ConfigurationAuthorization = z.infer<typeof configurationAuthorizationSchema>;
export type ConfigurationExport = z.infer<typeof configurationExportSchema>;
export type ConfigurationChunk = z.infer<typeof configurationChunkSchema>;
