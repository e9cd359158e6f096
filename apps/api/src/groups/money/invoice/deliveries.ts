import { dayText, stockholmDate } from '@klarsikt/core/calendar'
import {
  DELIVERY_REFUSAL_MESSAGES,
  DELIVERY_STATE_MESSAGES,
  type DeliveryRefusal,
  deliveryStates,
} from '@klarsikt/core/e-invoice'
import { amountLeft, hasAmountLeft, INVOICE_TYPE_MESSAGES, type InvoiceType } from '@klarsikt/core/invoice'
import type { Executor } from '@klarsikt/server/database'
import { and, eq } from 'drizzle-orm'
import type { BaseDeps } from '../../../context.js'
import { stateIn } from '../../../state-sql.js'
import { audit } from '../../platform/index.js'
import { sendByMail } from './delivery-letter.js'
import { invoiceDelivery } from './delivery-tables.js'
import { type InvoiceRow, lockInvoice, openReceiver } from './find.js'
import { invoice } from './tables.js'

export type DeliveryRow = typeof invoiceDelivery.$inferSelect

/** The type of an invoice that goes to the customer's bank. */
export const E_INVOICE: InvoiceType = 'e-invoice'
const BY_MAIL: InvoiceType = 'PDF'

export async function findDelivery({ orm }: Executor, invoiceNumber: string): Promise<DeliveryRow | null> {
  const [row] = await orm.select().from(invoiceDelivery).where(eq(invoiceDelivery.invoiceNumber, invoiceNumber))
  return row ?? null
}

/** Sends a new invoice to the customer's bank instead of by e-mail. */
export async function deliverAsEInvoice(
  tx: Executor,
  { invoiceNumber, recipientId }: { readonly invoiceNumber: string; readonly recipientId: string },
  claimedAt: Date,
): Promise<void> {
  const state = deliveryStates.initial
  await tx.orm.insert(invoiceDelivery).values({ invoiceNumber, recipientId, state, claimedAt })
}

type RefuseDeps = Pick<BaseDeps, 'clock' | 'encryption' | 'settings'>

/**
 * Sends a locked invoice by e-mail because it did not reach the customer's bank, and gives the reason. Returns false
 * when its delivery has ended already. Nothing is sent when the invoice is settled or the account is erased.
 */
export async function refuseDelivery(
  deps: RefuseDeps,
  tx: Executor,
  invoiceRow: InvoiceRow,
  refusal: DeliveryRefusal,
): Promise<boolean> {
  const { number } = invoiceRow
  const now = deps.clock.now()
  const state = deliveryStates.to('refuse')
  const { rowCount } = await tx.orm
    .update(invoiceDelivery)
    .set({ state, refusal, answeredAt: now })
    .where(
      and(eq(invoiceDelivery.invoiceNumber, number), stateIn(invoiceDelivery.state, deliveryStates.from('refuse'))),
    )
  if (rowCount !== 1) return false
  await audit(tx, now, { action: `delivery.${state}`, subject: 'delivery', id: number })
  await tx.orm.update(invoice).set({ type: BY_MAIL }).where(eq(invoice.number, number))
  if (invoiceRow.customerId === null || !hasAmountLeft(invoiceRow.status)) return true
  const facts = { ...invoiceRow, receiver: openReceiver(deps.encryption, invoiceRow.receiver) }
  const bankgiro = deps.settings.bankgiro ?? null
  await sendByMail(deps, tx, facts, { left: amountLeft(invoiceRow), refusal, bankgiro })
  return true
}

/**
 * Sends the invoices that wait for a recipient by e-mail, because the recipient has ended. For those already sent the
 * operator answers.
 */
export async function refuseWaiting(deps: RefuseDeps, tx: Executor, recipientId: string): Promise<void> {
  const rows = await tx.orm
    .select({ number: invoiceDelivery.invoiceNumber })
    .from(invoiceDelivery)
    .where(
      and(eq(invoiceDelivery.recipientId, recipientId), stateIn(invoiceDelivery.state, deliveryStates.from('send'))),
    )
  for (const { number } of rows) {
    const invoiceRow = await lockInvoice(tx, number)
    if (invoiceRow) await refuseDelivery(deps, tx, invoiceRow, 'recipient-ended')
  }
}

/** Says for staff how an invoice was delivered. */
export function deliveryText(type: InvoiceType, row: DeliveryRow | null): string {
  if (!row) return INVOICE_TYPE_MESSAGES[type]()
  const { state, sentAt, answeredAt, refusal } = row
  const day = dayText(stockholmDate(answeredAt ?? sentAt ?? row.claimedAt))
  const reason = refusal === null ? '' : DELIVERY_REFUSAL_MESSAGES[refusal]()
  return DELIVERY_STATE_MESSAGES[state]({ day, reason })
}
