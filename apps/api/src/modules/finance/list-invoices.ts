import type { Invoice } from '@klarsikt/contract/shop/types'
import { hasAmountLeft } from '@klarsikt/core/invoice'
import type { Deps } from '../../context.js'
import { describeInvoice } from '../invoice/describe.js'
import { findInvoices } from '../invoice/find.js'
import { purchaseInvoices } from './purchase-invoices.js'

/** Every invoice of a customer: first what is left to pay, what is due soonest first, then the others, the newest first. */
export async function listInvoices(
  ctx: Pick<Deps, 'database' | 'clock' | 'settings'>,
  customerId: string,
): Promise<Invoice[]> {
  const issued = await findInvoices(ctx.database, { customerId })
  const all = [
    ...(await Promise.all(issued.map((row) => describeInvoice(ctx, row)))),
    ...(await purchaseInvoices(ctx, customerId)),
  ]
  const open = all.filter(({ status }) => hasAmountLeft(status))
  const settled = all.filter(({ status }) => !hasAmountLeft(status))
  return [
    ...open.toSorted((a, b) => a.dueOn.localeCompare(b.dueOn)),
    ...settled.toSorted((a, b) => b.createdOn.localeCompare(a.createdOn)),
  ]
}

/** One invoice of a customer: a purchase by its order number, or one that stands by itself. */
export async function findInvoice(
  ctx: Pick<Deps, 'database' | 'clock' | 'settings'>,
  customerId: string,
  { id, subId }: { readonly id: string; readonly subId: string },
): Promise<Invoice | null> {
  const [row] = await findInvoices(ctx.database, { customerId, number: id })
  const found = row ? await describeInvoice(ctx, row) : (await purchaseInvoices(ctx, customerId, id))[0]
  return found?.subId === subId ? found : null
}
