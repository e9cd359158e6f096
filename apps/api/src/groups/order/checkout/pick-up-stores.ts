import type { PickUpStore } from '@klarsikt/contract/shop/types'
import { nearDayText, stockholmDate } from '@klarsikt/core/calendar'
import { daysFromPrescription, DeliveryMethod, estimateDaysText } from '@klarsikt/core/delivery'
import { readyDay } from '@klarsikt/core/stores'
import { inArray } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { findStores, neededPieces, storeStockRow } from '../../catalogue/index.js'
import { assemble, type Assembled, type Shopper } from './assemble.js'

/** The stores where the goods of a cart can be collected, and when; empty when they cannot. */
export async function pickUpStores(deps: Deps, shopper: Shopper): Promise<PickUpStore[]> {
  const checkout = await assemble(deps, deps.database, shopper)
  const quote = checkout.quotes.find(({ method }) => method === DeliveryMethod.ClickAndCollect)
  if (!quote) return []
  const having = await storesHaving(deps, checkout)
  const now = deps.clock.now()
  const fromWarehouse = estimateDaysText({
    ...quote.eta,
    fromPrescription: daysFromPrescription(quote.method, checkout.awaitsPrescription),
  })
  const { data } = findStores(deps.catalogue.state.content.stores, { q: checkout.buyer?.postalCode ?? '' })
  return data
    .filter(({ icon }) => icon !== 'recycling')
    .map(({ id, name, address, city, km, hours, deviatingHours }) => {
      const ready = having.has(id) ? readyDay(now, hours, deviatingHours) : null
      return {
        id,
        name,
        address,
        city,
        ...(km !== undefined && { km }),
        hasGoods: ready !== null,
        readyText: ready === null ? fromWarehouse : nearDayText(ready, stockholmDate(now)),
      }
    })
}

/** The stores that have every piece of the cart; none when something is ground. */
async function storesHaving({ database }: Deps, { cart, madeToOrder }: Assembled): Promise<ReadonlySet<number>> {
  const pieces = neededPieces(cart.lines)
  if (madeToOrder || pieces.length === 0) return new Set()
  const rows = await database.orm
    .select({ storeId: storeStockRow.storeId, skuId: storeStockRow.skuId, free: storeStockRow.free })
    .from(storeStockRow)
    .where(
      inArray(
        storeStockRow.skuId,
        pieces.map(({ skuId }) => skuId),
      ),
    )
  const byStore = Map.groupBy(rows, ({ storeId }) => storeId)
  const hasAll = (stock: typeof rows): boolean =>
    pieces.every(({ skuId, quantity }) => stock.some((row) => row.skuId === skuId && row.free >= quantity))
  return new Set([...byStore].filter(([, stock]) => hasAll(stock)).map(([storeId]) => storeId))
}
