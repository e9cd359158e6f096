import type { Confirmation } from '@klarsikt/contract/shop/types'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { kronor, multiply, wholeOre } from '@klarsikt/core/money'
import { ORDER_STATE_MESSAGES } from '@klarsikt/core/order'
import { isPaymentMethod, type PaymentState } from '@klarsikt/core/payment'
import { prescriptionDetails } from '@klarsikt/core/prescription'
import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import type { Deps } from '../../context.js'
import { payment, tender } from '../payment/tables.js'
import { storeNameIn } from '../store/find-store-name.js'
import { describeTotals } from './describe-totals.js'
import { openBuyer, openPrescription } from './place.js'
import { order, orderLine } from './tables.js'
import { deliveryName, etaText, paymentName } from './texts.js'

type OrderRow = typeof order.$inferSelect & { readonly paymentState: PaymentState }
type LineRow = typeof orderLine.$inferSelect
type TenderRow = typeof tender.$inferSelect

/** The placed order for the session that placed it; for anybody else there is none. */
export async function getConfirmation(
  deps: Deps,
  cartId: string,
  number: string,
): Promise<Result<Confirmation, 'order.not-found'>> {
  const { orm } = deps.database
  const [row] = await orm
    .select({ ...getTableColumns(order), paymentState: payment.state })
    .from(order)
    .innerJoin(payment, eq(payment.id, order.submissionId))
    .where(and(eq(order.number, number), eq(order.cartId, cartId)))
  if (!row) return err('order.not-found')
  const lines = await orm
    .select()
    .from(orderLine)
    .where(eq(orderLine.orderNumber, number))
    .orderBy(asc(orderLine.position))
  const tenders = await orm.select().from(tender).where(eq(tender.orderNumber, number)).orderBy(asc(tender.id))
  return ok(describe(deps, row, lines, tenders))
}

function describe(deps: Deps, row: OrderRow, lines: readonly LineRow[], tenders: readonly TenderRow[]): Confirmation {
  const { email, ...customer } = openBuyer(deps.encryption, row.customer)
  const toPay = tenders.reduce((sum, tender) => sum + (tender.giftCardId === null ? tender.amount : 0), 0)
  return {
    orderNumber: row.number,
    placedAt: row.placedAt.toISOString(),
    status: row.state,
    statusText: ORDER_STATE_MESSAGES[row.state](),
    email,
    customer,
    lines: lines.map((line) => ({
      articleId: line.articleId,
      description: line.description,
      brand: line.brand,
      quantity: line.quantity,
      unitPrice: kronor(wholeOre(line.unitPrice)),
      // The stored total has the discount taken off already; the receipt shows it in a row of its own.
      lineTotal: kronor(multiply(wholeOre(line.unitPrice), line.quantity)),
      media: line.media,
      parentLine: line.parentPosition,
      prescriptionText: prescriptionText(deps, line),
      madeToOrder: line.madeToOrder,
      withdrawalDays: line.withdrawalDays,
    })),
    delivery: {
      name: deliveryName({ method: row.deliveryMethod }),
      price: kronor(wholeOre(row.shipping)),
      etaText: etaText(row.etaFrom, row.etaTo),
      storeName: storeNameIn(deps.catalogue.state, row.storeId),
    },
    tenders: tenders.map(({ method, amount }) => ({
      method,
      name: isPaymentMethod(method) ? paymentName(method) : String(method),
      amount: kronor(wholeOre(amount)),
    })),
    discountCode: row.discountCode,
    totals: describeTotals({
      items: wholeOre(row.items),
      discount: wholeOre(row.discount),
      shipping: wholeOre(row.shipping),
      total: wholeOre(row.total),
      toPay: wholeOre(toPay),
      vat: row.vat,
    }),
    paymentStatus: row.paymentState,
  }
}

/** A row for each eye, as in the cart; null where there are no strengths. */
function prescriptionText({ encryption }: Deps, line: LineRow): string | null {
  const opened = openPrescription(encryption, line.prescription)
  return prescriptionDetails({ ...opened, parent: line.parentPosition }).join('\n') || null
}
