import { EXAM_TYPE_IDS, type ExamTypeId } from '@klarsikt/core/booking'

/** The names of the exams in addresses. */
export const EXAM_WORDS = {
  glasses: 'glasogon',
  lenses: 'linser',
  lensesNew: 'nya-linser',
  driving: 'korkort',
  terminal: 'terminalglasogon',
  hearing: 'horsel',
} as const satisfies Record<ExamTypeId, string>

export function examOfWord(word: string): ExamTypeId | null {
  return EXAM_TYPE_IDS.find((id) => EXAM_WORDS[id] === word) ?? null
}
