/** The look of the pages: light, dark, phone and paper. */
export const STYLE = `:root {
  --ink: #1b1f24;
  --soft: #57606a;
  --paper: #ffffff;
  --shade: #f4f6f8;
  --line: #d4dae0;
  --link: #0a58ca;
  --strict: #a4262c;
  --tolerant: #0b6b3a;
  --additive: #7a4a00;
  --stream: #5b3aa8;
  --body: 1rem/1.6 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
  --mono: 0.9em ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
  color-scheme: light;
}
@media (prefers-color-scheme: dark) {
  :root:not([data-theme="light"]) {
    --ink: #e4e8ec; --soft: #a3adb8; --paper: #14181d; --shade: #1e242b; --line: #37404a; --link: #7ab7ff;
    --strict: #ff9a9a; --tolerant: #7fdca4; --additive: #f2c26b; --stream: #c5b0ff; color-scheme: dark;
  }
}
:root[data-theme="dark"] {
  --ink: #e4e8ec; --soft: #a3adb8; --paper: #14181d; --shade: #1e242b; --line: #37404a; --link: #7ab7ff;
  --strict: #ff9a9a; --tolerant: #7fdca4; --additive: #f2c26b; --stream: #c5b0ff; color-scheme: dark;
}
* { box-sizing: border-box; }
html { scroll-padding-top: 4.5rem; }
body { margin: 0; font: var(--body); color: var(--ink); background: var(--paper); }
a { color: var(--link); }
.skip { position: absolute; left: -999rem; }
.skip:focus { left: 0.5rem; top: 0.5rem; z-index: 3; background: var(--paper); padding: 0.4rem; }
header { position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; justify-content: space-between; padding: 0.6rem 1.25rem; background: var(--paper); border-bottom: 1px solid var(--line); }
.home { font-weight: 700; text-decoration: none; color: var(--ink); }
.tools { display: flex; gap: 0.5rem; flex: 0 1 26rem; }
.tools[hidden] { display: none; }
input, button { font: inherit; color: var(--ink); background: var(--shade); border: 1px solid var(--line); border-radius: 0.4rem; padding: 0.3rem 0.6rem; }
input { flex: 1; min-width: 0; }
input::placeholder { color: var(--soft); opacity: 1; }
button { cursor: pointer; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
#found { position: absolute; right: 1.25rem; top: 100%; width: min(30rem, calc(100vw - 2.5rem)); margin: 0; padding: 0.5rem; list-style: none; background: var(--paper); border: 1px solid var(--line); border-radius: 0.4rem; box-shadow: 0 0.5rem 1.5rem rgb(0 0 0 / 0.2); }
#found a { display: block; padding: 0.3rem 0.5rem; border-radius: 0.3rem; text-decoration: none; }
#found a:hover, #found a:focus { background: var(--shade); }
.columns { display: grid; grid-template-columns: 17rem minmax(0, 1fr); max-width: 84rem; margin: 0 auto; }
nav { padding: 1.25rem; border-right: 1px solid var(--line); font-size: 0.93rem; }
nav details { position: sticky; top: 4.5rem; max-height: calc(100vh - 6rem); overflow: auto; }
nav summary { font-weight: 600; cursor: pointer; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav li a { display: block; padding: 0.2rem 0.5rem; border-radius: 0.3rem; text-decoration: none; color: var(--ink); }
nav li a:hover { background: var(--shade); }
nav [aria-current] { background: var(--shade); font-weight: 600; }
.group { margin: 1rem 0 0.25rem; padding: 0 0.5rem; color: var(--soft); font-size: 0.8rem; font-weight: 600; text-transform: uppercase; letter-spacing: 0.05em; }
main { padding: 1.25rem 2rem 4rem; min-width: 0; }
main:focus { outline: none; }
main :is(p, li, h2, h3, h4, h5) { overflow-wrap: anywhere; }
h1 { font-size: 1.9rem; line-height: 1.25; margin: 0.5rem 0 1rem; overflow-wrap: anywhere; }
h2 { margin: 2.5rem 0 0.75rem; padding-bottom: 0.25rem; border-bottom: 1px solid var(--line); font-size: 1.35rem; }
h3 { margin: 1.75rem 0 0.5rem; font-size: 1.1rem; }
h4, h5, h6 { margin: 1.25rem 0 0.4rem; font-size: 1rem; }
.anchor { color: var(--soft); text-decoration: none; font-weight: 400; }
code { font: var(--mono); background: var(--shade); border-radius: 0.25rem; padding: 0.1em 0.3em; overflow-wrap: anywhere; }
pre { margin: 0.75rem 0; padding: 0.9rem 1rem; overflow: auto; max-height: 32rem; background: var(--shade); border: 1px solid var(--line); border-radius: 0.4rem; line-height: 1.45; }
pre code { background: none; padding: 0; overflow-wrap: normal; }
.code { position: relative; }
.copy { position: absolute; right: 0.5rem; top: 0.5rem; font-size: 0.8rem; background: var(--paper); }
.table { overflow-x: auto; margin: 0.75rem 0; }
table { border-collapse: collapse; width: 100%; font-size: 0.93rem; }
th, td { text-align: left; vertical-align: top; padding: 0.45rem 0.7rem; border-bottom: 1px solid var(--line); }
th { color: var(--soft); font-weight: 600; }
td { max-width: 34rem; }
td code { overflow-wrap: break-word; }
td:first-child code { white-space: nowrap; }
.badge { display: inline-block; padding: 0 0.5em; border: 1px solid currentColor; border-radius: 1em; font-size: 0.8rem; font-weight: 600; white-space: nowrap; color: var(--soft); }
.badge.strict, .badge.deprecated { color: var(--strict); }
.badge.tolerant, .badge.public { color: var(--tolerant); }
.badge.additive { color: var(--additive); }
.badge.stream { color: var(--stream); }
#stream + ol { list-style: none; counter-reset: step; margin: 0.75rem 0; padding: 0 0 0 0.9rem; }
#stream + ol li { counter-increment: step; position: relative; padding: 0 0 1rem 1.75rem; border-left: 2px solid var(--soft); }
#stream + ol li:last-child { border-left-color: transparent; padding-bottom: 0; }
#stream + ol li::before { content: counter(step); position: absolute; left: -0.8rem; top: 0; width: 1.5rem; height: 1.5rem; border-radius: 50%; background: var(--stream); color: var(--paper); font: 600 0.8rem/1.5rem system-ui, sans-serif; text-align: center; }
.twin { margin-top: 3rem; font-size: 0.9rem; }
@media (max-width: 52rem) {
  .columns { display: block; }
  nav { border-right: 0; border-bottom: 1px solid var(--line); padding: 0.75rem 1.25rem; }
  nav details { position: static; max-height: none; }
  main { padding: 1rem 1.25rem 3rem; }
  html { scroll-padding-top: 7rem; }
  .tools { flex: 1 1 100%; }
  h1 { font-size: 1.5rem; }
}
@media print {
  header, nav, .copy, .anchor, .twin, .skip { display: none; }
  .columns { display: block; }
  main { padding: 0; }
  pre { max-height: none; white-space: pre-wrap; overflow-wrap: anywhere; }
  .table { overflow: visible; }
  h2, h3, h4 { break-after: avoid; }
}
`;
