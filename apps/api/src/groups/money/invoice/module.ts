import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { onlyStoreOf } from '@klarsikt/core/access'
import { problemText } from '@klarsikt/core/errors'
import { invoiceActions, parseInvoiceText } from '@klarsikt/core/invoice'
import { err, ok } from '@klarsikt/core/lib'
import { ore } from '@klarsikt/core/money'
import { defineModule } from '../../../define-module.js'
import { implement } from '../../../http/implement.js'
import { countedByAll } from '../../../http/rate-limit.js'
import { pdfReply } from '../../platform/index.js'
import { bookTransfer } from './book-payment.js'
import { changeForStaff } from './change-for-staff.js'
import { collectionLetters } from './collection-letters.js'
import { findCollectionProblem, handOver } from './collection.js'
import { drawCreditNote } from './credit-note-pdf.js'
import { creditInvoice } from './credit.js'
import { deliveryLetters } from './delivery-letter.js'
import { describeInvoice } from './describe.js'
import { findPrintedCreditNote } from './find-credit-note.js'
import { findInvoices } from './find.js'
import { followInvoicePayments } from './follow-payments.js'
import { describeForStaff, listOpenInvoices } from './for-staff.js'
import { invoiceData } from './invoice-data.js'
import { invoiceSubject } from './invoice-subject.js'
import { issueForCustomer } from './issue-for-customer.js'
import { invoiceLetters } from './letters.js'
import { moveInvoice } from './move.js'
import { chargeInvoice, payInvoice, returnToInvoice } from './pay.js'
import { remindOfInvoices } from './remind.js'
import { invoice } from './tables.js'

/** Invoices by themselves. The list of all that a customer has to pay is in the module `finance`. */
export const invoiceModule = defineModule({
  name: 'invoice',
  endpoints: [
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
  ],
  jobs: [
    // After midnight, when the day in Stockholm has changed, and before people read their mail.
    { name: 'invoice-remind', schedule: { cron: '7 5 * * *' }, audits: ['invoice.reminded'], handle: remindOfInvoices },
  ],
  rounds: [
    {
      name: 'invoices',
      every: 2,
      timeout: 60,
      audits: ['invoice.paymentInProgress', 'invoice.paid', 'invoice.payment-booked'],
      run: followInvoicePayments,
    },
  ],
  letters: [...invoiceLetters, ...collectionLetters, ...deliveryLetters],
  paymentSubject: { type: 'invoice', create: invoiceSubject },
  personalData: [invoiceData],
  sealed: [invoice.receiver],
})
