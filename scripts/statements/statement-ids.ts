/** The numbered statements of the contract facts, by the file that states them. Ids only: a test names the ids it covers. */
export const STATEMENT_IDS: Readonly<Record<string, readonly string[]>> = {
  responses: [...upTo("RD", 24), ...upTo("A", 19), "A15b", ...upTo("G", 13)],
  "operator-service": [...upTo("OC", 23), ...upTo("OS", 39)],
  gateway: [...upTo("GR", 4), ...upTo("GT", 10), ...upTo("GE", 10), ...upTo("GP", 8)],
  "accounts-and-work": [...upTo("AH", 7), ...upTo("AB", 6), ...upTo("AS", 8)],
  "media-and-tools": [...upTo("MW", 8), ...upTo("MC", 15), "MD0", ...upTo("MD", 6), "MD5a", "MD5b", "MD5c"],
  relay: [...upTo("R", 120), ...upTo("RX", 4)],
  "remote-protocol": [...upTo("P", 108), ...upTo("RW", 18), ...upTo("RC", 10), ...upTo("RI", 4), ...upTo("RO", 7)],
};

function upTo(prefix: string, last: number): readonly string[] {
  return Array.from({ length: last }, (_, index) => `${prefix}${index + 1}`);
}
