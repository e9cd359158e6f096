import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { onlyStoreOf } from '@klarsikt/core/access'
import { problemText } from '@klarsikt/core/errors'
import { invoiceActions, parseInvoiceText } from '@klarsikt/core/invoice'
import { err, ok } from '@klarsikt/core/lib'
import { ore } from '@klarsikt/core/money'
import { implement, type Implemented } from '../../http/implement.js'
import { countedByAll } from '../../http/rate-limit.js'
import { pdfReply } from '../pdf/pdf-reply.js'
import { bookTransfer } from './book-payment.js'
import { changeForStaff } from './change-for-staff.js'
import { findCollectionProblem, handOver } from './collection.js'
import { drawCreditNote } from './credit-note-pdf.js'
import { creditInvoice } from './credit.js'
import { describeInvoice } from './describe.js'
import { findPrintedCreditNote } from './find-credit-note.js'
import { findInvoices } from './find.js'
import { describeForStaff, listOpenInvoices } from './for-staff.js'
import { issueForCustomer } from './issue-for-customer.js'
import { moveInvoice } from './move.js'
import { chargeInvoice, payInvoice, returnToInvoice } from './pay.js'

/** Invoices that stand by themselves; the list of all that a customer has is in the module `finance`. */
export const invoiceRoutes: readonly Implemented[] = [
  implement(shop.issueInvoice, async (ctx, { body }) => {
    const issued = await issueForCustomer(ctx, ctx.actor.storeId, body)
    if (!issued.ok) return issued
    const [row] = await findInvoices(ctx.database, { number: issued.value })
    return row ? ok({ success: true as const, data: await describeInvoice(ctx, row) }) : err('invoice.not-found')
  }),
  implement(shop.getStaffInvoices, async (ctx) => ok(await listOpenInvoices(ctx, onlyStoreOf(ctx.actor)))),
  implement(shop.getStaffInvoice, async (ctx, { params: { id } }) => {
    const data = await describeForStaff(ctx, id, onlyStoreOf(ctx.actor))
    return data ? ok({ data }) : err('invoice.not-found')
  }),
  implement(shop.bookInvoicePayment, (ctx, { params: { id }, body: { key, amount } }) =>
    changeForStaff(ctx, id, (tx, row) => bookTransfer(ctx, tx, row, { key, amount: ore(amount) })),
  ),
  implement(shop.creditInvoice, async (ctx, { params: { id }, body: { key, amount, reason } }) => {
    const text = parseInvoiceText(reason)
    if (!text.ok) return err({ code: 'request.invalid', fields: { reason: problemText(text.error) } })
    const credit = { key, amount: ore(amount), reason: text.value }
    return changeForStaff(ctx, id, (tx, row) => creditInvoice(ctx, tx, row, credit))
  }),
  implement(shop.getCreditNotePdf, async (ctx, { params: { id } }) => {
    const printed = await findPrintedCreditNote(ctx, ctx.actor.customerId, id)
    return printed ? ok(pdfReply(`kreditfaktura-${id}`, await drawCreditNote(printed))) : err('invoice.not-found')
  }),
  implement(shop.moveInvoice, (ctx, { params: { id }, body: { action, status } }) =>
    changeForStaff(ctx, id, async (tx, row) => {
      const problem = await findCollectionProblem(ctx, tx, row)
      if (row.status !== status || !invoiceActions(row, problem).includes(action)) return err('invoice.changed')
      return action === 'collect' ? handOver(ctx, tx, row) : moveInvoice(ctx, tx, row, action)
    }),
  ),
  implement(
    shop.payInvoice,
    (ctx, { params: { id: number }, body: { outcome, savedPayment } }) => {
      const own = { customerId: ctx.actor.customerId, number }
      if (savedPayment) return chargeInvoice(ctx, own, savedPayment)
      return outcome ? returnToInvoice(ctx, own, outcome) : payInvoice(ctx, own)
    },
    { limit: countedByAll('payment-start:address') },
  ),
]
