import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { parseComposerWav } from "./wav.ts";

const MS_MAX = 180_000;
const DATA_MAX = 5_760_000;
const TOTAL_MAX = 5_825_580;

interface Format {
  readonly tag?: number;
  readonly channels?: number;
  readonly rate?: number;
  readonly byteRate?: number;
  readonly align?: number;
  readonly bits?: number;
  readonly size?: number;
}

function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** A chunk with its padding byte, unless `padded` is false. */
function chunk(id: string, payload: Uint8Array, padded = true): Uint8Array {
  const size = new Uint8Array(4);
  new DataView(size.buffer).setUint32(0, payload.length, true);
  const pad = new Uint8Array(padded && payload.length % 2 === 1 ? 1 : 0);
  return joined([ascii(id), size, payload, pad]);
}

function format(given: Format = {}, id = "fmt "): Uint8Array {
  const { tag = 1, channels = 1, rate = 16_000, byteRate = 32_000, align = 2, bits = 16, size = 16 } = given;
  const payload = new Uint8Array(size);
  const view = new DataView(payload.buffer);
  view.setUint16(0, tag, true);
  view.setUint16(2, channels, true);
  view.setUint32(4, rate, true);
  view.setUint32(8, byteRate, true);
  view.setUint16(12, align, true);
  view.setUint16(14, bits, true);
  return chunk(id, payload);
}

const data = (size: number): Uint8Array => chunk("data", new Uint8Array(size));
const list = (size: number, padded = true): Uint8Array => chunk("LIST", new Uint8Array(size), padded);

/** A file of these chunks, with a RIFF size of the whole. */
function wav(...chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = joined([ascii("RIFF\0\0\0\0WAVE"), ...chunks]);
  new DataView(bytes.buffer).setUint32(4, bytes.length, true);
  return bytes;
}

function changed(bytes: Uint8Array, at: number, values: readonly number[]): Uint8Array {
  const copy = bytes.slice();
  copy.set(values, at);
  return copy;
}

const plain = wav(format(), data(4));

function sizeInData(bytes: Uint8Array, size: number): Uint8Array {
  const copy = bytes.slice();
  new DataView(copy.buffer).setUint32(40, size, true);
  return copy;
}

const good: readonly [name: string, bytes: Uint8Array, total: number, durationMs: number, dataBytes: number][] = [
  ["MW1 the smallest file", wav(format(), data(2)), 46, 1, 2],
  ["MW8 data of 32 bytes", wav(format(), data(32)), 76, 1, 32],
  ["MW8 data of 34 bytes, rounded up", wav(format(), data(34)), 78, 2, 34],
  ["MW7 data before fmt", wav(data(4), format()), 48, 1, 4],
  ["MW4 a format of 17 bytes, padded", wav(format({ size: 17 }), data(4)), 50, 1, 4],
  ["MW4 a format of 18 bytes", wav(format({ size: 18 }), data(4)), 50, 1, 4],
  ["MW4 a format of 40 bytes", wav(format({ size: 40 }), data(4)), 72, 1, 4],
  ["MW3 an odd chunk with its padding", wav(format(), data(4), list(3)), 60, 1, 4],
  ["MW6 an empty chunk", wav(format(), data(4), list(0)), 56, 1, 4],
  ["MW6 the most metadata", wav(format(), data(4), list(65_528)), 65_584, 1, 4],
  ["MW5 the most data", wav(format(), data(DATA_MAX)), 5_760_044, MS_MAX, DATA_MAX],
  ["MW1 the largest file", wav(format(), data(DATA_MAX), list(65_528)), TOTAL_MAX, MS_MAX, DATA_MAX],
];

