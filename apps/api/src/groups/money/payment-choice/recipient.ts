import { randomInt } from 'node:crypto'
import type { PaymentMethodChoice } from '@klarsikt/contract/shop/types'
import {
  RECIPIENT_REASON_MESSAGES,
  RECIPIENT_STATE_MESSAGES,
  type RecipientReason,
  recipientStates,
} from '@klarsikt/core/e-invoice'
import type { PaymentType } from '@klarsikt/core/payment'
import type { Executor } from '@klarsikt/server/database'
import { and, eq } from 'drizzle-orm'
import type { BaseDeps } from '../../../context.js'
import { findNewestRecipient, lockOpenRecipient, type RecipientRow } from '../../money/e-invoice-recipient/find.js'
import { eInvoiceRecipient } from '../../money/e-invoice-recipient/tables.js'
import { refuseWaiting } from '../../money/invoice/deliveries.js'
import { audit } from '../../platform/index.js'
import { sendRecipientLetter } from './recipient-letters.js'
import { paymentChoice } from './tables.js'

/** The payment type that needs a recipient. */
const E_INVOICE: PaymentType = 'e-invoice'
/** Recipient numbers have twelve digits and do not begin with 0. */
const NUMBERS = { from: 100_000_000_000, below: 1_000_000_000_000 } as const

type RecipientDeps = Pick<BaseDeps, 'clock' | 'encryption' | 'settings'>

/** Describes a customer's e-invoices; null when they were never asked for. */
export async function describeRecipient(tx: Executor, customerId: string): Promise<PaymentMethodChoice['eInvoice']> {
  const row = await findNewestRecipient(tx, customerId)
  if (!row) return null
  const { state, reason } = row
  return {
    state,
    stateText: RECIPIENT_STATE_MESSAGES[state](),
    reason: reason && RECIPIENT_REASON_MESSAGES[reason](),
  }
}

/**
 * Makes the recipient follow the payment type of the locked customer: choosing e-invoices asks the banks for them, and
 * another choice ends them.
 */
export async function followPaymentType(
  deps: RecipientDeps,
  tx: Executor,
  { customerId, type }: { readonly customerId: string; readonly type: PaymentType },
): Promise<void> {
  const open = await lockOpenRecipient(tx, customerId)
  if (type === E_INVOICE && !open) await askForEInvoices(deps, tx, customerId)
  if (type === E_INVOICE || !open) return
  await endRecipient(deps, tx, open, { action: 'end', reason: 'by-customer', isKnownToOperator: false })
}

async function askForEInvoices(deps: RecipientDeps, tx: Executor, customerId: string): Promise<void> {
  const askedAt = deps.clock.now()
  const id = String(randomInt(NUMBERS.from, NUMBERS.below))
  const state = recipientStates.initial
  await tx.orm.insert(eInvoiceRecipient).values({ id, customerId, state, askedAt })
  await audit(tx, askedAt, { action: `e-invoice.${state}`, subject: 'e-invoice', id })
  await sendRecipientLetter(deps, tx, { id, customerId }, 'asked')
}

type Ending = {
  readonly action: 'refuse' | 'end'
  readonly reason: RecipientReason
  /** Whether the operator knows of the end already. */
  readonly isKnownToOperator: boolean
}

/** Ends a locked recipient. Waiting invoices go by e-mail, and the customer's choice of e-invoices is removed. */
export async function endRecipient(
  deps: RecipientDeps,
  tx: Executor,
  row: RecipientRow,
  { action, reason, isKnownToOperator }: Ending,
): Promise<void> {
  const { id, customerId, registeredIn } = row
  const now = deps.clock.now()
  const state = recipientStates.to(action)
  const isEndDue = !isKnownToOperator && registeredIn !== null
  await tx.orm
    .update(eInvoiceRecipient)
    .set({ state, reason, endedAt: now, isEndDue })
    .where(eq(eInvoiceRecipient.id, id))
  await audit(tx, now, { action: `e-invoice.${state}`, subject: 'e-invoice', id })
  await refuseWaiting(deps, tx, id)
  if (customerId !== null)
    await tx.orm
      .delete(paymentChoice)
      .where(and(eq(paymentChoice.customerId, customerId), eq(paymentChoice.type, E_INVOICE)))
  await sendRecipientLetter(deps, tx, row, action, reason)
}
