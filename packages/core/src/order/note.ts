import { typedMessage } from '../lib/index.js'
/** Characters of a note about an order. */
export const NOTE_LENGTH = { min: 2, max: 500 } as const

/** A personal number, strengths of glasses or lenses, and the words that come with them. */
const HEALTH = [
  /(?<!\d)(?:(?:19|20)?\d{6}[-+]|(?:19|20)\d{6})\d{4}(?!\d)/,
  /[-+−–]\s?\d{1,2}[.,]\d{1,2}/,
  /(?<!\p{L})(?:sf|sph|cyl|axel|add|pd|visus)[.:=]?\s*[-+−–]?\d/iu,
  /(?<!\p{L})(?:diagnos|glaukom|grön starr|grå starr|katarakt|diabet|sjukdom|medicin)/iu,
]

export type NoteProblem = 'length' | 'health'

/** Notes of staff say what happens with the parcel; nothing of a person's eyes or health belongs there. */
export function noteProblem(text: string): NoteProblem | null {
  const trimmed = typedMessage(text)
  if (trimmed.length < NOTE_LENGTH.min || trimmed.length > NOTE_LENGTH.max) return 'length'
  return HEALTH.some((pattern) => pattern.test(trimmed)) ? 'health' : null
}
