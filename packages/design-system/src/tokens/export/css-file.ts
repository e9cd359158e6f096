import type { Token } from '../generated/tokens.js'
import { THEME_MODES, type ThemeName, valueIn } from './token-path.js'

const THEMES = Object.keys(THEME_MODES) as readonly ThemeName[]
const SELECTORS: Readonly<Record<ThemeName, string>> = {
  Light: ':root',
  Dark: "[data-theme='dark']",
  'Light, more contrast': "[data-contrast='more']",
  'Dark, more contrast': "[data-theme='dark'][data-contrast='more']",
}

/** Custom properties with resolved references, for prototypes, slides and pages without the design system. */
export function cssFile(tokens: readonly Token[]): string {
  return THEMES.map((theme) => {
    const lines = tokens
      .filter((token) => isSaidIn(theme, token))
      .map((token) => `  ${token.name}: ${valueIn(token, theme)};\n`)
    return `${SELECTORS[theme]} {\n${lines.join('')}}\n`
  }).join('\n')
}

/**
 * The dark theme with more contrast is matched by both other rules too, so it repeats everything that one of them
 * changes.
 */
function isSaidIn(theme: ThemeName, token: Token): boolean {
  if (theme === 'Light') return true
  const themes = theme === 'Dark, more contrast' ? THEMES : [theme]
  return themes.some((one) => valueIn(token, one) !== token.value)
}
