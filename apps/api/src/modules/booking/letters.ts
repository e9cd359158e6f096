import {
  CANCELLATION_FEE,
  EXAM_TYPE_MESSAGES,
  EXAM_TYPES,
  type ExamTypeId,
  FREE_CANCELLATION_HOURS,
  freeUntil,
} from '@klarsikt/core/booking'
import { dateTimeText, visitTimeText } from '@klarsikt/core/calendar'
import { type ExamPrice, examPriceText } from '@klarsikt/core/friends'
import * as bookingLetterMessages from '@klarsikt/core/messages/booking-letter'
import * as letterMessages from '@klarsikt/core/messages/letter'
import { formatOre, wholeOre } from '@klarsikt/core/money'
import { encodedHref } from '@klarsikt/core/paths'
import { composeLetter } from '../outbox/compose-letter.js'
import { amountTable, button, greeting, paragraph } from '../outbox/letter-blocks.js'
import { type LetterStep, stepList } from '../outbox/letter-steps.js'
import type { LetterContent, LetterContext, LetterTemplate } from '../outbox/letter-template.js'
import { calendarFile } from './calendar-file.js'

export type BookingLetter = {
  readonly id: string
  readonly calendarId: string
  readonly sequence: number
  readonly changedAt: string
  readonly firstName: string
  readonly examType: ExamTypeId
  readonly start: string
  readonly end: string
  readonly storeName: string
  readonly place: string
  readonly phone: string
  /** What the visit costs, öre, and why; a letter that waits from before has neither. */
  readonly price?: ExamPrice
  /** What a late change has cost, öre. */
  readonly fee: number
  readonly isMinor: boolean
  /** What the store writes. */
  readonly message?: string
}

type Intro = (params: { readonly when: string; readonly store: string }) => string
type Words = {
  readonly name: string
  readonly subject: (params: { readonly store: string }) => string
  readonly intro: Intro
  /** What the calendar does with the visit; null sends no file. */
  readonly calendar: 'enter' | 'remove' | null
  /** The visit takes place: when, where, and what changing it costs. */
  readonly isAhead: boolean
  /** An answer is waited for: its page says how it stands. */
  readonly isOpen?: boolean
}

/** The page of a booking, as letters and SMS link to it. */
export function bookingUrl(shopUrl: string, id: string): string {
  return `${shopUrl}${encodedHref('booking-visual-exam-details', { id })}`
}

function template({ name, subject, intro, calendar, isAhead, isOpen = isAhead }: Words): LetterTemplate<BookingLetter> {
  return {
    name,
    render(data, { shopUrl }: LetterContext): LetterContent {
      const url = bookingUrl(shopUrl, data.id)
      const title = subject({ store: data.storeName })
      const opening = intro({ when: visitTimeText(data.start), store: data.storeName })
      const rows = isAhead ? facts(data) : []
      const rest = [...greetingOf(data), ...(isAhead ? conditions(data) : []), ...feeText(data)]
      const open = isOpen ? bookingLetterMessages.open() : bookingLetterMessages.openCancelled()
      const file = calendar && calendarFile({ ...data, url }, { isCancelled: calendar === 'remove' })
      return composeLetter({
        subject: title,
        blocks: [
          greeting(letterMessages.hello({ name: data.firstName })),
          paragraph(opening),
          ...amountTable(rows, { wrap: true }),
          ...stepList(calendar === 'enter' ? visitSteps(data) : []),
          ...rest.map(paragraph),
          button(url, open),
        ],
        ...(file && { attachments: [{ filename: 'besok.ics', content: file, contentType: contentType(calendar) }] }),
      })
    },
  }
}

const contentType = (calendar: Words['calendar']): string =>
  `text/calendar; charset=utf-8; method=${calendar === 'remove' ? 'CANCEL' : 'PUBLISH'}`

function facts({ examType, start, storeName, place, phone, price }: BookingLetter) {
  const length = bookingLetterMessages.length({ minutes: EXAM_TYPES[examType].minutes })
  return [
    { text: bookingLetterMessages.when(), amount: `${visitTimeText(start)}. ${length}` },
    { text: bookingLetterMessages.exam(), amount: EXAM_TYPE_MESSAGES[examType]() },
    ...(price ? [{ text: bookingLetterMessages.price(), amount: examPriceText(price) }] : []),
    { text: bookingLetterMessages.place(), amount: `${storeName}, ${place}` },
    { text: bookingLetterMessages.phone(), amount: phone },
  ]
}

