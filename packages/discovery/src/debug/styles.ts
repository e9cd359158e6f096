/** The panel has its own colours, so that it is readable on any page. In forced-colours mode it uses system colours. */
export const STYLES = `
:host {
  all: initial; display: block; position: fixed; inset-block-end: 0; inset-inline-end: 0; z-index: 2147483000;
  inline-size: min(100%, 34rem);
}
section {
  box-sizing: border-box; max-block-size: 60vh; display: flex; flex-direction: column;
  font: 13px/1.45 ui-monospace, Menlo, Consolas, monospace; color: #f4f4f5; background: #18181b;
  border: 1px solid #52525b; border-start-start-radius: 6px;
}
header { display: flex; gap: 4px; align-items: stretch; }
h2 { flex: 1; margin: 0; font: inherit; }
h3 { margin: 12px 0 4px; font: inherit; font-weight: 700; }
button { min-block-size: 36px; padding: 0 12px; font: inherit; color: inherit; background: none; border: 0; cursor: pointer; }
h2 button { inline-size: 100%; text-align: start; font-weight: 700; }
button:hover { background: #3f3f46; }
:focus-visible { outline: 2px solid #7dd3fc; outline-offset: -2px; }
.body { overflow: auto; padding: 0 12px 12px; border-block-start: 1px solid #52525b; }
.body[hidden] { display: none; }
p { margin: 8px 0; }
table { inline-size: 100%; border-collapse: collapse; }
th, td { padding: 2px 12px 2px 0; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
th { color: #a1a1aa; font-weight: 400; white-space: nowrap; }
.number { text-align: end; white-space: nowrap; }
.bad { color: #fca5a5; }
.held { color: #fcd34d; }
@media (forced-colors: active) {
  section, section *, section [class] { color: CanvasText; background: Canvas; border-color: CanvasText; }
  :focus-visible { outline-color: Highlight; }
}
`
