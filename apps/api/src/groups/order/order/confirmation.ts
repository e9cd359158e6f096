import type { Confirmation } from '@klarsikt/contract/shop/types'
import { estimateText } from '@klarsikt/core/delivery'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { kronor, wholeOre } from '@klarsikt/core/money'
import { ORDER_STATE_MESSAGES } from '@klarsikt/core/order'
import type { PaymentState } from '@klarsikt/core/payment'
import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { storeNameIn } from '../../catalogue/index.js'
import { type Tender, paymentRow, readTenders } from '../../money/index.js'
import { describeAwaited } from './awaited-rows.js'
import { awaitsPrescription } from './awaits-prescription.js'
import { describeLine, describeOrderTotals, describeTenders } from './describe-order.js'
import { openBuyer } from './place.js'
import { order, orderLine } from './tables.js'
import { deliveryName, estimateOf } from './texts.js'

type OrderRow = typeof order.$inferSelect & { readonly paymentState: PaymentState }
type LineRow = typeof orderLine.$inferSelect

/** Finds the placed order for the cart's session. For other sessions it is not found. */
export async function getConfirmation(
  deps: Deps,
  cartId: string,
  number: string,
): Promise<Result<Confirmation, 'order.not-found'>> {
  const { orm } = deps.database
  const [row] = await orm
    .select({ ...getTableColumns(order), paymentState: paymentRow.state })
    .from(order)
    .innerJoin(paymentRow, eq(paymentRow.id, order.submissionId))
    .where(and(eq(order.number, number), eq(order.cartId, cartId)))
  if (!row) return err('order.not-found')
  const lines = await orm
    .select()
    .from(orderLine)
    .where(eq(orderLine.orderNumber, number))
    .orderBy(asc(orderLine.position))
  const tenders = await readTenders(deps.database, number)
  return ok({
    ...describe(deps, row, lines, tenders),
    awaitedPrescription: await describeAwaited(deps, deps.database, number),
  })
}

function describe(deps: Deps, row: OrderRow, lines: readonly LineRow[], tenders: readonly Tender[]) {
  const { email, ...customer } = openBuyer(deps.encryption, row.customer)
  return {
    orderNumber: row.number,
    placedAt: row.placedAt.toISOString(),
    status: row.state,
    statusText: ORDER_STATE_MESSAGES[row.state](),
    email,
    customer,
    lines: lines.map((line) => describeLine(deps, line)),
    delivery: {
      name: deliveryName({ method: row.deliveryMethod }),
      price: kronor(wholeOre(row.shipping)),
      etaText: estimateText(estimateOf(row, lines.some(awaitsPrescription))),
      storeName: storeNameIn(deps.catalogue.state, row.storeId),
    },
    tenders: describeTenders(tenders),
    discountCode: row.discountCode,
    totals: describeOrderTotals(row, tenders),
    paymentStatus: row.paymentState,
  }
}
