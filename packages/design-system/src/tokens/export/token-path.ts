import type { Token } from '../generated/tokens.js'

const PRIMITIVE = 'p-'

/** The path of a token in a nested file: `--ks-p-color-snow` is `primitive`, `color-snow`. */
export function tokenPath({ name, tier }: Pick<Token, 'name' | 'tier'>): readonly [group: Token['tier'], name: string] {
  const own = name.slice('--ks-'.length)
  return [tier, tier === 'primitive' && own.startsWith(PRIMITIVE) ? own.slice(PRIMITIVE.length) : own]
}

/** The themes of a file with the token modes that make them, strongest first. */
export const THEME_MODES = {
  Light: [],
  Dark: ['dark'],
  'Light, more contrast': ['contrast'],
  'Dark, more contrast': ['dark-contrast', 'dark'],
} as const satisfies Readonly<Record<string, readonly (keyof Token['modes'])[]>>

export type ThemeName = keyof typeof THEME_MODES

/** The value of a token in a theme. */
export function valueIn(token: Token, theme: ThemeName): string {
  const mode = THEME_MODES[theme].find((one) => token.modes[one] !== undefined)
  return (mode && token.modes[mode]) ?? token.value
}
