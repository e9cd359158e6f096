import { isPlainDate, type PlainDate } from '../calendar/index.js'
import { addMonths } from '../calendar/plain-date.js'
import { fieldProblem, type FieldProblem } from '../errors/index.js'
import { type FieldProblemsOf } from '../identity/check-fields.js'
import { checkFields, parseEmail } from '../identity/index.js'
import { err, ok, type Result, typedCode, typedText } from '../lib/index.js'
import { typedMessage } from '../lib/typed-text.js'
import * as validationMessages from '../messages/generated/validation.js'

/** Who gets a bought card: the buyer, who prints it, or somebody else by e-mail. */
export const GIFT_CARD_RECEIVERS = ['buyer', 'other'] as const
export type GiftCardReceiver = (typeof GIFT_CARD_RECEIVERS)[number]

/** How a bought card is delivered. */
export type GiftCardDelivery = {
  /** E-mail address of the recipient; null if the buyer gets the card. */
  readonly email: string | null
  /** Greeting on the card; empty without one. */
  readonly message: string
  /** Day to send the card; null for the day of payment. */
  readonly sendOn: PlainDate | null
}

/** {@link GiftCardDelivery} as the user typed it. */
export type TypedGiftCardDelivery = {
  readonly receiver: GiftCardReceiver
  readonly email: string
  readonly message: string
  readonly sendOn: string
}
export type GiftCardDeliveryProblems = FieldProblemsOf<keyof GiftCardDelivery>

/** Longest greeting in characters, so that it fits on the printed card. */
export const GIFT_CARD_MESSAGE_MAXIMUM = 300

/** Months ahead for which sending can be scheduled. */
export const GIFT_CARD_SEND_MONTHS = 12

/** Returns the first and the last day on which a card can be sent. */
export function giftCardSendDates(today: PlainDate): { readonly from: PlainDate; readonly to: PlainDate } {
  return { from: today, to: addMonths(today, GIFT_CARD_SEND_MONTHS) }
}

/** Returns the day on which a card that is paid today is sent. If the chosen day has passed, it is sent today. */
export function giftCardSendDay({ sendOn }: Pick<GiftCardDelivery, 'sendOn'>, today: PlainDate): PlainDate {
  return sendOn !== null && sendOn > today ? sendOn : today
}

/** Reads the delivery of a gift card. A card for the buyer is sent at once. */
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

/** Today is stored as null, the day of payment, because the payment may come later. */
function parseSendDay(text: string, today: PlainDate): Result<PlainDate | null, FieldProblem> {
  const day = typedCode(text)
  if (day === '' || day === today) return ok(null)
  if (!isPlainDate(day)) return err(fieldProblem(validationMessages.dateInvalid))
  const { from, to } = giftCardSendDates(today)
  return day < from || day > to ? err(fieldProblem(validationMessages.dateBetween, { from, to })) : ok(day)
}

/** Returns a delivery as a text that is part of the identity of a cart line. */
export function giftCardDeliveryKey({ email, message, sendOn }: GiftCardDelivery): string {
  return JSON.stringify([email, sendOn, message])
}
