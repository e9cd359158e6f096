/** Escapes a text for HTML content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** Makes a page without scripts. Its stylesheet is a file, so that a strict policy can apply. */
export function page(title: string, stylesheet: string, body: string): string {
  return `<!doctype html>
<html lang="sv">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${escapeHtml(stylesheet)}">
</head>
<body>
${body}
</body>
</html>`
}

/** Writes `129 900` öre as `1 299 kr`. */
export function kronorText(minor: number): string {
  const text = new Intl.NumberFormat('sv-SE', { minimumFractionDigits: minor % 100 ? 2 : 0, maximumFractionDigits: 2 })
  return `${text.format(minor / 100)} kr`
}

export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const

/** Returns the policy of a page that loads only its own stylesheet. */
export function strictPolicy(extra: readonly string[] = []): string {
  return ["default-src 'none'", "style-src 'self'", "base-uri 'none'", "frame-ancestors 'none'", ...extra].join('; ')
}
