export const COMPOSER_TRANSCRIPTION_ROOT = "/v1/composer/transcription";
/** GET; the others are POST. */
export const COMPOSER_TRANSCRIPTION_STATUS_PATH = "/v1/composer/transcription/status";
export const COMPOSER_TRANSCRIPTION_BEGIN_PATH = "/v1/composer/transcription/begin";
export const COMPOSER_TRANSCRIPTION_CHUNK_PATH = "/v1/composer/transcription/chunk";
export const COMPOSER_TRANSCRIPTION_COMMIT_PATH = "/v1/composer/transcription/commit";
export const COMPOSER_TRANSCRIPTION_CANCEL_PATH = "/v1/composer/transcription/cancel";
export const COMPOSER_TRANSCRIPTION_RECEIPT_PATH = "/v1/composer/transcription/receipt";

/** Routes of the hosted account service. */
export const HOSTED_COMPOSER_STATUS_PATH = "/fleet/v1/model/composer/status";
export const HOSTED_COMPOSER_TRANSCRIBE_PATH = "/fleet/v1/model/composer/transcribe";
export const HOSTED_COMPOSER_RECEIPT_PATH = "/fleet/v1/model/composer/receipt";

/** Three minutes. */
export const COMPOSER_TRANSCRIPTION_DURATION_MS_MAX = 180_000;
/** Bytes of one chunk before base64. */
export const COMPOSER_TRANSCRIPTION_CHUNK_BYTES_MAX = 262_144;
/** Base64 characters of one chunk. */
export const COMPOSER_TRANSCRIPTION_CHUNK_BASE64_MAX = 349_528;
/** Bytes of samples: three minutes of 16-bit mono at 16 kHz. */
export const COMPOSER_WAV_DATA_BYTES_MAX = 5_760_000;
/** Bytes of all chunks of a recording that are neither its format nor its samples, with their headers and padding. */
export const COMPOSER_WAV_METADATA_BYTES_MAX = 65_536;
/** The smallest recording: headers and one sample. */
export const COMPOSER_TRANSCRIPTION_AUDIO_BYTES_MIN = 46;
/** The largest recording: samples, metadata, and 44 bytes of headers. */
export const COMPOSER_TRANSCRIPTION_AUDIO_BYTES_MAX = 5_825_580;
/** Base64 characters of the largest recording. */
export const COMPOSER_TRANSCRIPTION_AUDIO_BASE64_MAX = 7_767_440;
/** Characters of the text of a recording. */
export const COMPOSER_TRANSCRIPTION_TEXT_MAX = 16_000;
/** Bytes of a request body: one chunk in base64 fits. */
export const COMPOSER_TRANSCRIPTION_BODY_BYTES_MAX = 409_600;
