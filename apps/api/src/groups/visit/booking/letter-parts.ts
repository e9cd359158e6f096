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
import type { RequisitionState } from '@klarsikt/core/requisition'
import { type LetterBlock, type LetterRow, type LetterStep, highlight } from '../../platform/index.js'

/** The data of a letter about a booking. */
export type BookingLetter = {
  readonly id: string
  readonly calendarId: string
  /** The booking number for people; missing in older letters. */
  readonly number?: string
  readonly sequence: number
  readonly changedAt: string
  readonly firstName: string
  /** The visitor's first name, when a guardian reads the letter. */
  readonly visitor?: string
  readonly examType: ExamTypeId
  readonly start: string
  readonly end: string
  /** The last moment of a free change; missing in older letters. */
  readonly freeUntil?: string
  readonly storeName: string
  readonly place: string
  readonly phone: string
  /** The price of the visit, in öre, and its reason; missing in older letters. */
  readonly price?: ExamPrice
  /** The state of the request to the employer to pay, and the manager's time limit (ISO 8601). */
  readonly requisition?: { readonly state: RequisitionState; readonly until: string }
  /** The fee of a late change, in öre. */
  readonly fee: number
  readonly isMinor: boolean
  /** The store's message. */
  readonly message?: string
}

/** Time and place, the most important part of the letter. */
export const timeAndPlace = ({ start, storeName, place }: BookingLetter): LetterBlock =>
  highlight({ label: bookingLetterMessages.when(), value: visitTimeText(start), details: [storeName, place] })

/** Visitor, exam, price, phone and booking number. */
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

/** Says in a letter that the employer pays, so that the customer does not read the price as due in the store. */
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

/** The steps of a request that the store has not answered yet. */
export function requestSteps({ start, changedAt }: BookingLetter, answer: string): LetterStep[] {
  return [
    { text: bookingLetterMessages.stepRequested(), when: dateTimeText(changedAt), hasHappened: true },
    { text: answer, hasHappened: false },
    { text: bookingLetterMessages.stepVisit(), when: visitTimeText(start), hasHappened: false },
  ]
}

const freeUntilOf = ({ start, freeUntil: until }: BookingLetter): Date =>
  until === undefined ? freeUntil({ start: new Date(start) }) : new Date(until)

/** The done and the coming steps of a visit. The free change is left out when it is too late for it. */
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

/** The conditions of changes, and the guardian's part in a child's visit. */
export function conditions(letter: BookingLetter): string[] {
  const until = dateTimeText(freeUntilOf(letter))
  return [
    bookingLetterMessages.policy({ until, fee: formatOre(CANCELLATION_FEE) }),
    ...(letter.isMinor ? [bookingLetterMessages.guardian()] : []),
  ]
}

/** The store's message as a paragraph; none when it is empty. */
export function storeMessage({ message }: BookingLetter): string[] {
  return message ? [bookingLetterMessages.fromStore({ message: message.replaceAll('\n', ' ') })] : []
}

/** The fee of a late change as a paragraph; none without a fee. */
export function feeText({ fee }: BookingLetter): string[] {
  return fee > 0 ? [bookingLetterMessages.fee({ hours: FREE_CANCELLATION_HOURS, fee: formatOre(wholeOre(fee)) })] : []
}
