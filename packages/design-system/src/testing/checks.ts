/** The checks of every story, besides axe in the light theme. */
export const CHECKS = {
  narrow: 'fits 320 px',
  largeText: 'fits 320 px with text at 200 %',
  rightToLeft: 'fits 320 px from right to left',
  dark: 'has enough contrast in the dark theme',
  forcedColours: 'has enough contrast under forced colours',
  picture: 'is part of its component’s picture',
} as const

export type Check = keyof typeof CHECKS

/** A check that a story is excused from, and why. */
export type Excuses = Readonly<Partial<Record<Check, string>>>

/**
 * Story parameters that excuse from a check: `parameters: excuse({ narrow: 'A map is panned, not reflowed (WCAG 1.4.10).' })`.
 *
 * @public
 */
export function excuse(reasons: Excuses): { readonly checks: Excuses } {
  return { checks: reasons }
}
