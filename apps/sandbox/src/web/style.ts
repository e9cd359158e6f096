/** Style of the sandbox pages: one column, large targets, and dark mode by the reader's setting. */
export const STYLE = `
:root { color-scheme: light dark; --ink: #17161c; --soft: #5c5866; --line: #dcd8e2; --paper: #fff; --ground: #f4f1f6; --accent: #7a1f52; --on-accent: #fff; }
@media (prefers-color-scheme: dark) { :root { --ink: #f3f0f6; --soft: #b7b1c2; --line: #3b3744; --paper: #201e26; --ground: #16141a; --accent: #ffb3d3; --on-accent: #3a0c25; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 34rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
main.wide { max-width: 60rem; }
.card { background: var(--paper); border: 1px solid var(--line); border-radius: 1rem; padding: 1.25rem; margin-block: 1rem; }
.badge { display: inline-block; border: 1px solid var(--line); border-radius: 99rem; padding: .1rem .7rem; font-size: .875rem; color: var(--soft); }
h1 { font-size: 1.5rem; line-height: 1.2; margin: .75rem 0 .25rem; }
h2 { font-size: 1.0625rem; margin: 0 0 .5rem; }
p { margin: .25rem 0 .75rem; }
.soft { color: var(--soft); font-size: .9375rem; }
table { width: 100%; border-collapse: collapse; }
th, td { text-align: start; padding: .4rem 0; border-bottom: 1px solid var(--line); vertical-align: top; font-weight: 400; overflow-wrap: anywhere; }
td.sum, th.sum { text-align: end; white-space: nowrap; padding-inline-start: 1rem; }
tfoot th, tfoot td { font-weight: 700; border-bottom: 0; }
form { display: grid; gap: .6rem; }
button { font: inherit; min-height: 3rem; padding: .6rem 1rem; border-radius: .75rem; border: 1px solid var(--line); background: transparent; color: inherit; cursor: pointer; }
input, select { font: inherit; min-height: 3rem; padding: .6rem .75rem; border-radius: .75rem; border: 1px solid var(--line); background: var(--paper); color: inherit; width: 100%; }
label { font-weight: 600; }
button.main { background: var(--accent); color: var(--on-accent); border-color: var(--accent); font-weight: 600; }
button:focus-visible, a:focus-visible, input:focus-visible, select:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
a { color: var(--accent); }
iframe { width: 100%; height: 70vh; border: 1px solid var(--line); border-radius: .5rem; background: #fff; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
`
