/** E-mail addresses; numbers of six digits and more, as personal, telephone and order numbers are; lens strengths. */
const TELLING: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/[^\s@]+@[^\s@]+/g, '[e-post]'],
  [/\+?\d(?:[\s.()/-]{0,2}\d){5,}/g, '[nummer]'],
  [/(?<![\p{L}\d])[-+\u2212\u2013]\s?\d{1,2}(?:[.,]\d{1,2})?/gu, '[styrka]'],
]

/** Longest text that is told. */
const LONGEST = 80

/** A text that somebody typed, without what may tell who they are or how they see. */
export function scrubText(text: string): string {
  return TELLING.reduce((left, [pattern, instead]) => left.replace(pattern, instead), text)
    .trim()
    .slice(0, LONGEST)
}
