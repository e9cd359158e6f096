import type { Invoice } from '@klarsikt/contract/shop/types'
import { hasAmountLeft, type InvoiceSource, NO_SUBSCRIPTION } from '@klarsikt/core/invoice'
import type { Deps } from '../../../context.js'
import {
  type PrintedInvoice,
  type StoredInvoice,
  describeInvoice,
  findInvoices,
  printInvoice,
} from '../../money/index.js'
import { printPurchase } from './print-purchase.js'
import { describePurchase, findPurchases, type Purchase } from './purchase-invoices.js'

const PURCHASE_SOURCE: InvoiceSource = 'shop'

/** All invoices of a customer: first the open ones by due day, then the others, the newest first. */
export async function listInvoices(
  ctx: Pick<Deps, 'database' | 'clock' | 'settings'>,
  customerId: string,
): Promise<Invoice[]> {
  const issued = await findInvoices(ctx.database, { customerId })
  const all = [
    ...(await Promise.all(issued.map((row) => describeInvoice(ctx, row)))),
    ...(await findPurchases(ctx, customerId)).map(describePurchase),
  ]
  const open = all.filter(({ status }) => hasAmountLeft(status))
  const settled = all.filter(({ status }) => !hasAmountLeft(status))
  return [
    ...open.toSorted((a, b) => a.dueOn.localeCompare(b.dueOn)),
    ...settled.toSorted((a, b) => b.createdOn.localeCompare(a.createdOn)),
  ]
}

type Which = {
  readonly id: string
  readonly subId: string
  /** The source that the path requires, if any. */
  readonly source?: string
}
type Found = { readonly invoice: StoredInvoice } | { readonly purchase: Purchase }

/** Finds one invoice of a customer: a purchase by its order number, or an invoice by itself. */
async function findOne(
  ctx: Pick<Deps, 'database'>,
  customerId: string,
  { id, subId, source }: Which,
): Promise<Found | null> {
  const [invoice] = await findInvoices(ctx.database, { customerId, number: id })
  if (invoice) {
    const isNamed = invoice.subscriptionId === subId && (source === undefined || invoice.source === source)
    return isNamed ? { invoice } : null
  }
  if (source !== undefined && source !== PURCHASE_SOURCE) return null
  const [purchase] = subId === NO_SUBSCRIPTION ? await findPurchases(ctx, customerId, id) : []
  return purchase ? { purchase } : null
}

export async function findInvoice(
  ctx: Pick<Deps, 'database' | 'clock' | 'settings'>,
  customerId: string,
  which: Which,
): Promise<Invoice | null> {
  const found = await findOne(ctx, customerId, which)
  if (!found) return null
  return 'invoice' in found ? describeInvoice(ctx, found.invoice) : describePurchase(found.purchase)
}

/** Like `findInvoice`, in the form for printing. */
export async function findPrinted(
  ctx: Pick<Deps, 'database' | 'encryption' | 'settings'>,
  customerId: string,
  which: Which,
): Promise<PrintedInvoice | null> {
  const found = await findOne(ctx, customerId, which)
  if (!found) return null
  return 'invoice' in found ? printInvoice(ctx, found.invoice) : printPurchase(ctx, found.purchase)
}
