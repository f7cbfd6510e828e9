/** GET; every other one is POST. */
export const ACCOUNTS_PATH = "/v1/accounts";
export const ACCOUNT_GITHUB_START_PATH = "/v1/accounts/github/start";
export const ACCOUNT_GITHUB_POLL_PATH = "/v1/accounts/github/poll";
export const ACCOUNT_LINEAR_START_PATH = "/v1/accounts/linear/start";
export const ACCOUNT_LINEAR_COMPLETE_PATH = "/v1/accounts/linear/complete";
export const ACCOUNT_LINEAR_APP_PATH = "/v1/accounts/linear/app";
export const ACCOUNT_GOOGLE_START_PATH = "/v1/accounts/google/start";
export const ACCOUNT_GOOGLE_COMPLETE_PATH = "/v1/accounts/google/complete";
export const ACCOUNT_GOOGLE_CHECK_PATH = "/v1/accounts/google/check";
export const ACCOUNT_DISCONNECT_PATH = "/v1/accounts/disconnect";
