const HEAD_END = '</head>'
const SCRIPT_PRELOAD = /<link rel="modulepreload"[^>]*>/g

/**
 * Asks for a page's scripts after its styles, and at a low priority: the page is drawn from its HTML and styles, and on a
 * slow line scripts took their share of it. React puts the links of the scripts before those of the styles.
 */
export function scriptsAfterStyles(html: string): string {
  const end = html.indexOf(HEAD_END)
  if (end === -1) return html
  const head = html.slice(0, end)
  const preloads = head.match(SCRIPT_PRELOAD) ?? []
  const last = preloads.map((link) => link.replace('<link ', '<link fetchpriority="low" ')).join('')
  return head.replaceAll(SCRIPT_PRELOAD, '') + last + html.slice(end)
}
