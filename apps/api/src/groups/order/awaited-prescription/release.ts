import { stockholmDate } from '@klarsikt/core/calendar'
import { deliveryQuotes } from '@klarsikt/core/delivery'
import { subtract, wholeOre } from '@klarsikt/core/money'
import type { Executor } from '@klarsikt/server/database'
import { eq, sql } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { enqueueLetter } from '../../platform/index.js'
import { AWAITED_LETTERS } from '../order/awaited-letters.js'
import { isHeldForPrescription } from '../order/awaits-prescription.js'
import { openBuyer } from '../order/place.js'
import { order as table } from '../order/tables.js'

type OrderRow = typeof table.$inferSelect

/** Lets an order go on without open prescriptions: it gets a new day of arrival, and the buyer a letter. */
export async function releaseOrder(
  { encryption, clock }: Pick<Deps, 'encryption' | 'clock'>,
  tx: Executor,
  row: OrderRow,
  { position, changedLenses }: { readonly position: number; readonly changedLenses: readonly string[] },
): Promise<void> {
  const isHeld = await isHeldForPrescription(tx, row.number)
  const buyer = openBuyer(encryption, row.customer)
  const quote = deliveryQuotes({
    market: 'se',
    postalCode: buyer.postalCode,
    goods: subtract(wholeOre(row.items), wholeOre(row.discount)),
    madeToOrder: true,
    orderedOn: stockholmDate(clock.now()),
  }).find(({ method }) => method === row.deliveryMethod)
  await tx.orm
    .update(table)
    .set({
      version: sql`${table.version} + 1`,
      ...(!isHeld && quote && { etaFrom: quote.eta.from, etaTo: quote.eta.to }),
    })
    .where(eq(table.number, row.number))
  if (isHeld && changedLenses.length === 0) return
  await enqueueLetter({ encryption, clock }, tx, {
    template: AWAITED_LETTERS.entered,
    key: `${row.number}:entered-${position}`,
    to: buyer.email,
    data: {
      orderNumber: row.number,
      lenses: [...changedLenses],
      isReleased: !isHeld,
      isGuest: row.customerId === null,
    },
  })
}
