import { lensSubscriptionStates, lensSubscriptionText } from '@klarsikt/core/lens-subscription'
import { kronor, wholeOre } from '@klarsikt/core/money'
import { and, eq, inArray } from 'drizzle-orm'
import type { CustomerData } from '../../../customer-data.js'
import { stateIn } from '../../../state-sql.js'
import { cancelIn } from './pause.js'
import { findOwn, openAddress, openTemporary, readDeliveries, readLines } from './rows.js'
import { CHARGING } from './states.js'
import { lensDelivery, lensSubscription, lensSubscriptionLine } from './tables.js'

/** The lens subscriptions of a customer. An erasure ends them; the past deliveries are in the orders. */
export const lensSubscriptionData: CustomerData = {
  file: 'linsabonnemang',
  columns: [lensSubscription.customerId, lensSubscriptionLine.subscriptionId, lensDelivery.subscriptionId],
  async read({ encryption }, tx, { id }) {
    const rows = await findOwn(tx, id)
    const ids = rows.map((row) => row.id)
    const linesOf = Map.groupBy(await readLines(tx, ids), (line) => line.subscriptionId)
    const deliveriesOf = Map.groupBy(await readDeliveries(tx, ids), (one) => one.subscriptionId)
    return rows.map((row) => ({
      id: row.id,
      state: lensSubscriptionText(row.state),
      interval: row.interval,
      nextDelivery: row.nextOn,
      createdAt: row.createdAt,
      address: openAddress(encryption, row.address),
      temporaryAddress: openTemporary(encryption, row.temporaryAddress),
      lines: (linesOf.get(row.id) ?? []).map(({ skuId, articleId, quantity, eyes, state, agreed }) => ({
        skuId,
        articleId,
        quantity,
        eyes,
        state,
        price: kronor(wholeOre(agreed)),
      })),
      deliveries: (deliveriesOf.get(row.id) ?? []).map(({ day, state, total, orderNumber, soldOut }) => ({
        day,
        state,
        total: kronor(wholeOre(total)),
        orderNumber,
        soldOut,
      })),
    }))
  },
  async erase({ clock }, tx, { id }) {
    for (const row of await findOwn(tx, id)) {
      if (!lensSubscriptionStates.isFinal(row.state)) await cancelIn({ clock }, tx, row)
      await tx.orm.update(lensDelivery).set({ snapshot: '' }).where(eq(lensDelivery.subscriptionId, row.id))
      await tx.orm
        .update(lensSubscription)
        .set({ customerId: null, address: '', temporaryAddress: null, savedPaymentId: null })
        .where(eq(lensSubscription.id, row.id))
    }
  },
  async isUnderWay(tx, { id }) {
    const ids = (await findOwn(tx, id)).map((row) => row.id)
    if (ids.length === 0) return false
    const rows = await tx.orm
      .select({ id: lensDelivery.id })
      .from(lensDelivery)
      .where(and(inArray(lensDelivery.subscriptionId, ids), stateIn(lensDelivery.state, [CHARGING])))
      .limit(1)
    return rows.length > 0
  },
}
