import { typedMessage } from '../lib/typed-text.js'
export const NOTE_LENGTH = { min: 2, max: 500 } as const

/** Patterns of personal numbers, powers of lenses, and words about eyes and health. */
const HEALTH = [
  /(?<!\d)(?:(?:19|20)?\d{6}[-+]|(?:19|20)\d{6})\d{4}(?!\d)/,
  /[-+−–]\s?\d{1,2}[.,]\d{1,2}/,
  /(?<!\p{L})(?:sf|sph|cyl|axel|add|pd|visus)[.:=]?\s*[-+−–]?\d/iu,
  /(?<!\p{L})(?:diagnos|glaukom|grön starr|grå starr|katarakt|diabet|sjukdom|medicin)/iu,
]

export type NoteProblem = 'length' | 'health'

/** Checks a note by staff. It is about the parcel only, so data about a person's eyes or health is refused. */
export function noteProblem(text: string): NoteProblem | null {
  const trimmed = typedMessage(text)
  if (trimmed.length < NOTE_LENGTH.min || trimmed.length > NOTE_LENGTH.max) return 'length'
  return HEALTH.some((pattern) => pattern.test(trimmed)) ? 'health' : null
}
