/** The look of the pages: light, dark, phone and paper. */
const LIGHT = `--ink: #1b1f24; --soft: #57606a; --paper: #ffffff; --shade: #f5f7f9; --line: #d8dee4; --link: #0a58ca;
  --strict: #a4262c; --tolerant: #0b6b3a; --additive: #7a4a00; --stream: #5b3aa8; --key: #0b5a8a; --value: #7a4a00;
  --get: #0b6b3a; --post: #0a58ca; --change: #7a4a00; --delete: #a4262c;`;
const DARK = `--ink: #e4e8ec; --soft: #a3adb8; --paper: #14181d; --shade: #1c2229; --line: #343d47; --link: #7ab7ff;
  --strict: #ff9a9a; --tolerant: #7fdca4; --additive: #f2c26b; --stream: #c5b0ff; --key: #8cc8f0; --value: #f2c26b;
  --get: #7fdca4; --post: #7ab7ff; --change: #f2c26b; --delete: #ff9a9a;`;

export const STYLE = `:root {
  ${LIGHT}
  --body: 1rem/1.6 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
  --mono: 0.9em ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
  color-scheme: light;
}
@media (prefers-color-scheme: dark) {
  :root:not([data-theme="light"]) { ${DARK} color-scheme: dark; }
}
:root[data-theme="dark"] { ${DARK} color-scheme: dark; }
* { box-sizing: border-box; }
html { scroll-padding-top: 4.5rem; }
body { margin: 0; font: var(--body); color: var(--ink); background: var(--paper); }
a { color: var(--link); text-underline-offset: 0.15em; }
.skip { position: absolute; left: -999rem; }
.skip:focus { left: 0.5rem; top: 0.5rem; z-index: 3; background: var(--paper); padding: 0.4rem; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }

header { position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; justify-content: space-between; padding: 0.6rem 1.25rem; background: var(--paper); border-bottom: 1px solid var(--line); }
.home { font-weight: 700; text-decoration: none; color: var(--ink); }
.tools { display: flex; gap: 0.5rem; flex: 0 1 26rem; }
.tools[hidden] { display: none; }
input, button { font: inherit; color: var(--ink); background: var(--shade); border: 1px solid var(--line); border-radius: 0.4rem; padding: 0.3rem 0.6rem; }
input { flex: 1; min-width: 0; }
input::placeholder { color: var(--soft); opacity: 1; }
button { cursor: pointer; }
#found { position: absolute; right: 1.25rem; top: 100%; width: min(34rem, calc(100vw - 2.5rem)); max-height: calc(100vh - 5rem); overflow: auto; margin: 0; padding: 0.5rem; list-style: none; background: var(--paper); border: 1px solid var(--line); border-radius: 0.4rem; box-shadow: 0 0.5rem 1.5rem rgb(0 0 0 / 0.2); }
#found a { display: block; padding: 0.35rem 0.5rem; border-radius: 0.3rem; text-decoration: none; color: var(--ink); }
#found a:hover, #found a:focus { background: var(--shade); }
#found small { display: block; color: var(--soft); overflow-wrap: anywhere; }

.columns { display: grid; grid-template-columns: 18rem minmax(0, 1fr); max-width: 96rem; margin: 0 auto; }
nav { padding: 1.25rem 1rem 1.25rem 1.25rem; border-right: 1px solid var(--line); font-size: 0.9rem; line-height: 1.45; }
nav .all { position: sticky; top: 4.5rem; max-height: calc(100vh - 6rem); overflow: auto; }
nav .all > summary { display: none; }
nav summary { cursor: pointer; padding: 0.3rem 0.4rem; border-radius: 0.3rem; color: var(--soft); font-size: 0.8rem; font-weight: 600; text-transform: uppercase; letter-spacing: 0.05em; }
nav summary:hover, nav li a:hover { background: var(--shade); }
nav ul, aside ul { list-style: none; margin: 0 0 0.75rem; padding: 0; }
nav li a { display: flex; gap: 0.5rem; align-items: baseline; padding: 0.25rem 0.4rem; border-radius: 0.3rem; text-decoration: none; color: var(--ink); }
nav [aria-current] { background: var(--shade); font-weight: 600; }
nav .method { flex: none; width: 2.9rem; font-size: 0.65rem; text-align: right; }
aside { display: none; }
.group { margin: 0 0 0.25rem; color: var(--soft); font-size: 0.8rem; font-weight: 600; text-transform: uppercase; letter-spacing: 0.05em; }
main { padding: 1.5rem 2.5rem 4rem; min-width: 0; max-width: 62rem; }
main:focus { outline: none; }
main :is(p, li, h2, h3, h4, h5) { overflow-wrap: anywhere; }
@media (min-width: 88rem) {
  .columns:has(aside) { grid-template-columns: 18rem minmax(0, 1fr) 13rem; }
  aside { display: block; order: 1; padding: 1.75rem 1rem; font-size: 0.88rem; }
  aside ul { position: sticky; top: 4.5rem; border-left: 1px solid var(--line); }
  aside li a { display: block; padding: 0.2rem 0.75rem; color: var(--soft); text-decoration: none; }
  aside li a:hover { color: var(--ink); }
}

h1 { font-size: 1.9rem; line-height: 1.25; margin: 0.25rem 0 1rem; overflow-wrap: anywhere; text-wrap: balance; }
h2 { margin: 2.75rem 0 0.75rem; padding-bottom: 0.3rem; border-bottom: 1px solid var(--line); font-size: 1.35rem; }
h3 { margin: 1.75rem 0 0.5rem; font-size: 1.08rem; }
h4, h5, h6 { margin: 1.25rem 0 0.4rem; font-size: 1rem; }
.anchor { color: var(--soft); text-decoration: none; font-weight: 400; opacity: 0; }
:is(h2, h3, h4, h5):hover .anchor, .anchor:focus { opacity: 1; }
:is(h2, h3, h4, h5) code { background: none; padding: 0; font-size: 1em; }
code { font: var(--mono); background: var(--shade); border-radius: 0.25rem; padding: 0.1em 0.3em; overflow-wrap: anywhere; }
pre { margin: 0.75rem 0; padding: 0.9rem 1rem; overflow: auto; max-height: 32rem; background: var(--shade); border: 1px solid var(--line); border-radius: 0.5rem; line-height: 1.5; tab-size: 4; }
pre code { background: none; padding: 0; overflow-wrap: normal; }
pre b { font-weight: inherit; color: var(--key); }
pre i { font-style: normal; color: var(--value); }
.code { position: relative; }
.copy { position: absolute; right: 0.5rem; top: 0.5rem; padding: 0.15rem 0.5rem; font-size: 0.8rem; background: var(--paper); }
.tabs { display: flex; gap: 0.25rem; border-bottom: 1px solid var(--line); }
.tabs button { border: 0; border-bottom: 2px solid transparent; border-radius: 0; background: none; color: var(--soft); padding: 0.4rem 0.8rem; }
.tabs [aria-selected="true"] { border-color: var(--link); color: var(--ink); font-weight: 600; }
.request { display: flex; gap: 0.75rem; align-items: baseline; padding: 0.6rem 0.9rem; background: var(--shade); border: 1px solid var(--line); border-radius: 0.5rem; font-size: 1.02rem; }
.request code { padding: 0; background: none; }
.method { font: 700 0.85em ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; color: var(--change); }
.get { color: var(--get); }
.post { color: var(--post); }
.delete { color: var(--delete); }

.table { overflow-x: auto; margin: 0.75rem 0; }
table { border-collapse: collapse; width: 100%; font-size: 0.93rem; }
th, td { text-align: left; vertical-align: top; padding: 0.45rem 0.7rem; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { padding-left: 0; }
th { color: var(--soft); font-weight: 600; white-space: nowrap; }
td { max-width: 34rem; }
td code { overflow-wrap: break-word; }
td:first-child code { white-space: nowrap; }
.badge { display: inline-block; padding: 0 0.55em; border: 1px solid currentColor; border-radius: 1em; font-size: 0.8rem; font-weight: 600; line-height: 1.5; white-space: nowrap; color: var(--soft); }
.badge.strict, .badge.deprecated { color: var(--strict); }
.badge.tolerant, .badge.no-bearer { color: var(--tolerant); }
.badge.additive { color: var(--additive); }
.badge.stream { color: var(--stream); }
#stream + ol { list-style: none; counter-reset: step; margin: 0.75rem 0; padding: 0 0 0 0.9rem; }
#stream + ol li { counter-increment: step; position: relative; padding: 0 0 1rem 1.75rem; border-left: 2px solid var(--line); }
#stream + ol li:last-child { border-left-color: transparent; padding-bottom: 0; }
#stream + ol li::before { content: counter(step); position: absolute; left: -0.8rem; top: 0; width: 1.5rem; height: 1.5rem; border-radius: 50%; background: var(--stream); color: var(--paper); font: 600 0.8rem/1.5rem system-ui, sans-serif; text-align: center; }
/* What is off the screen waits to be laid out: one page has a hundred examples. */
@media screen { .table, .code { content-visibility: auto; contain-intrinsic-size: auto 12rem; } }
.twin { margin-top: 3rem; font-size: 0.9rem; }

@media (max-width: 56rem) {
  .columns { display: block; }
  nav { border-right: 0; border-bottom: 1px solid var(--line); padding: 0.5rem 1.25rem; }
  nav .all { position: static; max-height: none; }
  nav .all > summary { display: list-item; }
  main { padding: 1rem 1.25rem 3rem; }
  html { scroll-padding-top: 7rem; }
  .tools { flex: 1 1 100%; }
  #found { left: 1.25rem; }
  h1 { font-size: 1.5rem; }
}
@media screen and (max-width: 40rem) {
  .table { overflow: visible; }
  table, tbody, tr, td { display: block; }
  thead { position: absolute; left: -999rem; }
  tr { padding: 0.6rem 0; border-bottom: 1px solid var(--line); }
  td { max-width: none; padding: 0.1rem 0; border: 0; overflow-wrap: anywhere; }
  td:empty { display: none; }
  td:first-child code { white-space: normal; }
  td:not(:first-child)[data-label]:not([data-label=""])::before { content: attr(data-label) ": "; color: var(--soft); }
}
@media print {
  header, nav, aside, .copy, .tabs, .anchor, .twin, .skip { display: none; }
  body { font-size: 10pt; }
  .columns { display: block; max-width: none; }
  main { padding: 0; max-width: none; }
  main h3[hidden], main .code[hidden] { display: block !important; }
  a { color: inherit; }
  pre { max-height: none; white-space: pre-wrap; overflow-wrap: anywhere; break-inside: avoid-page; font-size: 8.5pt; }
  .table { overflow: visible; }
  tr { break-inside: avoid; }
  h2, h3, h4 { break-after: avoid; }
  h2 { margin-top: 1.5rem; }
}
`;
