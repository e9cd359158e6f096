/** The values of the query parameter that names the last change of a visit. */
export const VISIT_DONE_WORDS = {
  booked: 'bokad',
  declined: 'avbojd',
  moved: 'flyttad',
  completed: 'genomford',
  missed: 'utebliven',
  closed: 'avskriven',
} as const
export type VisitDone = keyof typeof VISIT_DONE_WORDS

export function visitDoneOfWord(word: string | null): VisitDone | null {
  return (Object.keys(VISIT_DONE_WORDS) as VisitDone[]).find((key) => VISIT_DONE_WORDS[key] === word) ?? null
}
