import { BRAND_NAME } from '@klarsikt/core/markets'

/** Text made safe for HTML content and attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** A letter in one column. Styles are inline: mail programs drop style sheets. */
export function letterHtml(title: string, body: string): string {
  return `<!doctype html><html lang="sv"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title></head>
<body style="margin:0;background:#F3F0E9;color:#17211E;font:16px/1.55 'Segoe UI','Helvetica Neue',Arial,sans-serif">
<div style="max-width:600px;margin:0 auto;padding:24px 16px">
<p style="color:#1B6663;font-size:22px;font-weight:700;letter-spacing:-0.01em;margin:0 0 16px">${BRAND_NAME}</p>
<div style="background:#FFFFFF;border-radius:12px;padding:24px">${body}</div>
</div></body></html>`
}

export const heading = (text: string): string =>
  `<h1 style="font-size:24px;line-height:1.2;margin:0 0 12px">${escapeHtml(text)}</h1>`
export const subheading = (text: string): string =>
  `<h2 style="font-size:17px;margin:24px 0 8px">${escapeHtml(text)}</h2>`
export const paragraph = (text: string): string => `<p style="margin:0 0 12px">${escapeHtml(text)}</p>`
export const link = (url: string, text: string): string =>
  `<p style="margin:0 0 12px"><a style="color:#1B6663" href="${escapeHtml(url)}">${escapeHtml(text)}</a></p>`
/** What the reader is most likely to do next; at most one in a letter. */
export const button = (url: string, text: string): string =>
  `<p style="margin:20px 0"><a style="display:inline-block;background:#1B6663;color:#FFFFFF;border-radius:999px;padding:12px 24px;font-weight:600;text-decoration:none" href="${escapeHtml(url)}">${escapeHtml(text)}</a></p>`
export const list = (texts: readonly string[]): string =>
  `<ul style="margin:0 0 12px;padding:0 0 0 20px">${texts.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>`

/** Rows of a text and an amount; the last is the sum. With `wrap`, the right column may take several lines. */
export function amountTable(
  rows: readonly { readonly text: string; readonly amount: string; readonly strong?: boolean }[],
  { wrap = false }: { readonly wrap?: boolean } = {},
): string {
  const lines = wrap ? 'overflow-wrap:anywhere' : 'white-space:nowrap'
  const cell = 'padding:8px 0;border-bottom:1px solid #E4DED2;vertical-align:top'
  const body = rows.map(({ text, amount, strong }) => {
    const weight = strong ? ';font-weight:600' : ''
    return `<tr><td style="${cell}${weight}">${escapeHtml(text)}</td><td style="${cell};text-align:right;${lines};padding-left:16px${weight}">${escapeHtml(amount)}</td></tr>`
  })
  return `<table role="presentation" style="width:100%;border-collapse:collapse;margin:0 0 16px">${body.join('')}</table>`
}