const bad: readonly [name: string, bytes: Uint8Array, total: number][] = [
  ["MW1 45 bytes", plain.slice(0, 45), 45],
  ["MW1 one pair of bytes above the largest", wav(format({ size: 18 }), data(DATA_MAX), list(65_528)), 5_825_582],
  ["MW2 another magic", changed(plain, 0, [...ascii("RIFX")]), 48],
  ["MW2 lower case", changed(plain, 8, [...ascii("wave")]), 48],
  ["MW2 two bytes behind the RIFF size", joined([plain, new Uint8Array(2)]), 50],
  ["MW2 the RIFF size of a usual file, without the header", changed(plain, 4, [40, 0, 0, 0]), 48],
  ["MW3 an odd last chunk without its padding", wav(format(), data(4), list(3, false)), 59],
  ["MW3 a stray byte behind the last chunk", wav(format(), data(4), new Uint8Array(1)), 49],
  ["MW3 seven stray bytes", wav(format(), data(4), new Uint8Array(7)), 55],
  ["MW3 a data size of 0xFFFFFFFF", sizeInData(plain, 0xffff_ffff), 48],
  ["MW3 a data size of 0xFFFFFFFE", sizeInData(plain, 0xffff_fffe), 48],
  ["MW3 data that ends two bytes behind the file", sizeInData(plain, 6), 48],
  ["MW4 a format of 41 bytes", wav(format({ size: 41 }), data(4)), 74],
  ["MW4 two formats", wav(format(), format(), data(4)), 72],
  ["MW4 stereo", wav(format({ channels: 2 }), data(4)), 48],
  ["MW4 8 bits", wav(format({ bits: 8 }), data(4)), 48],
  ["MW4 24 bits", wav(format({ bits: 24 }), data(4)), 48],
  ["MW4 44.1 kHz", wav(format({ rate: 44_100 }), data(4)), 48],
  ["MW4 another byte rate", wav(format({ byteRate: 16_000 }), data(4)), 48],
  ["MW4 another block size", wav(format({ align: 4 }), data(4)), 48],
  ["MW4 floats", wav(format({ tag: 3 }), data(4)), 48],
  ["MW4 the extensible tag", wav(format({ tag: 0xfffe }), data(4)), 48],
  ["MW4 an upper-case name", wav(format({}, "FMT "), data(4)), 48],
  ["MW5 no samples", wav(format(), data(0), list(4)), 56],
  ["MW5 an odd number of bytes", wav(format(), data(3)), 48],
  ["MW5 two data chunks", wav(format(), data(4), data(4)), 60],
  ["MW5 two bytes too much", wav(format(), data(DATA_MAX + 2)), 5_760_046],
  ["MW6 a byte too much metadata", wav(format(), data(4), list(65_529)), 65_586],
  ["MW6 too much metadata in two chunks", wav(format(), data(4), list(32_760), list(32_762)), 65_586],
  ["MW7 no format", wav(data(26)), 46],
  ["MW7 no data", wav(format(), list(4)), 48],
];

describe("a recording", () => {
  it.each(good)("%s", (_name, bytes, total, durationMs, dataBytes) => {
    expect(bytes).toHaveLength(total);
    expect(parseComposerWav(bytes)).toEqual({ durationMs, dataBytes });
  });

  it.each(bad)("%s is refused", (_name, bytes, total) => {
    expect(bytes).toHaveLength(total);
    expect(() => parseComposerWav(bytes)).toThrow(new Error("invalid_audio"));
  });

  it("MW1 may be a view of a larger buffer", () => {
    const buffer = new Uint8Array(plain.length + 200).fill(0xff);
    buffer.set(plain, 101);
    expect(parseComposerWav(buffer.subarray(101, 101 + plain.length))).toEqual({ durationMs: 1, dataBytes: 4 });
    expect(() => parseComposerWav(buffer.subarray(101))).toThrow("invalid_audio");
    expect(() => parseComposerWav(new Uint8Array(0))).toThrow("invalid_audio");
  });

  it("MW8 is as long as its samples say, whatever a container label or a rate claims", () => {
    for (let size = 2; size <= 200; size += 2) {
      expect(parseComposerWav(wav(list(6), format(), data(size)))).toEqual({
        durationMs: Math.ceil(size / 32),
        dataBytes: size,
      });
    }
  });
});

