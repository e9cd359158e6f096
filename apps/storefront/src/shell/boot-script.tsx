/**
 * Runs before the first paint: the same page goes to everybody, so what changes its looks is read here. That is the theme,
 * from the cookie that `applyTheme` writes, and the line of a store that is logged in, whose place is reserved (see
 * features/shopper). Sent as text: it uses nothing from outside itself.
 */
function boot(): void {
  const { dataset } = document.documentElement
  const theme = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(document.cookie)?.[1]
  if (theme) dataset['theme'] = theme
  try {
    if (sessionStorage.getItem('store-page')) dataset['storePage'] = 'true'
  } catch {
    // Where nothing can be read, the line comes a moment later.
  }
}

export function BootScript() {
  return (
    <script
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? `(${boot.toString()})()` : '' }}
    />
  )
}
