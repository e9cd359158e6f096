const HEAD_END = '</head>'
const SCRIPT_PRELOAD = /<link rel="modulepreload"[^>]*>/g

/**
 * Moves a page's script preloads behind its styles, with low priority. React puts them first. The page is painted from
 * HTML and styles, and on a slow connection scripts took a share of the bandwidth.
 */
export function scriptsAfterStyles(html: string): string {
  const end = html.indexOf(HEAD_END)
  if (end === -1) return html
  const head = html.slice(0, end)
  const preloads = head.match(SCRIPT_PRELOAD) ?? []
  const last = preloads.map((link) => link.replace('<link ', '<link fetchpriority="low" ')).join('')
  return head.replaceAll(SCRIPT_PRELOAD, '') + last + html.slice(end)
}