/** What is done, and what is still to come; the free change is left out once it is too late. */
function visitSteps({ start, changedAt }: BookingLetter): LetterStep[] {
  const until = freeUntil({ start: new Date(start) })
  return [
    { text: bookingLetterMessages.stepBooked(), when: dateTimeText(changedAt), hasHappened: true },
    ...(until > new Date(changedAt)
      ? [{ text: bookingLetterMessages.stepChange(), when: dateTimeText(until), hasHappened: false }]
      : []),
    { text: bookingLetterMessages.stepVisit(), when: visitTimeText(start), hasHappened: false },
  ]
}

function conditions({ start, isMinor }: BookingLetter): string[] {
  const until = dateTimeText(freeUntil({ start: new Date(start) }))
  return [
    bookingLetterMessages.policy({ until, fee: formatOre(CANCELLATION_FEE) }),
    ...(isMinor ? [bookingLetterMessages.guardian()] : []),
  ]
}

function greetingOf({ message }: BookingLetter): string[] {
  return message ? [bookingLetterMessages.fromStore({ message: message.replaceAll('\n', ' ') })] : []
}

function feeText({ fee }: BookingLetter): string[] {
  return fee > 0 ? [bookingLetterMessages.fee({ hours: FREE_CANCELLATION_HOURS, fee: formatOre(wholeOre(fee)) })] : []
}

/** What is sent of a booking. */
export const BOOKING_LETTERS = {
  booked: template({
    name: 'booking-booked',
    subject: bookingLetterMessages.bookedSubject,
    intro: bookingLetterMessages.bookedIntro,
    calendar: 'enter',
    isAhead: true,
  }),
  moved: template({
    name: 'booking-moved',
    subject: bookingLetterMessages.movedSubject,
    intro: bookingLetterMessages.movedIntro,
    calendar: 'enter',
    isAhead: true,
  }),
  cancelled: template({
    name: 'booking-cancelled',
    subject: bookingLetterMessages.cancelledSubject,
    intro: bookingLetterMessages.cancelledIntro,
    calendar: 'remove',
    isAhead: false,
  }),
  requested: template({
    name: 'booking-requested',
    subject: bookingLetterMessages.requestedSubject,
    intro: bookingLetterMessages.requestedIntro,
    calendar: null,
    isAhead: false,
  }),
  unconfirmed: template({
    name: 'booking-unconfirmed',
    subject: bookingLetterMessages.unconfirmedSubject,
    intro: bookingLetterMessages.unconfirmedIntro,
    calendar: null,
    isAhead: false,
    isOpen: true,
  }),
  refused: template({
    name: 'booking-refused',
    subject: bookingLetterMessages.refusedSubject,
    intro: bookingLetterMessages.refusedIntro,
    calendar: null,
    isAhead: false,
  }),
  cancelledByStore: template({
    name: 'booking-cancelled-by-store',
    subject: bookingLetterMessages.absenceSubject,
    intro: bookingLetterMessages.cancelledByStoreIntro,
    calendar: 'remove',
    isAhead: false,
  }),
  moveRefused: template({
    name: 'booking-move-refused',
    subject: bookingLetterMessages.moveRefusedSubject,
    intro: bookingLetterMessages.moveRefusedIntro,
    calendar: null,
    isAhead: true,
  }),
  movedByStore: template({
    name: 'booking-moved-by-store',
    subject: bookingLetterMessages.movedSubject,
    intro: bookingLetterMessages.movedByStoreIntro,
    calendar: 'enter',
    isAhead: true,
  }),
  declined: template({
    name: 'booking-declined',
    subject: bookingLetterMessages.declinedSubject,
    intro: bookingLetterMessages.declinedIntro,
    calendar: null,
    isAhead: false,
  }),
  absence: template({
    name: 'booking-absence',
    subject: bookingLetterMessages.absenceSubject,
    intro: bookingLetterMessages.absenceIntro,
    calendar: 'remove',
    isAhead: false,
  }),
  reminder: template({
    name: 'booking-reminder',
    subject: bookingLetterMessages.reminderSubject,
    intro: bookingLetterMessages.reminderIntro,
    calendar: null,
    isAhead: true,
  }),
} as const

export const bookingLetters = Object.values(BOOKING_LETTERS)
