import { amountLeft, isPayableOnline, movedInvoice } from '@klarsikt/core/invoice'
import type { Ore } from '@klarsikt/core/money'
import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import type { BaseDeps } from '../../../context.js'
import type { PaidAttempt, PaymentSubject } from '../../../payment-subject.js'
import type { PaymentCustomer } from '../../../providers/payment/port.js'
import { audit } from '../../platform/index.js'
import { ACCOUNTS, book } from '../ledger/ledger.js'
import { openSnapshot } from '../payment/sealed-snapshot.js'
import { insertTenders, releaseDueTender } from '../payment/tenders.js'
import { lockInvoice, openReceiver } from './find.js'
import { sendInvoiceReopened } from './letters.js'
import { moveInvoice } from './move.js'
import { invoice } from './tables.js'

/** What a customer agrees to pay: all that is left of an invoice. */
export type InvoiceSnapshot = {
  readonly customer: PaymentCustomer
  readonly name: string
  readonly toPay: Ore
  readonly returnPath: string
  /**
   * The purpose for which the charged means of payment was saved; missing when the customer pays on the provider's
   * page.
   */
  readonly savedFor?: string
}

/** The payment subject of an invoice that is paid on the web. */
export function invoiceSubject(deps: BaseDeps): PaymentSubject {
  return {
    describe({ subject, snapshot }) {
      const { name, toPay, customer, returnPath, savedFor } = openSnapshot<InvoiceSnapshot>(deps.encryption, snapshot)
      // Without VAT, because the tax was booked when the invoice was issued and may have several rates.
      const line = { kind: 'goods', reference: `invoice-${subject.id}`, name, quantity: 1, vatRate: 0 } as const
      const subscription = savedFor === undefined ? {} : { subscription: { name: savedFor, months: 1 } }
      return {
        amount: toPay,
        lines: [{ ...line, ...subscription, unitPrice: toPay, total: toPay }],
        customer,
        returnPath,
      }
    },
    async lock(tx, { subject, snapshot }) {
      const row = await lockInvoice(tx, subject.id)
      const { toPay } = openSnapshot<InvoiceSnapshot>(deps.encryption, snapshot)
      return row !== null && isPayableOnline(row.status) && amountLeft(row) === toPay
    },
    settle: (tx, paid) => settleInvoice(deps, tx, paid),
    // An attempt reserves nothing in the shop.
    release: async () => {},
    reverse: async (tx, { subject }, { captured }) => captured === 0 && (await reopenInvoice(deps, tx, subject.id)),
  }
}

/**
 * Reserves the invoice and makes the money due at once, because the provider has approved what was left. A round
 * records the payment when the money is captured.
 */
async function settleInvoice(deps: BaseDeps, tx: Executor, paid: PaidAttempt): Promise<void> {
  const { id, subject, orderNumber, provider, method, reference } = paid
  const row = await lockInvoice(tx, subject.id)
  if (!row || reference === null) throw new Error(`The payment ${id} of an invoice cannot be settled`)
  const now = deps.clock.now()
  const amount = openSnapshot<InvoiceSnapshot>(deps.encryption, paid.snapshot).toPay
  await tx.orm.update(invoice).set({ paymentNumber: orderNumber }).where(eq(invoice.number, row.number))
  const moved = await moveInvoice(deps, tx, row, 'reserve')
  if (!moved.ok) throw new Error(`The invoice ${row.number} cannot be paid: ${row.status}`)
  await insertTenders(tx, { paymentId: id, orderNumber, captureAt: now }, [
    { id: `${id}.main`, method, amount, giftCardId: null, provider, reference, captured: false },
  ])
  await book(tx, {
    event: `invoice-payment:${orderNumber}`,
    orderNumber,
    at: now,
    postings: [
      { account: ACCOUNTS.receivable(provider), amount },
      { account: ACCOUNTS.invoices, amount: -amount },
    ],
  })
}

/**
 * Reopens an invoice whose payment the provider stopped before the money was captured. It reverses the books and tells
 * the customer. Returns false when the money was captured; then staff have to look at it.
 */
async function reopenInvoice(deps: BaseDeps, tx: Executor, number: string): Promise<boolean> {
  const row = await lockInvoice(tx, number)
  const status = row && movedInvoice(row, 'reopen')
  if (!row || !status || row.paymentNumber === null) return false
  const now = deps.clock.now()
  const released = await releaseDueTender(tx, row.paymentNumber, now)
  if (!released) return false
  await tx.orm.update(invoice).set({ status, paymentNumber: null }).where(eq(invoice.number, number))
  await audit(tx, now, { action: `invoice.${status}`, subject: 'invoice', id: number })
  await book(tx, {
    event: `invoice-payment-stop:${row.paymentNumber}`,
    orderNumber: row.paymentNumber,
    at: now,
    postings: [
      { account: ACCOUNTS.invoices, amount: released.amount },
      { account: ACCOUNTS.receivable(released.provider), amount: -released.amount },
    ],
  })
  const receiver = openReceiver(deps.encryption, row.receiver)
  await sendInvoiceReopened(deps, tx, { ...row, receiver }, released.amount, row.paymentNumber)
  return true
}
