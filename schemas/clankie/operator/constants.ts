/** Bounds of the operator service. Lengths are code points, counts are entries, `BYTES` are bytes, `MS` milliseconds. */

/** The one version that every request, result and nested record states. */
export const OPERATOR_SCHEMA_VERSION = 1;

/** Titles and labels. */
export const TITLE_MAX = 256;
/** Message text, reasoning text, tool detail and the live draft. */
export const TEXT_MAX = 16_384;
export const MESSAGE_MAX = 16_384;
export const TOOL_DETAIL_MAX = 16_384;
/** Summaries and diagnostic details. */
export const SUMMARY_MAX = 512;
/** Codes: harness, status, tool name. */
export const CODE_MAX = 128;
/** Every id and reference. */
export const REF_MAX = 512;
export const CURSOR_MAX = 4_096;

/** Events in a page of `replay` and `tail`. */
export const REPLAY_LIMIT_DEFAULT = 200;
export const REPLAY_LIMIT_MAX = 500;
/** Turns in a backward window. */
export const WINDOW_TURNS_DEFAULT = 20;
export const WINDOW_TURNS_MAX = 40;
export const TAIL_WAIT_MS_MAX = 20_000;
/** `waitMs` of `fleet` and `presence`. */
export const FLEET_WAIT_MS_MAX = 30_000;

/** Conversations or channels in one answer. */
export const LIST_MAX = 1_000;
export const PERSONA_LIST_MAX = 1_000;
/** Seats in one roster or snapshot. */
export const FLEET_ROSTER_MAX = 48;
export const FLEET_EDGE_MAX = 128;
export const CHANNEL_MEMBER_MAX = 12;
/** Rooms in a picker. */
export const GUILD_ROOM_MAX = 500;
/** Options of an `input_requested` event. */
export const INPUT_OPTIONS_MAX = 32;

/** Terminals in a catalog: 16 for each seat of a roster. */
export const TERMINAL_CATALOG_MAX = 16 * FLEET_ROSTER_MAX;
/** Columns, rows and lines of one scroll. */
export const TERMINAL_DIMENSION_MAX = 1_000;
/** Base64 characters in one terminal frame, and in all frames of one page. */
export const TERMINAL_FRAME_BASE64_MAX = 16_777_216;
/** Bytes behind that much base64. */
export const TERMINAL_FRAME_BYTES_MAX = (TERMINAL_FRAME_BASE64_MAX / 4) * 3;
/** Frames in one page. */
export const TERMINAL_TAIL_FRAMES_MAX = 64;
/** Rows in one scrollback block. */
export const TERMINAL_SCROLLBACK_ROWS_MAX = 1_000;
/** Base64 characters in one write to a terminal. */
export const TERMINAL_INPUT_BASE64_MAX = 32_768;

/** Commands, and skills, in a composer catalog. */
export const COMPOSER_CATALOG_MAX = 256;
/** Characters of a working directory. */
export const SEAT_DIRECTORY_MAX = 1_024;

export const DELIVERED_FILE_BYTES_MAX = 15_728_640;
export const ATTACHMENT_IMAGE_BYTES_MAX = 20_971_520;
export const ATTACHMENT_VIDEO_BYTES_MAX = 209_715_200;
export const ATTACHMENT_CHUNK_BYTES_MAX = 524_288;
/** Base64 characters of one chunk. */
export const ATTACHMENT_CHUNK_BASE64_MAX = 699_052;
/** Attachments in one message. */
export const ATTACHMENTS_MAX = 8;

/** Characters of a stance's note. */
export const STANCE_NOTE_MAX = 120;
export const STANCE_DEFAULT_MS = 900_000;
export const STANCE_MAX_MS = 3_600_000;
