import { z } from "zod";
import { remoteFailureSchema } from "../rpc/remote-failure.ts";

export const connectionNotificationSchema = z
  .strictObject({ jsonrpc: z.literal("2.0"), method: z.literal("connection.closed"), params: remoteFailureSchema })
  .describe("The host says why it closes the connection.");
