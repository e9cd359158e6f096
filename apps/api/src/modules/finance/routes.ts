import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { err, ok } from '@klarsikt/core/lib'
import { implement, type Implemented } from '../../http/implement.js'
import { listInvoices, NO_SUBSCRIPTION } from './list-invoices.js'

/** The invoices of who is logged in. */
export const financeRoutes: readonly Implemented[] = [
  implement(shop.listInvoices, async (ctx) => ok({ data: await listInvoices(ctx, ctx.actor.customerId) })),
  implement(shop.getInvoice, async (ctx, { params: { id, subId } }) => {
    const [found] = subId === NO_SUBSCRIPTION ? await listInvoices(ctx, ctx.actor.customerId, id) : []
    return found ? ok({ data: found }) : err('invoice.not-found')
  }),
]
