/** The exam that most come for: what free times are asked for where nobody has chosen one. */
export const EYE_EXAM = { examType: 'glasses', ageGroup: '18-74' } as const
