import type { Order } from '@klarsikt/contract/shop/types'
import * as awaitedPrescriptionMessages from '@klarsikt/core/messages/awaited-prescription'
import * as orderMessages from '@klarsikt/core/messages/order'
import type { Executor } from '@klarsikt/server/database'
import { and, asc, eq, inArray, like, ne, or } from 'drizzle-orm'
import { letterRow } from '../../platform/index.js'
import { giftCardDelivered, giftCardLetter } from '../../sale/index.js'
import { AWAITED_LETTERS } from './awaited-letters.js'
import { orderCancelled } from './cancelled-letter.js'
import { orderConfirmation } from './confirmation-letter.js'
import { orderLinesCancelled } from './lines-cancelled-letter.js'
import { orderReady } from './ready-letter.js'
import { orderRefunded } from './refunded-letter.js'
import { orderSent } from './sent-letter.js'

/**
 * The names of letters about orders. A letter's key is the number of its order, or begins with it when the order can
 * get several.
 */
export const ORDER_LETTERS: Readonly<Record<string, () => string>> = {
  [orderConfirmation.name]: orderMessages.letterConfirmation,
  [orderSent.name]: orderMessages.letterSent,
  [orderReady.name]: orderMessages.letterReady,
  [orderCancelled.name]: orderMessages.letterCancelled,
  [orderLinesCancelled.name]: orderMessages.letterLinesCancelled,
  [orderRefunded.name]: orderMessages.letterRefunded,
  [AWAITED_LETTERS.reminder.name]: awaitedPrescriptionMessages.letterReminderName,
  [AWAITED_LETTERS.asked.name]: awaitedPrescriptionMessages.letterAskedName,
  [AWAITED_LETTERS.entered.name]: awaitedPrescriptionMessages.letterEnteredName,
  [giftCardLetter.name]: orderMessages.letterGiftCard,
  [giftCardDelivered.name]: orderMessages.letterGiftCardDelivered,
}

/**
 * The letters about an order, the oldest first. Their text is deleted after a time; the fact that they were sent stays.
 */
export async function listLetters({ orm }: Executor, number: string): Promise<Order['letters']> {
  const rows = await orm
    .select({ kind: letterRow.kind, sentAt: letterRow.sentAt })
    .from(letterRow)
    .where(
      and(
        or(eq(letterRow.key, number), like(letterRow.key, `${number}:%`)),
        inArray(letterRow.kind, Object.keys(ORDER_LETTERS)),
      ),
    )
    // Of letters with the same time the confirmation comes first.
    .orderBy(asc(letterRow.createdAt), asc(ne(letterRow.kind, orderConfirmation.name)))
  return rows.flatMap(({ kind, sentAt }) => {
    const text = ORDER_LETTERS[kind]
    return text ? [{ text: text(), sentAt: sentAt?.toISOString() ?? null }] : []
  })
}
