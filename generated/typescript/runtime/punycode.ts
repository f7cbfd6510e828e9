/** Every label that starts with `xn--` decodes by RFC 3492. */
export function hasPunycodeLabels(text: string): boolean {
  return text.split(".").every((label) => !label.startsWith("xn--") || decodesAsPunycode(label.slice(4)));
}

const DIGITS = "abcdefghijklmnopqrstuvwxyz0123456789";
const [BASE, T_MIN, T_MAX, SKEW, DAMP] = [36, 1, 26, 38, 700];
const OVERFLOW = 0x7fffffff;

/**
 * The rest of a label after `xn--` decodes by RFC 3492 to code points that UTF-8 can hold. Digits are lower case;
 * overflow is beyond 2^31-1, as in the RFC's sample.
 */
function decodesAsPunycode(rest: string): boolean {
  if (rest === "" || /[^\0-\x7f]/.test(rest)) return false;
  // As in the RFC's sample, a hyphen in front is no delimiter but a digit, and an invalid one.
  const basic = Math.max(0, rest.lastIndexOf("-"));
  let count = basic;
  let at = basic > 0 ? basic + 1 : 0;
  let point = 128;
  let bias = 72;
  let place = 0;
  while (at < rest.length) {
    const before = place;
    for (let weight = 1, k = BASE; ; k += BASE) {
      const digit = at < rest.length ? DIGITS.indexOf(rest.charAt(at++)) : -1;
      if (digit < 0 || digit > Math.floor((OVERFLOW - place) / weight)) return false;
      place += digit * weight;
      const threshold = Math.min(Math.max(k - bias, T_MIN), T_MAX);
      if (digit < threshold) break;
      if (weight > Math.floor(OVERFLOW / (BASE - threshold))) return false;
      weight *= BASE - threshold;
    }
    count += 1;
    bias = adapt(place - before, count, before === 0);
    point += Math.floor(place / count);
    if (point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff)) return false;
    place = (place % count) + 1;
  }
  return true;
}

function adapt(change: number, count: number, isFirst: boolean): number {
  let delta = isFirst ? Math.floor(change / DAMP) : change >> 1;
  delta += Math.floor(delta / count);
  let k = 0;
  for (; delta > ((BASE - T_MIN) * T_MAX) >> 1; k += BASE) delta = Math.floor(delta / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * delta) / (delta + SKEW));
}
