/**
 * Matches e-mail addresses, numbers of six or more digits such as personal, phone and order numbers, and lens
 * strengths.
 */
const PERSONAL_PATTERNS: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/[^\s@]+@[^\s@]+/g, '[e-post]'],
  [/\+?\d(?:[\s.()/-]{0,2}\d){5,}/g, '[nummer]'],
  [/(?<![\p{L}\d])[-+\u2212\u2013]\s?\d{1,2}(?:[.,]\d{1,2})?/gu, '[styrka]'],
]

/** Longest text that is sent, in characters. */
const MAX_TEXT_LENGTH = 80

/** Removes from a typed text what may show who the visitor is or how they see. */
export function scrubText(text: string): string {
  return PERSONAL_PATTERNS.reduce((left, [pattern, instead]) => left.replace(pattern, instead), text)
    .trim()
    .slice(0, MAX_TEXT_LENGTH)
}
