import { z } from "zod";

export const GoogleAccountProviderSchema = z
  .enum(["google-gmail", "google-calendar", "google-drive"])
  .describe("Google's services are connected one by one.");

export const AccountProviderSchema = z
  .enum(["github", "linear", "google-gmail", "google-calendar", "google-drive"])
  .describe("Who an account is with.");

export const AccountFlowIdSchema = z
  .string()
  .regex(/^[A-Za-z0-9_-]{16,128}$/u)
  .describe("Names one attempt to connect.");

/** Names a file in Google Drive. */
export const driveFileId = z.string().regex(/^[A-Za-z0-9_-]{1,256}$/u);
