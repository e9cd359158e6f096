import { shopRoutes } from '@klarsikt/contract/shop'
import type { StaffGiftCard } from '@klarsikt/contract/shop/types'
import { dateText, stockholmDate } from '@klarsikt/core/calendar'
import { mayPrintInStore } from '@klarsikt/core/gift-card'
import { err, ok, type Result } from '@klarsikt/core/lib'
import * as staffGiftCardMessages from '@klarsikt/core/messages/staff-gift-card'
import { kronor } from '@klarsikt/core/money'
import type { Executor } from '@klarsikt/server/database'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Ctx, Deps } from '../../../context.js'
import { actAs, audit } from '../../platform/index.js'
import {
  type SoldCardContent,
  type SoldCardRow,
  drawGiftCards,
  lockedSoldCard,
  openSoldCard,
  soldCardRow,
} from '../../sale/index.js'
import { order } from './tables.js'

type SoldRow = SoldCardRow & { readonly sellerStoreId: number | null }

/** A sold card with the store whose employee sold it. */
const columnsOf = ({ cardId, orderNumber, position, content, sendOn, sentAt, closedAt }: typeof soldCardRow) => ({
  cardId,
  orderNumber,
  position,
  content,
  sendOn,
  sentAt,
  closedAt,
  sellerStoreId: order.sellerStoreId,
})

function mayPrint({ clock }: Pick<Deps, 'clock'>, row: SoldRow, content: SoldCardContent, storeId: number): boolean {
  const sentOn = row.sentAt && stockholmDate(row.sentAt)
  const card = { sellerStoreId: row.sellerStoreId, email: content.email, sentOn, isClosed: row.closedAt !== null }
  return mayPrintInStore(card, { storeId, today: stockholmDate(clock.now()) })
}

/**
 * Describes the gift cards of orders for staff of a store, by order number. Cards whose buyer is erased are left out.
 */
export async function staffGiftCards(
  deps: Pick<Deps, 'clock' | 'encryption'>,
  { orm }: Executor,
  { numbers, storeId }: { readonly numbers: readonly string[]; readonly storeId: number },
): Promise<ReadonlyMap<string, StaffGiftCard[]>> {
  if (numbers.length === 0) return new Map()
  const rows = await orm
    .select(columnsOf(soldCardRow))
    .from(soldCardRow)
    .innerJoin(order, eq(order.number, soldCardRow.orderNumber))
    .where(inArray(soldCardRow.orderNumber, [...numbers]))
    .orderBy(asc(soldCardRow.orderNumber), asc(soldCardRow.position), asc(soldCardRow.cardId))
  const cards = new Map<string, StaffGiftCard[]>()
  for (const card of rows) {
    if (card.content === null) continue
    const content = openSoldCard(deps.encryption, card.content)
    const isPrintable = mayPrint(deps, card, content, storeId)
    cards.set(card.orderNumber, [
      ...(cards.get(card.orderNumber) ?? []),
      {
        id: card.cardId,
        amount: kronor(content.amount),
        text: wayText(card, content),
        mayResend: card.closedAt === null && card.sentAt !== null,
        pdf: isPrintable ? pdfPath(card.orderNumber, card.cardId) : null,
      },
    ])
  }
  return cards
}

function pdfPath(number: string, cardId: string): string {
  return shopRoutes.getStaffGiftCardPdf.path.replace(':id', number).replace(':cardId', encodeURIComponent(cardId))
}

function wayText({ closedAt, sentAt, sendOn }: SoldCardRow, { email }: SoldCardContent): string {
  if (closedAt !== null) return staffGiftCardMessages.closed()
  const day = dateText(sentAt === null ? sendOn : stockholmDate(sentAt), { year: true })
  if (sentAt === null) return staffGiftCardMessages.next({ day })
  return email === null ? staffGiftCardMessages.sentToBuyer({ day }) : staffGiftCardMessages.sent({ day })
}

type Asked = { readonly number: string; readonly cardId: string; readonly storeId: number }

/** Draws a gift card for staff of the store that sold it. Each print is audited before the file is returned. */
export function printInStore(
  ctx: Ctx,
  { number, cardId, storeId }: Asked,
): Promise<Result<Uint8Array<ArrayBuffer>, 'gift-card.not-found'>> {
  return actAs(ctx.actor, ctx.requestId, () =>
    ctx.database.transaction(async (tx): Promise<Result<Uint8Array<ArrayBuffer>, 'gift-card.not-found'>> => {
      const found = lockedSoldCard(tx, { number, cardId })
      const [row] = await tx.orm
        .select(columnsOf(found))
        .from(found)
        .innerJoin(order, eq(order.number, found.orderNumber))
      if (!row || row.content === null) return err('gift-card.not-found')
      const content = openSoldCard(ctx.encryption, row.content)
      if (!mayPrint(ctx, row, content, storeId)) return err('gift-card.not-found')
      const at = ctx.clock.now()
      await audit(tx, at, { action: 'gift-card.printed', subject: 'gift-card', id: cardId })
      return ok(
        await drawGiftCards({
          cards: [content],
          message: content.message,
          shopUrl: ctx.settings.publicUrl,
          at,
        }),
      )
    }),
  )
}
