import { visitTimeText } from '@klarsikt/core/calendar'
import * as bookingLetterMessages from '@klarsikt/core/messages/booking-letter'
import * as letterMessages from '@klarsikt/core/messages/letter'
import { encodedHref } from '@klarsikt/shop-config/paths'
import {
  type LetterContent,
  type LetterContext,
  type LetterTemplate,
  amountTable,
  button,
  composeLetter,
  greeting,
  paragraph,
  stepList,
} from '../../platform/index.js'
import { calendarFile } from './calendar-file.js'
import {
  type BookingLetter,
  conditions,
  facts,
  feeText,
  payer,
  requestSteps,
  storeMessage,
  timeAndPlace,
  visitSteps,
} from './letter-parts.js'

type Intro = (params: { readonly when: string; readonly store: string }) => string
type Words = {
  readonly name: string
  readonly subject: (params: { readonly store: string }) => string
  readonly intro: Intro
  /** What the attached calendar file does with the visit; null attaches none. */
  readonly calendar: 'enter' | 'remove' | null
  /** The visit takes place, so the letter says when, where, and what a change costs. */
  readonly isAhead: boolean
  /** The text of the step that the visit waits for. The booking's page shows whether it has happened. */
  readonly answer?: () => string
}

/** The page of a booking, for links in letters and SMS. */
export function bookingUrl(shopUrl: string, id: string): string {
  return `${shopUrl}${encodedHref('booking-visual-exam-details', { id })}`
}

function template({ name, subject, intro, calendar, isAhead, answer }: Words): LetterTemplate<BookingLetter> {
  return {
    name,
    render(data, { shopUrl, serviceEmail }: LetterContext): LetterContent {
      const url = bookingUrl(shopUrl, data.id)
      const title = subject({ store: data.storeName })
      const opening = intro({ when: visitTimeText(data.start), store: data.storeName })
      const rows = isAhead ? facts(data) : []
      const rest = [...storeMessage(data), ...(isAhead ? [...payer(data), ...conditions(data)] : []), ...feeText(data)]
      const open = isAhead || answer ? bookingLetterMessages.open() : bookingLetterMessages.openCancelled()
      const file = calendar && calendarFile({ ...data, url, serviceEmail }, { isCancelled: calendar === 'remove' })
      return composeLetter({
        subject: title,
        blocks: [
          ...(isAhead || answer ? [timeAndPlace(data)] : []),
          greeting(letterMessages.hello({ name: data.firstName })),
          paragraph(opening),
          ...amountTable(rows),
          ...stepList(answer ? requestSteps(data, answer()) : calendar === 'enter' ? visitSteps(data) : []),
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
    answer: bookingLetterMessages.stepStoreAnswers,
  }),
  unconfirmed: template({
    name: 'booking-unconfirmed',
    subject: bookingLetterMessages.unconfirmedSubject,
    intro: bookingLetterMessages.unconfirmedIntro,
    calendar: null,
    isAhead: false,
    answer: bookingLetterMessages.stepSystemAnswers,
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
