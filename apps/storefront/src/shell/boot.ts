/**
 * Runs before the first paint. Everybody gets the same page, so this reads from the device what changes its look. It
 * sets the theme from the cookie of `applyTheme`, and whether the visitor has answered this version of the cookie
 * question. It reserves space for the line of a logged-in store (see features/shopper), and preloads the top picture of
 * the theme (see lib/backdrop-meta). The function is sent as text, so it must not use anything outside itself.
 */
export function boot(): void {
  const { dataset } = document.documentElement
  const theme = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(document.cookie)?.[1]
  if (theme) dataset['theme'] = theme
  const answered = /(?:^|;\s*)consent=(\d+)(?:;|$)/.exec(document.cookie)?.[1]
  if (answered && answered === dataset['consent']) dataset['consent'] = 'answered'
  try {
    if (sessionStorage.getItem('store-page')) dataset['storePage'] = 'true'
  } catch {
    // Without storage, the store's line appears a moment later.
  }
  const backdrop = document.querySelector<HTMLMetaElement>('meta[name="backdrop"]')?.content
  if (!backdrop) return
  const isDark = theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  const preloads = JSON.parse(backdrop) as Record<string, Record<string, string>[]>
  for (const preload of preloads[isDark ? 'dark' : 'light'] ?? []) {
    const link = document.createElement('link')
    const attributes = { rel: 'preload', as: 'image', type: 'image/webp', fetchpriority: 'high', ...preload }
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
    document.head.append(link)
  }
}
