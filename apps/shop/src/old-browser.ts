/** Internet Explorer cannot run the shop [CHROME-023]. */
const MESSAGE =
  'Sidan stöder inte din webbläsare. Vänligen använd ett modernare alternativ (Edge, Chrome, Safari, Firefox)'

/** Recognises Internet Explorer by its user agent. */
export function isOldBrowser(userAgent: string | null): boolean {
  return userAgent !== null && /MSIE |Trident\//.test(userAgent)
}

/** Makes a page without scripts and styles, because such a browser would not understand them. */
export function oldBrowserPage(): Response {
  const html = `<!doctype html><html lang="sv"><head><meta charset="utf-8"><title>Klarsikt</title></head><body><p>${MESSAGE}</p></body></html>`
  return new Response(html, {
    status: 200,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
