/**
 * Stores the choice of `light` or `dark` for a year and shows it. Any other value lets the device decide. See boot.ts.
 */
export function applyTheme(theme: string): void {
  const known = theme === 'light' || theme === 'dark'
  document.cookie = `theme=${known ? theme : ''}; Path=/; SameSite=Lax; Max-Age=${known ? 31_536_000 : 0}`
  if (known) document.documentElement.dataset['theme'] = theme
  else delete document.documentElement.dataset['theme']
}
