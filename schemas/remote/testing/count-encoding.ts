/** UTF-16 units that `work` hands to `TextEncoder.encode`. Counted, not timed. */
export function unitsEncodedBy(work: () => void): number {
  const encode = TextEncoder.prototype.encode;
  let units = 0;
  TextEncoder.prototype.encode = function (this: InstanceType<typeof TextEncoder>, text = "") {
    units += text.length;
    return encode.call(this, text);
  };
  try {
    work();
  } finally {
    TextEncoder.prototype.encode = encode;
  }
  return units;
}
