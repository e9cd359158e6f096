import { deliveryStates, recipientStates } from '@klarsikt/core/e-invoice'
import { and, eq } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import type { DeliveryAnswer, EInvoiceReport, RecipientAnswer } from '../../../providers/e-invoice/port.js'
import { stateIn } from '../../../state-sql.js'
import { audit } from '../../platform/index.js'
import { lockRecipient } from '../e-invoice-recipient/find.js'
import { eInvoiceRecipient } from '../e-invoice-recipient/tables.js'
import { findDelivery, refuseDelivery } from '../invoice/deliveries.js'
import { invoiceDelivery } from '../invoice/delivery-tables.js'
import { lockInvoice } from '../invoice/find.js'
import { sendRecipientLetter } from '../payment-choice/recipient-letters.js'
import { endRecipient } from '../payment-choice/recipient.js'

type TakeDeps = Pick<Deps, 'database' | 'clock' | 'encryption' | 'settings'>

/** Applies a report and returns the numbers about which it is unclear. */
export async function applyReport(
  deps: TakeDeps,
  { recipients, deliveries, unclear: unread }: EInvoiceReport,
): Promise<readonly string[]> {
  const unclear = [...unread]
  for (const answer of recipients) if (!(await takeRecipient(deps, answer))) unclear.push(answer.recipient)
  for (const answer of deliveries) if (!(await takeDelivery(deps, answer))) unclear.push(answer.invoice)
  return unclear
}

/** Applies the answer about a recipient. Returns false when there is no such recipient. */
function takeRecipient(deps: TakeDeps, { recipient, outcome, reason }: RecipientAnswer): Promise<boolean> {
  return deps.database.transaction(async (tx) => {
    const row = await lockRecipient(tx, recipient)
    if (!row) return false
    if (outcome === 'accepted') {
      if (!recipientStates.can(row.state, 'accept')) return true
      const state = recipientStates.to('accept')
      await tx.orm.update(eInvoiceRecipient).set({ state }).where(eq(eInvoiceRecipient.id, row.id))
      await audit(tx, deps.clock.now(), { action: `e-invoice.${state}`, subject: 'e-invoice', id: row.id })
      await sendRecipientLetter(deps, tx, row, 'active')
      return true
    }
    const action = outcome === 'refused' ? 'refuse' : 'end'
    if (!recipientStates.can(row.state, action)) return true
    await endRecipient(deps, tx, row, { action, reason: reason ?? 'other', isKnownToOperator: true })
    return true
  })
}

/**
 * Applies the answer about an invoice. Returns false for an invoice that was never sent. A late answer about one that
 * has gone by e-mail changes nothing.
 */
function takeDelivery(deps: TakeDeps, { invoice: number, outcome, refusal }: DeliveryAnswer): Promise<boolean> {
  return deps.database.transaction(async (tx) => {
    const invoiceRow = await lockInvoice(tx, number)
    const row = await findDelivery(tx, number)
    if (!invoiceRow || !row || row.sentAt === null) return false
    if (outcome === 'refused') {
      await refuseDelivery(deps, tx, invoiceRow, refusal ?? 'other')
      return true
    }
    const now = deps.clock.now()
    const state = deliveryStates.to('deliver')
    const { rowCount } = await tx.orm
      .update(invoiceDelivery)
      .set({ state, answeredAt: now })
      .where(
        and(eq(invoiceDelivery.invoiceNumber, number), stateIn(invoiceDelivery.state, deliveryStates.from('deliver'))),
      )
    if (rowCount === 1) await audit(tx, now, { action: `delivery.${state}`, subject: 'delivery', id: number })
    return true
  })
}
