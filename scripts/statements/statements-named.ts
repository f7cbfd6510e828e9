const ID = /[A-Z]{1,2}\d+[a-z]?/;
/** A text that starts with one id or more, as test names do: `"RD5 takes …"`, `"OC20 OC13 is …"`, `"A14, only …"`. */
const NAMED = new RegExp(`["'\`]((?:${ID.source})(?:[ ,/]+${ID.source})*)(?=[ ,:"'\`])`, "g");

/** The statement ids that texts of a test file start with. */
export function statementsNamed(testSource: string): ReadonlySet<string> {
  const lists = [...testSource.matchAll(NAMED)].map((match) => match[1] ?? "");
  return new Set(lists.flatMap((list) => list.split(/[ ,/]+/)));
}

/** The names that a test file uses: its identifiers, those within texts included. */
export function namesUsed(testSource: string): ReadonlySet<string> {
  return new Set(testSource.match(/[A-Za-z_][A-Za-z0-9_]*/g));
}
