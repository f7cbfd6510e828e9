/** What the folder of vectors says to the teams that run them. */
export const README = `<!-- Generated from the schemas. Do not edit. -->

# Conformance vectors

JSON texts with what Zod 4.6.7, the judge of the contract, makes of them. A reader of the contract in any language agrees
with every line, or it is wrong.

\`index.json\` lists a file per exported type, \`<family>/<TypeName>.jsonl\`. Each line is one JSON object:

| key | meaning |
| --- | --- |
| \`in\` | the JSON text to read, as a string; it may be malformed |
| \`strict\` | the verdict of strict reading: requests, stored state, encrypted envelopes |
| \`read\` | the verdict of response reading; left out where it equals \`strict\` |

A verdict is \`false\` (rejected), \`true\` (accepted, and written again it is equal to \`in\` as JSON) or \`{"out": …}\` (accepted, and
written again it is equal to \`out\`). Equal as JSON: objects without regard to order, of a key written twice the last one,
numbers as doubles, \`-0\` as \`0\`.

Not in these files: inputs of more than 48,000 characters (so no list or text that only then reaches its bound), URLs with
a host outside ASCII or with an \`xn--\` label, inputs whose output JSON cannot hold (\`1e400\` where any value goes), and
nesting of more than 200 levels.
`;
