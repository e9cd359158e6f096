/** Light or dark as chosen, or what the device says. */
export type Theme = 'light' | 'dark' | 'system'

/** The choice in the `theme` cookie; the server puts it on the page, so that nothing flashes. */
export function readTheme(cookie: string | null): Theme {
  const value = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookie ?? '')?.[1]
  return value === 'light' || value === 'dark' ? value : 'system'
}

/** Keeps a choice for a year and shows it. */
export function applyTheme(theme: string): void {
  const known = theme === 'light' || theme === 'dark'
  document.cookie = `theme=${known ? theme : ''}; Path=/; SameSite=Lax; Max-Age=${known ? 31_536_000 : 0}`
  if (known) document.documentElement.dataset['theme'] = theme
  else delete document.documentElement.dataset['theme']
}
