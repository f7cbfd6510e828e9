import {
  COMPOSER_TRANSCRIPTION_AUDIO_BYTES_MAX,
  COMPOSER_TRANSCRIPTION_AUDIO_BYTES_MIN,
  COMPOSER_WAV_DATA_BYTES_MAX,
  COMPOSER_WAV_METADATA_BYTES_MAX,
} from "./constants.ts";

/** What a recording is by its own samples, whatever its sender said. */
export interface ComposerWav {
  /** Whole milliseconds, rounded up. */
  readonly durationMs: number;
  readonly dataBytes: number;
}

const RIFF = 0x52494646;
const WAVE = 0x57415645;
const FORMAT = 0x666d7420;
const DATA = 0x64617461;

const HEADER_BYTES = 8;
const FIRST_CHUNK = 12;
const SAMPLE_RATE = 16_000;
const BYTES_PER_MS = 32;

/**
 * Checks a WAV file byte by byte: mono, 16 bits, 16 kHz, at most three minutes, every chunk within the file (MW1 to MW8).
 *
 * @throws Error `invalid_audio`, whatever is wrong with it.
 */
export function parseComposerWav(bytes: Uint8Array): ComposerWav {
  const dataBytes = dataBytesOf(bytes);
  if (dataBytes === undefined) throw new Error("invalid_audio");
  return { durationMs: Math.ceil(dataBytes / BYTES_PER_MS), dataBytes };
}

/** Size of the one `data` chunk of a good file, or undefined. */
function dataBytesOf(bytes: Uint8Array): number | undefined {
  const total = bytes.byteLength;
  if (total < COMPOSER_TRANSCRIPTION_AUDIO_BYTES_MIN || total > COMPOSER_TRANSCRIPTION_AUDIO_BYTES_MAX)
    return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, total);
  if (view.getUint32(0) !== RIFF || view.getUint32(8) !== WAVE || view.getUint32(4, true) !== total) return undefined;

  let formatSeen = false;
  let dataBytes: number | undefined;
  let metadataBytes = 0;
  let at = FIRST_CHUNK;
  while (at < total) {
    const payload = at + HEADER_BYTES;
    if (payload > total) return undefined;
    const size = view.getUint32(at + 4, true);
    const padded = size + (size % 2);
    if (padded > total - payload) return undefined;
    switch (view.getUint32(at)) {
      case FORMAT:
        if (formatSeen || !isSpokenFormat(view, payload, size)) return undefined;
        formatSeen = true;
        break;
      case DATA:
        if (dataBytes !== undefined || size === 0 || size % 2 !== 0 || size > COMPOSER_WAV_DATA_BYTES_MAX)
          return undefined;
        dataBytes = size;
        break;
      default:
        metadataBytes += HEADER_BYTES + padded;
        if (metadataBytes > COMPOSER_WAV_METADATA_BYTES_MAX) return undefined;
    }
    at = payload + padded;
  }
  return formatSeen ? dataBytes : undefined;
}

/** Plain PCM, one channel, 16 kHz, 16 bits. Bytes behind the sixteenth say nothing here. */
function isSpokenFormat(view: DataView, at: number, size: number): boolean {
  return (
    size >= 16 &&
    size <= 40 &&
    view.getUint16(at, true) === 1 &&
    view.getUint16(at + 2, true) === 1 &&
    view.getUint32(at + 4, true) === SAMPLE_RATE &&
    view.getUint32(at + 8, true) === SAMPLE_RATE * 2 &&
    view.getUint16(at + 12, true) === 2 &&
    view.getUint16(at + 14, true) === 16
  );
}
