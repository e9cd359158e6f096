import { addMonths, isPlainDate, type PlainDate } from '../calendar/index.js'
import { fieldProblem, type FieldProblem } from '../errors/index.js'
import { checkFields, type FieldProblemsOf, parseEmail } from '../identity/index.js'
import { err, ok, type Result, typedCode, typedMessage, typedText } from '../lib/index.js'
import * as validationMessages from '../messages/generated/validation.js'

/** Who a bought card goes to: somebody else by e-mail, or the buyer, who prints it. */
export const GIFT_CARD_RECEIVERS = ['buyer', 'other'] as const
export type GiftCardReceiver = (typeof GIFT_CARD_RECEIVERS)[number]

/** How a bought card reaches who gets it. */
export type GiftCardDelivery = {
  /** The address that the card is sent to; null for the buyer's own. */
  readonly email: string | null
  /** A greeting on the card; empty for none. */
  readonly message: string
  /** The day it is sent; null for the day it is paid. */
  readonly sendOn: PlainDate | null
}

/** The same as typed. */
export type TypedGiftCardDelivery = {
  readonly receiver: GiftCardReceiver
  readonly email: string
  readonly message: string
  readonly sendOn: string
}
export type GiftCardDeliveryProblems = FieldProblemsOf<keyof GiftCardDelivery>

/** Longest greeting, characters: what fits on a printed card. */
export const GIFT_CARD_MESSAGE_MAXIMUM = 300

/** How long ahead a card can be sent, months. */
export const GIFT_CARD_SEND_MONTHS = 12

/** The days that a card can be sent on. */
export function giftCardSendDates(today: PlainDate): { readonly from: PlainDate; readonly to: PlainDate } {
  return { from: today, to: addMonths(today, GIFT_CARD_SEND_MONTHS) }
}

/** The day that a card which is paid today is sent: a day that has gone by since it was chosen is today. */
export function giftCardSendDay({ sendOn }: Pick<GiftCardDelivery, 'sendOn'>, today: PlainDate): PlainDate {
  return sendOn !== null && sendOn > today ? sendOn : today
}

/** Reads who a card goes to. A card that the buyer prints is sent at once. */
export function checkGiftCardDelivery(
  typed: TypedGiftCardDelivery,
  today: PlainDate,
): Result<GiftCardDelivery, GiftCardDeliveryProblems> {
  const isForOther = typed.receiver === 'other'
  return checkFields<GiftCardDelivery>({
    email: isForOther ? parseReceiver(typed.email) : ok(null),
    message: parseMessage(typed.message),
    sendOn: isForOther ? parseSendDay(typed.sendOn, today) : ok(null),
  })
}

function parseReceiver(text: string): Result<string, FieldProblem> {
  return typedText(text) === '' ? err(fieldProblem(validationMessages.giftcardReceiverRequired)) : parseEmail(text)
}

function parseMessage(text: string): Result<string, FieldProblem> {
  const message = typedMessage(text)
  const isValid = [...message].length <= GIFT_CARD_MESSAGE_MAXIMUM && !/[<>]|(?!\n)\p{Cc}/u.test(message)
  return isValid ? ok(message) : err(fieldProblem(validationMessages.noteInvalid, { max: GIFT_CARD_MESSAGE_MAXIMUM }))
}

/** Today is stored as the day of payment, which may be a later one. */
function parseSendDay(text: string, today: PlainDate): Result<PlainDate | null, FieldProblem> {
  const day = typedCode(text)
  if (day === '' || day === today) return ok(null)
  if (!isPlainDate(day)) return err(fieldProblem(validationMessages.dateInvalid))
  const { from, to } = giftCardSendDates(today)
  return day < from || day > to ? err(fieldProblem(validationMessages.dateBetween, { from, to })) : ok(day)
}

/** A delivery as text, for what identifies a line of the cart. */
export function giftCardDeliveryKey({ email, message, sendOn }: GiftCardDelivery): string {
  return JSON.stringify([email, sendOn, message])
}
