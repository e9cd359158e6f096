import { RECIPIENT_REASON_MESSAGES, RECIPIENT_STATE_MESSAGES } from '@klarsikt/core/e-invoice'
import { desc, eq } from 'drizzle-orm'
import type { CustomerData } from '../../../customer-data.js'
import { lockOpenRecipient } from '../e-invoice-recipient/find.js'
import { eInvoiceRecipient } from '../e-invoice-recipient/tables.js'
import { endRecipient } from '../payment-choice/recipient.js'

/** The customer as a recipient of e-invoices. An erasure ends it, and the operator is told by its number. */
export const recipientData: CustomerData = {
  file: 'e-faktura',
  columns: [eInvoiceRecipient.customerId],
  async read(_, { orm }, { id }) {
    const rows = await orm
      .select()
      .from(eInvoiceRecipient)
      .where(eq(eInvoiceRecipient.customerId, id))
      .orderBy(desc(eInvoiceRecipient.askedAt))
    return rows.map(({ state, reason, askedAt, endedAt }) => ({
      state: RECIPIENT_STATE_MESSAGES[state](),
      reason: reason && RECIPIENT_REASON_MESSAGES[reason](),
      askedAt,
      endedAt,
    }))
  },
  async erase(deps, tx, { id }) {
    const open = await lockOpenRecipient(tx, id)
    await tx.orm.update(eInvoiceRecipient).set({ customerId: null }).where(eq(eInvoiceRecipient.customerId, id))
    if (!open) return
    const erased = { ...open, customerId: null }
    await endRecipient(deps, tx, erased, { action: 'end', reason: 'by-customer', isKnownToOperator: false })
  },
}