describe("mutated recordings", () => {
  // The whole run: SAMEWIRE_FUZZ=1000000 SAMEWIRE_SEED=<seed> npx vitest run --config vitest.slow.config.ts <this file>.
  const SEED = Number(process.env["SAMEWIRE_SEED"] ?? 20_261_130);
  const RUNS = Number(process.env["SAMEWIRE_FUZZ"] ?? 200_000);
  const seeds = [
    plain,
    wav(data(4), format({ size: 18 })),
    wav(list(3), format({ size: 40 }), data(6), list(0)),
    wav(format({ size: 17 }), list(1), data(2)),
  ];

  /** The same rules, written down as slices of the file. */
  function reference(bytes: Uint8Array): { durationMs: number; dataBytes: number } | undefined {
    const number = (part: Uint8Array): number => part.reduceRight((sum, byte) => sum * 256 + byte, 0);
    const name = (part: Uint8Array): string => String.fromCharCode(...part);
    if (bytes.length < 46 || name(bytes.slice(0, 4)) !== "RIFF" || name(bytes.slice(8, 12)) !== "WAVE")
      return undefined;
    if (number(bytes.slice(4, 8)) !== bytes.length) return undefined;
    const chunks: { id: string; payload: Uint8Array }[] = [];
    let rest = bytes.slice(12);
    while (rest.length > 0) {
      if (rest.length < 8) return undefined;
      const size = number(rest.slice(4, 8));
      const whole = 8 + size + (size % 2);
      if (whole > rest.length) return undefined;
      chunks.push({ id: name(rest.slice(0, 4)), payload: rest.slice(8, 8 + size) });
      rest = rest.slice(whole);
    }
    const [formats, samples] = ["fmt ", "data"].map((id) =>
      chunks.filter((each) => each.id === id).map((each) => each.payload),
    );
    const [only, more] = formats ?? [];
    const [sound, another] = samples ?? [];
    if (only === undefined || more !== undefined || sound === undefined || another !== undefined) return undefined;
    const wanted = [1, 0, 1, 0, 0x80, 0x3e, 0, 0, 0, 0x7d, 0, 0, 2, 0, 16, 0];
    if (only.length < 16 || only.length > 40 || wanted.some((byte, at) => only[at] !== byte)) return undefined;
    if (sound.length === 0 || sound.length % 2 === 1) return undefined;
    const others = chunks.filter(({ id }) => id !== "fmt " && id !== "data").map(({ payload }) => payload.length);
    if (others.reduce((sum, size) => sum + 8 + size + (size % 2), 0) > 65_536) return undefined;
    return { durationMs: Math.ceil(sound.length / 32), dataBytes: sound.length };
  }

  function outcome(bytes: Uint8Array): ReturnType<typeof reference> {
    try {
      return parseComposerWav(bytes);
    } catch (fault) {
      if (fault instanceof Error && fault.message === "invalid_audio") return undefined;
      throw fault;
    }
  }

  it(`MW1 MW2 MW3 MW4 MW5 MW7 give the result of the rules or invalid_audio, ${RUNS} times (seed ${SEED})`, () => {
    let state = SEED;
    const next = (below: number): number => {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      return (state >>> 0) % below;
    };
    const around = new Uint8Array(256).fill(0xa5);
    const disagreements: string[] = [];
    let accepted = 0;
    for (let run = 0; run < RUNS; run += 1) {
      const seed = seeds[next(seeds.length)] ?? plain;
      // The file lies within foreign bytes: a read past its end would find some.
      around.set(seed, 64);
      let length = seed.length;
      for (let change = next(4); change > 0; change -= 1)
        around[64 + next(length)] = next(3) === 0 ? next(256) : next(24);
      if (next(8) === 0) length = Math.max(0, length + next(9) - 4);
      if (next(2) === 0) around.set([length & 0xff, 0, 0, 0], 68);
      const file = around.subarray(64, 64 + length);
      const result = outcome(file);
      if (result !== undefined) accepted += 1;
      // The slow rules judge every accepted file and a part of the others.
      if (result !== undefined || run % 16 === 0) {
        const wanted = reference(file);
        if (wanted?.dataBytes !== result?.dataBytes || wanted?.durationMs !== result?.durationMs) {
          disagreements.push(Buffer.from(file).toString("hex"));
        }
      }
    }
    expect(disagreements).toEqual([]);
    expect(accepted).toBeGreaterThan(RUNS / 1_000);
  }, 600_000);

  it(`MW3 MW5 MW6 give the result of the rules where whole chunks move, come twice and grow (seed ${SEED})`, () => {
    const sizes = fc.constantFrom(0, 1, 2, 3, 4, 31, 32, 33, 32_752, 32_753, 65_511, 65_520, 65_527, 65_528, 65_529);
    const part = fc.oneof(
      fc.constantFrom(format(), format({ size: 17 }), format({ size: 40 }), format({ size: 41 }), format({ bits: 8 })),
      sizes.map(data),
      fc.tuple(sizes, fc.boolean()).map(([size, padded]) => list(size, padded)),
      fc.uint8Array({ maxLength: 9 }),
    );
    const good = fc.tuple(
      fc.constantFrom(format(), format({ size: 18 })),
      sizes.map(data),
      fc.array(
        sizes.map((size) => list(size)),
        { maxLength: 2 },
      ),
    );
    const file = fc
      .oneof(
        fc.array(part, { maxLength: 5 }),
        good.map(([first, second, rest]) => [first, ...rest, second]),
      )
      .map((parts) => wav(...parts));
    let accepted = 0;
    fc.assert(
      fc.property(file, fc.integer({ min: -2, max: 2 }), (whole, cut) => {
        const bytes = cut < 0 ? whole.subarray(0, whole.length + cut) : joined([whole, new Uint8Array(cut)]);
        const result = outcome(bytes);
        expect(result).toEqual(reference(bytes));
        if (result !== undefined) accepted += 1;
      }),
      { seed: SEED, numRuns: RUNS / 100 },
    );
    expect(accepted).toBeGreaterThan(RUNS / 10_000);
  }, 600_000);

  it("MW6 reads a file of the most chunks in two reads a chunk: the time is in proportion to the size", () => {
    const chunks = Array.from({ length: 8_190 }, () => list(0));
    const bytes = wav(format(), data(2), ...chunks);
    const read = vi.spyOn(DataView.prototype, "getUint32");
    expect(parseComposerWav(bytes)).toEqual({ durationMs: 1, dataBytes: 2 });
    const reads = read.mock.calls.length;
    read.mockRestore();
    expect(reads).toBeLessThanOrEqual(5 + 2 * (chunks.length + 2));
  });
});
