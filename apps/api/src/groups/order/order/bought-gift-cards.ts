import type { Order } from '@klarsikt/contract/shop/types'
import { dateText, stockholmDate } from '@klarsikt/core/calendar'
import { err, ok, type Result } from '@klarsikt/core/lib'
import * as accountOrderMessages from '@klarsikt/core/messages/account-order'
import { kronor } from '@klarsikt/core/money'
import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { and, eq } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { type AskedCard, openSoldCard, readSoldCards, resendSoldCard } from '../../sale/index.js'
import { giftCardPdfPath } from './print-gift-card.js'
import { order } from './tables.js'

/**
 * Describes the gift cards that an order sold, without number and PIN. The buyer gets a PDF only of cards that they
 * print themselves.
 */
export async function boughtGiftCards(
  { database, encryption }: { readonly database: Executor; readonly encryption: Encryption },
  number: string,
): Promise<Order['giftCards']> {
  const rows = await readSoldCards(database, number)
  return rows.flatMap(({ cardId, content, sendOn, sentAt, closedAt }) => {
    if (content === null) return []
    const { amount, email } = openSoldCard(encryption, content)
    const text = closedAt === null ? wayText({ email, sendOn, sentAt }) : accountOrderMessages.giftCardClosed()
    const isOut = closedAt === null && sentAt !== null
    const pdf = isOut && email === null ? giftCardPdfPath(number, cardId) : null
    return [{ id: cardId, amount: kronor(amount), text, mayResend: isOut, pdf }]
  })
}

type Way = { readonly email: string | null; readonly sendOn: string; readonly sentAt: Date | null }

function wayText({ email, sendOn, sentAt }: Way): string {
  const day = dateText(sentAt === null ? sendOn : stockholmDate(sentAt), { year: true })
  if (email === null)
    return sentAt === null ? accountOrderMessages.giftCardYouNext() : accountOrderMessages.giftCardYou({ day })
  return sentAt === null
    ? accountOrderMessages.giftCardNext({ email, day })
    : accountOrderMessages.giftCardSent({ email, day })
}

/** Sends a card of the customer's order again, to the same address. Refused for an unsent or closed card. */
export function resendGiftCard(
  deps: Deps,
  customerId: string,
  asked: AskedCard,
): Promise<Result<void, 'order.not-found' | 'order.letter-refused'>> {
  return deps.database.transaction(async (tx): ReturnType<typeof resendGiftCard> => {
    const [own] = await tx.orm
      .select({ number: order.number })
      .from(order)
      .where(and(eq(order.number, asked.number), eq(order.customerId, customerId)))
    return own ? resendIn(deps, tx, asked) : err('order.not-found')
  })
}

/** Like `resendGiftCard`, for staff and any customer's card. The address cannot be changed. */
export function resendGiftCardForStaff(deps: Deps, asked: AskedCard): Promise<Result<void, 'order.letter-refused'>> {
  return deps.database.transaction((tx) => resendIn(deps, tx, asked))
}

async function resendIn(deps: Deps, tx: Executor, asked: AskedCard): Promise<Result<void, 'order.letter-refused'>> {
  return (await resendSoldCard(deps, tx, asked)) ? ok(undefined) : err('order.letter-refused')
}
