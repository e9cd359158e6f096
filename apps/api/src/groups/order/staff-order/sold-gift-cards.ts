import type { StaffGiftCards } from '@klarsikt/contract/shop/types'
import { stockholmDate, stockholmDay } from '@klarsikt/core/calendar'
import { isBuyable } from '@klarsikt/core/catalogue'
import { kronor } from '@klarsikt/core/money'
import { and, desc, eq, gte } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import type { CatalogueState } from '../../catalogue/index.js'
import { staffGiftCards } from '../order/gift-card-for-staff.js'
import { order } from '../order/tables.js'

/** The gift cards that can be sold, and those that a store has sold today, the newest first. */
export async function soldGiftCards(deps: Deps, storeId: number): Promise<StaffGiftCards> {
  const today = stockholmDay(stockholmDate(deps.clock.now()))
  const orders = await deps.database.orm
    .select({ number: order.number, placedAt: order.placedAt, sellerNumber: order.sellerNumber })
    .from(order)
    .where(and(eq(order.sellerStoreId, storeId), gte(order.placedAt, today.start)))
    .orderBy(desc(order.placedAt), desc(order.number))
  const cards = await staffGiftCards(deps, deps.database, { numbers: orders.map(({ number }) => number), storeId })
  return {
    choices: choicesOf(deps.catalogue.state),
    sold: orders.flatMap(({ number, placedAt, sellerNumber }) => {
      const ofOrder = cards.get(number)
      if (!ofOrder) return []
      const soldAt = placedAt.toISOString()
      return [{ orderNumber: number, soldAt, employeeNumber: sellerNumber ?? '', cards: ofOrder }]
    }),
  }
}

function choicesOf({ articles }: CatalogueState): StaffGiftCards['choices'] {
  return [...articles.values()]
    .filter(({ row }) => row.family === 'gift-card')
    .toSorted((a, b) => a.amount - b.amount || a.row.id - b.row.id)
    .flatMap(({ row, article, amount }) => {
      const sku = article.skus.find(({ status }) => isBuyable(status))
      return sku ? [{ skuId: sku.id, amount: kronor(amount), design: row.data.variantName }] : []
    })
}
