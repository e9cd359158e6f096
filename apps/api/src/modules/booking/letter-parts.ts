import type { RequisitionState } from '@klarsikt/core/b2b'
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
import * as requisitionMessages from '@klarsikt/core/messages/requisition'
import { formatOre, wholeOre } from '@klarsikt/core/money'
import type { LetterBlock, LetterRow } from '../outbox/letter-blocks.js'
import { highlight } from '../outbox/letter-highlight.js'
import type { LetterStep } from '../outbox/letter-steps.js'

/** What the letters about a booking are written from. */
export type BookingLetter = {
  readonly id: string
  readonly calendarId: string
  /** What people call it by; a letter that waits from before does not say. */
  readonly number?: string
  readonly sequence: number
  readonly changedAt: string
  readonly firstName: string
  /** Whose visit it is, where a guardian reads the letter. */
  readonly visitor?: string
  readonly examType: ExamTypeId
  readonly start: string
  readonly end: string
  /** Until when a change is free; a letter that waits from before does not say. */
  readonly freeUntil?: string
  readonly storeName: string
  readonly place: string
  readonly phone: string
  /** What the visit costs, öre, and why; a letter that waits from before has neither. */
  readonly price?: ExamPrice
  /** How it stands with the employer who is asked to pay, and until when a manager can answer. ISO 8601. */
  readonly requisition?: { readonly state: RequisitionState; readonly until: string }
  /** What a late change has cost, öre. */
  readonly fee: number
  readonly isMinor: boolean
  /** What the store writes. */
  readonly message?: string
}

/** When and where: what the letter is opened for. */
export const timeAndPlace = ({ start, storeName, place }: BookingLetter): LetterBlock =>
  highlight({ label: bookingLetterMessages.when(), value: visitTimeText(start), details: [storeName, place] })

/** What is examined, what it costs and whom to ring. */
export function facts({ examType, phone, price, visitor, number }: BookingLetter): LetterRow[] {
  const length = bookingLetterMessages.length({ minutes: EXAM_TYPES[examType].minutes })
  return [
    ...(visitor ? [{ text: bookingLetterMessages.visitor(), amount: visitor }] : []),
    { text: bookingLetterMessages.exam(), amount: `${EXAM_TYPE_MESSAGES[examType]()}. ${length}` },
    ...(price ? [{ text: bookingLetterMessages.price(), amount: examPriceText(price) }] : []),
    { text: bookingLetterMessages.phone(), amount: phone },
    ...(number ? [{ text: bookingLetterMessages.number(), amount: number }] : []),
  ]
}

/** Who pays, where an employer is asked to: the price alone would be read as what to pay in the store. */
export function payer({ requisition }: BookingLetter): string[] {
  switch (requisition?.state) {
    case 'pending':
      return [requisitionMessages.bookingPending({ until: dateTimeText(requisition.until) })]
    case 'approved':
      return [requisitionMessages.bookingApproved()]
    default:
      return []
  }
}

/** A time that the store has not answered about. */
export function requestSteps({ start, changedAt }: BookingLetter, answer: string): LetterStep[] {
  return [
    { text: bookingLetterMessages.stepRequested(), when: dateTimeText(changedAt), hasHappened: true },
    { text: answer, hasHappened: false },
    { text: bookingLetterMessages.stepVisit(), when: visitTimeText(start), hasHappened: false },
  ]
}

const freeUntilOf = ({ start, freeUntil: until }: BookingLetter): Date =>
  until === undefined ? freeUntil({ start: new Date(start) }) : new Date(until)

/** What is done, and what is still to come; the free change is left out once it is too late. */
export function visitSteps(letter: BookingLetter): LetterStep[] {
  const { start, changedAt } = letter
  const until = freeUntilOf(letter)
  return [
    { text: bookingLetterMessages.stepBooked(), when: dateTimeText(changedAt), hasHappened: true },
    ...(until > new Date(changedAt)
      ? [{ text: bookingLetterMessages.stepChange(), when: dateTimeText(until), hasHappened: false }]
      : []),
    { text: bookingLetterMessages.stepVisit(), when: visitTimeText(start), hasHappened: false },
  ]
}

/** Until when a change is free. */
export function conditions(letter: BookingLetter): string[] {
  const until = dateTimeText(freeUntilOf(letter))
  return [
    bookingLetterMessages.policy({ until, fee: formatOre(CANCELLATION_FEE) }),
    ...(letter.isMinor ? [bookingLetterMessages.guardian()] : []),
  ]
}

/** What the store writes. */
export function storeMessage({ message }: BookingLetter): string[] {
  return message ? [bookingLetterMessages.fromStore({ message: message.replaceAll('\n', ' ') })] : []
}

/** What a late change has cost. */
export function feeText({ fee }: BookingLetter): string[] {
  return fee > 0 ? [bookingLetterMessages.fee({ hours: FREE_CANCELLATION_HOURS, fee: formatOre(wholeOre(fee)) })] : []
}
