import { debitAmount, debitDrawDay, debitSendDay, debitStates, isMandateActive } from '@klarsikt/core/autogiro'
import { addDays, stockholmDate } from '@klarsikt/core/calendar'
import { amountLeft } from '@klarsikt/core/invoice'
import type { Executor } from '@klarsikt/server/database'
import { and, asc, eq, lte } from 'drizzle-orm'
import type { BaseDeps } from '../../../context.js'
import type { SentDebit } from '../../../providers/autogiro/port.js'
import { stateIn } from '../../../state-sql.js'
import { audit } from '../../platform/index.js'
import { invoiceDebit } from '../invoice/debit-tables.js'
import type { DebitRow } from '../invoice/debits.js'
import { type InvoiceRow, lockInvoice, subjectOf } from '../invoice/find.js'
import { autogiroMandate } from '../mandate/tables.js'
import { paymentChoice } from '../payment-choice/tables.js'
import { findOpen } from '../payment/submissions.js'
import { AUTOMATIC } from './end-mandate.js'

/** The maximum number of debits in a file; the next file takes the rest. */
const DEBITS_A_FILE = 500

/** How many calendar days the working days between sending and drawing can take, with holidays. */
const LONGEST_HOLIDAY_DAYS = 14

type ClaimDeps = Pick<BaseDeps, 'clock'>

/**
 * Claims the debits that are due to be sent. A debit that is no longer needed is dropped, and its invoice becomes an
 * ordinary one.
 */
export async function claimDebits(deps: ClaimDeps, tx: Executor, file: string): Promise<SentDebit[]> {
  const today = stockholmDate(deps.clock.now())
  const rows = await tx.orm
    .select()
    .from(invoiceDebit)
    .where(
      and(
        stateIn(invoiceDebit.state, debitStates.from('send')),
        lte(invoiceDebit.debitOn, addDays(today, LONGEST_HOLIDAY_DAYS)),
      ),
    )
    .orderBy(asc(invoiceDebit.debitOn), asc(invoiceDebit.invoiceNumber))
    .limit(DEBITS_A_FILE)
  const sent: SentDebit[] = []
  for (const { invoiceNumber, debitOn } of rows) {
    if (debitSendDay(debitOn) > today) continue
    const debit = await claimDebit(deps, tx, file, invoiceNumber)
    if (debit) sent.push(debit)
  }
  return sent
}

/** Claims one debit. The invoice is locked first, as in every payment. */
async function claimDebit(deps: ClaimDeps, tx: Executor, file: string, number: string): Promise<SentDebit | null> {
  const invoiceRow = await lockInvoice(tx, number)
  const [debit] = await tx.orm.select().from(invoiceDebit).where(eq(invoiceDebit.invoiceNumber, number)).for('update')
  if (!invoiceRow || !debit || !debitStates.can(debit.state, 'send')) return null
  const amount = await amountToDraw(tx, invoiceRow, debit)
  const now = deps.clock.now()
  const state = debitStates.to(amount === null ? 'drop' : 'send')
  const changes = amount === null ? { answeredAt: now } : { amount, sentIn: file }
  await tx.orm
    .update(invoiceDebit)
    .set({ ...changes, state })
    .where(eq(invoiceDebit.invoiceNumber, number))
  await audit(tx, now, { action: `debit.${state}`, subject: 'debit', id: number })
  if (amount === null) return null
  const on = debitDrawDay(debit.debitOn, stockholmDate(now))
  return { payerNumber: debit.mandateId, on, amount, reference: number }
}

/** The amount to draw; null when the invoice is paid or being paid, or its customer has changed the way to pay. */
async function amountToDraw(
  tx: Executor,
  invoiceRow: InvoiceRow,
  { mandateId, amount }: DebitRow,
): Promise<number | null> {
  const [mandate] = await tx.orm.select().from(autogiroMandate).where(eq(autogiroMandate.id, mandateId))
  const choices =
    invoiceRow.customerId === null
      ? []
      : await tx.orm.select().from(paymentChoice).where(eq(paymentChoice.customerId, invoiceRow.customerId))
  const isBeingPaid = (await findOpen(tx, subjectOf(invoiceRow))) !== null
  const isChosen = mandate !== undefined && isMandateActive(mandate.state) && choices[0]?.type === AUTOMATIC
  return debitAmount(
    { announced: amount, left: amountLeft(invoiceRow), status: invoiceRow.status },
    isChosen && !isBeingPaid,
  )
}
