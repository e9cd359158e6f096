/** The most common exam. Free times are shown for it where no exam is chosen. */
export const EYE_EXAM = { examType: 'glasses', ageGroup: '18-74' } as const
