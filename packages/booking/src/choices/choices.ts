import { type AgeGroup, EXAM_TYPES, type ExamTypeId, isAgeGroup, isBookingReference } from '@klarsikt/core/booking'
import { isPlainDate, stockholmInstant } from '@klarsikt/core/calendar'
import { EXAM_WORDS, examOfWord } from './exam-words.js'

/** What has been chosen so far. It stands in the address of the wizard, so nothing personal is among it. */
export interface BookingChoices {
  readonly examType: ExamTypeId | null
  readonly ageGroup: AgeGroup | null
  readonly storeId: number | null
  /** The optician who is asked for; null for any. */
  readonly examinerId: string | null
  /** When the chosen time begins, an instant. */
  readonly start: string | null
  /** The time is a suggestion to the store, not one of its free ones [BOOK-008]. */
  readonly isSuggested: boolean
  /** What keeps the time free for the moment, and until when; null where nothing does. */
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

/** Fields and query parameters of the choices. Links from the rest of the shop use them: `?butik=1001`, `?typ=linser`. */
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

/** Where a suggested time is typed, a day and a clock in Stockholm. */
export const SUGGESTED_DAY = 'datum'
export const SUGGESTED_CLOCK = 'klockan'

type Source = Pick<URLSearchParams, 'get'> | Pick<FormData, 'get'>

/** Reads the choices of an address or of a form; what is not a choice is none. */
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
    // A hearing test asks for no age.
    ageGroup: isAgeGroup(age) && (examType === null || EXAM_TYPES[examType].hasAgeGroup) ? age : null,
    storeId: /^[1-9]\d{0,8}$/.test(store) ? Number(store) : null,
    examinerId: /^[\w-]{1,40}$/.test(examiner) ? examiner : null,
    start,
    isSuggested: isSuggested && start !== null,
    hold: start !== null && holdUntil !== null && isBookingReference(holdId) ? { id: holdId, until: holdUntil } : null,
  }
}

function instantOf(text: string): string | null {
  // In an address a plus sign means a space.
  const time = Date.parse(text.replace(' ', '+'))
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}

function suggestedStart(source: Source): string | null {
  const day = String(source.get(SUGGESTED_DAY) ?? '')
  const clock = String(source.get(SUGGESTED_CLOCK) ?? '')
  if (!isPlainDate(day) || !/^\d\d:\d\d$/.test(clock)) return null
  return stockholmInstant(day, clock)?.toISOString() ?? null
}

/** The choices as fields of a form or parameters of an address, those that are made. */
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
