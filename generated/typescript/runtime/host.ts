/**
 * A host in its one spelling: names and dotted quads with ASCII letters in lower case, IPv6 as the WHATWG URL parser
 * writes it. A text with a colon that is no IPv6 address stays as it is.
 */
export function normalHost(text: string): string {
  if (!text.includes(":")) return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const groups = ipv6Groups(text);
  return groups === undefined ? text : shortIpv6(groups);
}

const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?=\d)|$)){4}$/;
const GROUP = /^[0-9a-fA-F]{1,4}$/;

/** The eight groups of an IPv6 address without a zone, in any spelling. */
function ipv6Groups(text: string): readonly number[] | undefined {
  const halves = text.split("::");
  if (halves.length > 2) return undefined;
  const [head, tail] = halves.map((half, index) => groupsOf(half, index === halves.length - 1));
  if (halves.length === 1) return head?.length === 8 ? head : undefined;
  if (head === undefined || tail === undefined) return undefined;
  const zeros = 8 - head.length - tail.length;
  return zeros < 1 ? undefined : [...head, ...Array.from({ length: zeros }, () => 0), ...tail];
}

/** The groups between two places of `::`; a dotted quad may be the last and counts as two. */
function groupsOf(half: string, isLast: boolean): readonly number[] | undefined {
  if (half === "") return [];
  const pieces = half.split(":");
  const groups: number[] = [];
  for (const [index, piece] of pieces.entries()) {
    if (GROUP.test(piece)) groups.push(Number.parseInt(piece, 16));
    else if (isLast && index === pieces.length - 1 && IPV4.test(piece)) {
      const [a = 0, b = 0, c = 0, d = 0] = piece.split(".").map(Number);
      groups.push(a * 256 + b, c * 256 + d);
    } else return undefined;
  }
  return groups;
}

function shortIpv6(groups: readonly number[]): string {
  const { start, length } = longestZeroRun(groups);
  const hex = groups.map((group) => group.toString(16));
  if (length < 2) return hex.join(":");
  return `${hex.slice(0, start).join(":")}::${hex.slice(start + length).join(":")}`;
}

function longestZeroRun(groups: readonly number[]): { start: number; length: number } {
  let best = { start: 0, length: 0 };
  let start = 0;
  for (const [index, group] of groups.entries()) {
    if (group !== 0) start = index + 1;
    else if (index + 1 - start > best.length) best = { start, length: index + 1 - start };
  }
  return best;
}
