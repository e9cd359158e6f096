/** The query parameter that names the last change of a booking. */
export const DONE_QUERY = 'klar'

/** The values of that parameter. */
export const DONE_WORDS = {
  booked: 'ny',
  moved: 'flyttad',
  rebooked: 'ombokad',
  cancelled: 'avbokad',
  asked: 'skickad',
} as const
export type Done = keyof typeof DONE_WORDS

export function doneOfWord(word: string | null): Done | null {
  return (Object.keys(DONE_WORDS) as Done[]).find((key) => DONE_WORDS[key] === word) ?? null
}
