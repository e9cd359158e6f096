import { debitStates, type MandateReason, mandateStates } from '@klarsikt/core/autogiro'
import type { PaymentType } from '@klarsikt/core/payment'
import type { Executor } from '@klarsikt/server/database'
import { and, eq } from 'drizzle-orm'
import type { BaseDeps } from '../../../context.js'
import { stateIn } from '../../../state-sql.js'
import { audit } from '../../platform/index.js'
import { invoiceDebit } from '../invoice/debit-tables.js'
import type { MandateRow } from '../mandate/find.js'
import { autogiroMandate } from '../mandate/tables.js'
import { paymentChoice } from '../payment-choice/tables.js'

/** The payment type that needs a mandate. */
export const AUTOMATIC: PaymentType = 'automatic'

type Ending = {
  readonly action: 'refuse' | 'revoke'
  readonly reason: MandateReason
  /** Whether the bank knows of the end already, or has never heard of the mandate. */
  readonly isKnownToBank: boolean
}

/**
 * Ends a locked mandate. Planned debits are dropped, and invoices are paid in the ordinary way again. For debits that
 * were sent the bank's answer still comes.
 */
export async function endMandate(
  { clock }: Pick<BaseDeps, 'clock'>,
  tx: Executor,
  { id, customerId, registeredIn }: MandateRow,
  { action, reason, isKnownToBank }: Ending,
): Promise<void> {
  const now = clock.now()
  const state = mandateStates.to(action)
  const isCancellationDue = !isKnownToBank && registeredIn !== null
  await tx.orm
    .update(autogiroMandate)
    .set({ state, reason, endedAt: now, isCancellationDue })
    .where(eq(autogiroMandate.id, id))
  await audit(tx, now, { action: `mandate.${state}`, subject: 'mandate', id })
  await dropPlanned(tx, id, now)
  if (customerId === null) return
  await tx.orm
    .delete(paymentChoice)
    .where(and(eq(paymentChoice.customerId, customerId), eq(paymentChoice.type, AUTOMATIC)))
}

async function dropPlanned(tx: Executor, mandateId: string, now: Date): Promise<void> {
  const dropped = debitStates.to('drop')
  const rows = await tx.orm
    .update(invoiceDebit)
    .set({ state: dropped, answeredAt: now })
    .where(and(eq(invoiceDebit.mandateId, mandateId), stateIn(invoiceDebit.state, debitStates.from('drop'))))
    .returning({ invoiceNumber: invoiceDebit.invoiceNumber })
  for (const { invoiceNumber: id } of rows) await audit(tx, now, { action: `debit.${dropped}`, subject: 'debit', id })
}
