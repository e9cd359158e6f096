/**
 * Runs before the first paint: the same page goes to everybody, so what changes its looks is read here. That is the theme,
 * from the cookie that `applyTheme` writes; whether the question of cookies has been answered, in the version that this page asks;
 * the line of a store that is logged in, whose place is reserved (see
 * features/shopper); and the picture at the top of a page is fetched as the theme has it (see lib/backdrop-meta). Sent as text: it
 * uses nothing from outside itself.
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
    // Where nothing can be read, the line comes a moment later.
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
