import { shopRoutes } from '@klarsikt/contract/shop'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { and, eq } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { drawGiftCards, openSentCard } from '../../sale/index.js'
import { order } from './tables.js'

type PrintDeps = Pick<Deps, 'database' | 'encryption' | 'clock' | 'settings'>

/** The path of a gift card's PDF. */
export function giftCardPdfPath(number: string, cardId: string): string {
  return shopRoutes.getGiftCardPdf.path.replace(':orderId', number).replace(':cardId', encodeURIComponent(cardId))
}

/**
 * Draws a gift card of the customer's own order, as the letter contains it. A card with another recipient, a card that
 * is not sent yet, and a closed card are not found.
 */
export async function printGiftCard(
  { database, encryption, clock, settings }: PrintDeps,
  customerId: string,
  { number, cardId }: { readonly number: string; readonly cardId: string },
): Promise<Result<Uint8Array<ArrayBuffer>, 'order.not-found' | 'gift-card.not-found'>> {
  const [own] = await database.orm
    .select({ number: order.number })
    .from(order)
    .where(and(eq(order.number, number), eq(order.customerId, customerId)))
  if (!own) return err('order.not-found')
  const card = await openSentCard({ database, encryption }, { number, cardId })
  if (card === null || card.email !== null) return err('gift-card.not-found')
  return ok(await drawGiftCards({ cards: [card], message: card.message, shopUrl: settings.publicUrl, at: clock.now() }))
}
