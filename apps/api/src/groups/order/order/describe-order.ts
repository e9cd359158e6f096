import type { Confirmation } from '@klarsikt/contract/shop/types'
import { kronor, multiply, wholeOre } from '@klarsikt/core/money'
import { isPaymentMethod } from '@klarsikt/core/payment'
import { prescriptionDetails } from '@klarsikt/core/prescription'
import type { Encryption } from '@klarsikt/server/encryption'
import type { Tender } from '../../money/index.js'
import { describeTotals } from './describe-totals.js'
import { openPrescription } from './place.js'
import type { order, orderLine } from './tables.js'
import { paymentName } from './texts.js'

type LineRow = typeof orderLine.$inferSelect
type TenderRow = Pick<Tender, 'method' | 'amount' | 'giftCardId'>
type Sums = Pick<typeof order.$inferSelect, 'items' | 'discount' | 'shipping' | 'total' | 'vat'>
type Deps = { readonly encryption: Encryption }

/** Describes a line for the confirmation and the account. */
export function describeLine(deps: Deps, line: LineRow): Confirmation['lines'][number] {
  return {
    articleId: line.articleId,
    description: line.description,
    brand: line.brand,
    quantity: line.quantity,
    unitPrice: kronor(wholeOre(line.unitPrice)),
    // The stored total already has the discount taken off, but the page shows the discount in a row of its own.
    lineTotal: kronor(multiply(wholeOre(line.unitPrice), line.quantity)),
    media: line.media,
    parentLine: line.parentPosition,
    prescriptionText: prescriptionText(deps, line),
    madeToOrder: line.madeToOrder,
    withdrawalDays: line.withdrawalDays,
  }
}

export function describeTenders(tenders: readonly TenderRow[]): Confirmation['tenders'] {
  return tenders.map(({ method, amount }) => ({
    method,
    name: isPaymentMethod(method) ? paymentName(method) : String(method),
    amount: kronor(wholeOre(amount)),
  }))
}

export function describeOrderTotals(row: Sums, tenders: readonly TenderRow[]): Confirmation['totals'] {
  const toPay = tenders.reduce((sum, tender) => sum + (tender.giftCardId === null ? tender.amount : 0), 0)
  return describeTotals({
    items: wholeOre(row.items),
    discount: wholeOre(row.discount),
    shipping: wholeOre(row.shipping),
    total: wholeOre(row.total),
    toPay: wholeOre(toPay),
    vat: row.vat,
  })
}

/** One text row for each eye, as in the cart; null without a prescription. */
function prescriptionText({ encryption }: Deps, line: LineRow): string | null {
  const opened = openPrescription(encryption, line.prescription)
  const { prescriptionSource, parentPosition: parent } = line
  return prescriptionDetails({ ...opened, prescriptionSource, parent }).join('\n') || null
}
