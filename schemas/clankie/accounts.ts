/** Accounts that the owner connects: GitHub, Linear, Google. No token or provider text is ever returned. */
export { AccountConnectionSchema, AccountsResponseSchema } from "./accounts/connection.ts";
export {
  checkGoogleAccount,
  completeGoogleAccount,
  completeLinearAccount,
  connectLinearApp,
  disconnectAccount,
  listAccounts,
  pollGithubAccount,
  startGithubAccount,
  startGoogleAccount,
  startLinearAccount,
} from "./accounts/operations.ts";
export {
  ACCOUNTS_PATH,
  ACCOUNT_DISCONNECT_PATH,
  ACCOUNT_GITHUB_POLL_PATH,
  ACCOUNT_GITHUB_START_PATH,
  ACCOUNT_GOOGLE_CHECK_PATH,
  ACCOUNT_GOOGLE_COMPLETE_PATH,
  ACCOUNT_GOOGLE_START_PATH,
  ACCOUNT_LINEAR_APP_PATH,
  ACCOUNT_LINEAR_COMPLETE_PATH,
  ACCOUNT_LINEAR_START_PATH,
} from "./accounts/paths.ts";
export { AccountFlowIdSchema, AccountProviderSchema, GoogleAccountProviderSchema } from "./accounts/provider.ts";
export {
  AccountDisconnectRequestSchema,
  AccountGithubPollRequestSchema,
  AccountGoogleCompleteRequestSchema,
  AccountGoogleStartRequestSchema,
  AccountLinearAppRequestSchema,
  AccountLinearCompleteRequestSchema,
} from "./accounts/requests.ts";
export {
  AccountDisconnectResultSchema,
  AccountErrorCodeSchema,
  AccountFailureSchema,
  AccountGithubPollResultSchema,
  AccountGithubStartResultSchema,
  AccountGoogleCompleteResultSchema,
  AccountGoogleStartResultSchema,
  AccountLinearCompleteResultSchema,
  AccountLinearStartResultSchema,
} from "./accounts/results.ts";
