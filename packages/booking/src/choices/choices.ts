import { type AgeGroup, EXAM_TYPES, type ExamTypeId, isAgeGroup, isBookingReference } from '@klarsikt/core/booking'
import { isPlainDate, stockholmInstant } from '@klarsikt/core/calendar'
import { EXAM_WORDS, examOfWord } from './exam-words.js'

/** The choices so far. They stand in the wizard's address, so they include no personal data. */
export interface BookingChoices {
  readonly examType: ExamTypeId | null
  readonly ageGroup: AgeGroup | null
  readonly storeId: number | null
  /** The chosen optician, or null for any optician. */
  readonly examinerId: string | null
  /** The start of the chosen time, as an ISO instant in UTC. */
  readonly start: string | null
  /** True for a time that the customer suggests. The store has to answer it, since it may not be free [BOOK-008]. */
  readonly isSuggested: boolean
  /** The hold that keeps the time free, with the instant when it ends. Null without a hold. */
  readonly hold: { readonly id: string; readonly until: string } | null
}

export const NO_CHOICES: BookingChoices = {
  examType: null,
  ageGroup: null,
  storeId: null,
  examinerId: null,
  start: null,
  isSuggested: false,
  hold: null,
}

/**
 * The form fields and query parameters of the choices. Links from the rest of the shop use them, for example
 * `?butik=1001` and `?typ=linser`.
 */
export const CHOICE_QUERY = {
  examType: 'typ',
  ageGroup: 'alder',
  storeId: 'butik',
  examinerId: 'optiker',
  start: 'tid',
  isSuggested: 'forslag',
  holdId: 'hallning',
  holdUntil: 'till',
} as const

/** The fields of a suggested time: a day and a time of day in Stockholm. */
export const SUGGESTED_DAY = 'datum'
export const SUGGESTED_CLOCK = 'klockan'

type Source = Pick<URLSearchParams, 'get'> | Pick<FormData, 'get'>

/** Reads the choices from an address or a form. An invalid choice becomes null. */
export function readChoices(source: Source): BookingChoices {
  const text = (name: keyof typeof CHOICE_QUERY) => String(source.get(CHOICE_QUERY[name]) ?? '')
  const examType = examOfWord(text('examType'))
  const age = text('ageGroup')
  const store = text('storeId')
  const examiner = text('examinerId')
  const isSuggested = text('isSuggested') !== ''
  const start = instantOf(text('start')) ?? (isSuggested ? suggestedStart(source) : null)
  const holdUntil = instantOf(text('holdUntil'))
  const holdId = text('holdId')
  return {
    examType,
    // A hearing test does not depend on age.
    ageGroup: isAgeGroup(age) && (examType === null || EXAM_TYPES[examType].hasAgeGroup) ? age : null,
    storeId: /^[1-9]\d{0,8}$/.test(store) ? Number(store) : null,
    examinerId: /^[\w-]{1,40}$/.test(examiner) ? examiner : null,
    start,
    isSuggested: isSuggested && start !== null,
    hold: start !== null && holdUntil !== null && isBookingReference(holdId) ? { id: holdId, until: holdUntil } : null,
  }
}

function instantOf(text: string): string | null {
  // A plus sign in an address means a space, so the plus of a time zone arrives as a space.
  const time = Date.parse(text.replace(' ', '+'))
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}

function suggestedStart(source: Source): string | null {
  const day = String(source.get(SUGGESTED_DAY) ?? '')
  const clock = String(source.get(SUGGESTED_CLOCK) ?? '')
  if (!isPlainDate(day) || !/^\d\d:\d\d$/.test(clock)) return null
  return stockholmInstant(day, clock)?.toISOString() ?? null
}

/** Returns the made choices as fields of a form or parameters of an address. */
export function choiceFields(choices: BookingChoices): Readonly<Record<string, string>> {
  const texts: Record<keyof typeof CHOICE_QUERY, string | null> = {
    examType: choices.examType && EXAM_WORDS[choices.examType],
    ageGroup: choices.ageGroup,
    storeId: choices.storeId === null ? null : String(choices.storeId),
    examinerId: choices.examinerId,
    start: choices.start,
    isSuggested: choices.isSuggested ? '1' : null,
    holdId: choices.hold?.id ?? null,
    holdUntil: choices.hold?.until ?? null,
  }
  return Object.fromEntries(
    Object.entries(CHOICE_QUERY).flatMap(([name, parameter]) => {
      const value = texts[name as keyof typeof CHOICE_QUERY]
      return value === null ? [] : [[parameter, value]]
    }),
  )
}
