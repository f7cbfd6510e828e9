/** Binary properties that the pattern engine of the Swift support knows, by their names and short names. */
const PROPERTIES: ReadonlySet<string> = new Set(
  (
    "Any ASCII Assigned Alphabetic Alpha Lowercase Lower Uppercase Upper White_Space space ID_Start IDS ID_Continue IDC " +
    "XID_Start XIDS XID_Continue XIDC Emoji Emoji_Presentation EPres Emoji_Modifier EMod Emoji_Modifier_Base EBase " +
    "Regional_Indicator RI Emoji_Component EComp Extended_Pictographic ExtPict Hex_Digit Hex Dash Math Ideographic Ideo"
  ).split(" "),
);

const CATEGORIES: ReadonlySet<string> = new Set(
  (
    "L Letter LC Lu Uppercase_Letter Ll Lowercase_Letter Lt Titlecase_Letter Lm Modifier_Letter Lo Other_Letter M Mark " +
    "Mn Nonspacing_Mark Mc Spacing_Mark Me Enclosing_Mark N Number Nd Decimal_Number Nl Letter_Number No Other_Number " +
    "P Punctuation Pc Connector_Punctuation Pd Dash_Punctuation Ps Open_Punctuation Pe Close_Punctuation Pi " +
    "Initial_Punctuation Pf Final_Punctuation Po Other_Punctuation S Symbol Sm Math_Symbol Sc Currency_Symbol Sk " +
    "Modifier_Symbol So Other_Symbol Z Separator Zs Space_Separator Zl Line_Separator Zp Paragraph_Separator C Other " +
    "Cc Control Cf Format Cs Surrogate Co Private_Use Cn Unassigned Cased_Letter Combining_Mark punct digit cntrl"
  ).split(" "),
);

/**
 * Refuses what the pattern engine of the Swift support does not know, rather than letting it be judged wrongly.
 *
 * @throws Error that names the pattern and the construct.
 */
export function checkPattern(source: string, flags: string): void {
  const refuse = (what: string): never => {
    throw new Error(`Swift: the pattern /${source}/${flags} uses ${what}, which the Swift output cannot judge`);
  };
  if (flags.includes("v") && /\[[^\]]*(?:\[|--|&&)|\\q\{/.test(source)) refuse("set operations of the flag v");
  if (/(?<!\\)(?:\\\\)*\(\?[a-z-]+:/.test(source)) refuse("flags inside the pattern");
  if (!/[uv]/.test(flags)) {
    if (/(?<!\\)(?:\\\\)*\\0[0-7]/.test(source)) refuse("an octal escape");
    return;
  }
  for (const match of source.matchAll(/(?<!\\)(?:\\\\)*\\[pP]\{([^}]*)\}/g)) {
    const name = match[1] ?? "";
    const category = /^(?:(?:gc|General_Category)=)?(\w+)$/.exec(name)?.[1];
    if (category === undefined || !(CATEGORIES.has(category) || PROPERTIES.has(name))) refuse(`the property ${name}`);
  }
}
