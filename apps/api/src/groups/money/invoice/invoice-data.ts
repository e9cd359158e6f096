import { INVOICE_STATUS_MESSAGES } from '@klarsikt/core/invoice'
import { kronor, wholeOre } from '@klarsikt/core/money'
import { eq } from 'drizzle-orm'
import type { CustomerData } from '../../../customer-data.js'
import { findInvoices, openReceiver, sealReceiver } from './find.js'
import { creditNote, invoice, invoiceLine } from './tables.js'

const inKronor = (amount: number): number => kronor(wholeOre(amount))

/**
 * The invoices of a customer. The bookkeeping act requires them for seven years with name and address. An erasure
 * removes the e-mail address and the account.
 */
export const invoiceData: CustomerData = {
  file: 'fakturor',
  columns: [invoice.customerId, invoice.receiver, invoiceLine.name, creditNote.reason],
  async read({ encryption }, tx, { id }) {
    const rows = await findInvoices(tx, { customerId: id })
    return rows.map(({ number, ocr, status, amount, paid, fees, createdOn, dueOn, receiver, ...row }) => ({
      number,
      ocr,
      status: INVOICE_STATUS_MESSAGES[status](),
      amount: inKronor(amount),
      paid: inKronor(paid),
      createdOn,
      dueOn,
      receiver: openReceiver(encryption, receiver),
      reminderFees: inKronor(fees),
      lines: row.lines.map(({ name, quantity, unitPrice }) => ({ name, quantity, unitPrice: inKronor(unitPrice) })),
      payments: row.payments.map(({ paidOn, amount: sum }) => ({ paidOn, amount: inKronor(sum) })),
      creditNotes: row.creditNotes.map((note) => ({
        number: note.number,
        createdOn: note.createdOn,
        amount: inKronor(note.amount),
        reason: note.reason,
      })),
    }))
  },
  async erase({ encryption }, { orm }, { id }) {
    const rows = await orm.select().from(invoice).where(eq(invoice.customerId, id)).for('no key update')
    for (const { number, receiver } of rows) {
      const anonymous = { ...openReceiver(encryption, receiver), email: '' }
      await orm
        .update(invoice)
        .set({ customerId: null, receiver: sealReceiver(encryption, anonymous) })
        .where(eq(invoice.number, number))
    }
  },
}
