export const GATEWAY_CHALLENGE_PATH = "/v1/gateway/challenge";
export const GATEWAY_ENCRYPTED_PATH = "/v1/gateway/encrypted";
export const GATEWAY_PUSH_AUTHORIZE_PATH = "/v1/gateway/push-authorize";

export const GATEWAY_ENCRYPTION_VERSION = 1;

/** 1 MiB: the plaintext of one request. */
export const GATEWAY_PLAINTEXT_BYTES_MAX = 1_048_576;
/** 16 MiB: the bytes of all chunks of one response. */
export const GATEWAY_RESPONSE_BYTES_MAX = 16_777_216;
/** Characters of one line of a response. */
export const GATEWAY_RESPONSE_LINE_LENGTH_MAX = 131_072;
/** Characters of a whole response in its seals. */
export const GATEWAY_RESPONSE_TEXT_LENGTH_MAX = 33_554_432;
