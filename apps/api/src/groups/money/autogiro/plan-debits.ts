import { debitDay, debitStates, isDebitable, mandateStates } from '@klarsikt/core/autogiro'
import { stockholmDate } from '@klarsikt/core/calendar'
import { amountLeft, invoiceStates } from '@klarsikt/core/invoice'
import type { Executor } from '@klarsikt/server/database'
import { and, asc, eq, gte, isNull } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { stateIn } from '../../../state-sql.js'
import { audit } from '../../platform/index.js'
import { invoiceDebit } from '../invoice/debit-tables.js'
import { type InvoiceRow, openReceiver, subjectOf } from '../invoice/find.js'
import { invoice } from '../invoice/tables.js'
import { autogiroMandate } from '../mandate/tables.js'
import { paymentChoice } from '../payment-choice/tables.js'
import { findOpen } from '../payment/submissions.js'
import { sendDebitPlanned } from './debit-letters.js'
import { AUTOMATIC } from './end-mandate.js'

/** The maximum number of invoices in one transaction; the next round continues. */
const INVOICES_A_ROUND = 50

type PlanDeps = Pick<Deps, 'database' | 'clock' | 'encryption'>

/**
 * Plans the debit of each open invoice whose customer has chosen autogiro, once, and tells them by letter. Returns how
 * many were planned.
 */
export async function planDebits(deps: PlanDeps): Promise<number> {
  const today = stockholmDate(deps.clock.now())
  return deps.database.transaction(async (tx) => {
    const candidates = await tx.orm
      .select({ invoice, mandateId: autogiroMandate.id })
      .from(invoice)
      .innerJoin(autogiroMandate, eq(autogiroMandate.customerId, invoice.customerId))
      .innerJoin(paymentChoice, eq(paymentChoice.customerId, invoice.customerId))
      .leftJoin(invoiceDebit, eq(invoiceDebit.invoiceNumber, invoice.number))
      .where(
        and(
          isNull(invoiceDebit.invoiceNumber),
          stateIn(autogiroMandate.state, [mandateStates.to('accept')]),
          eq(paymentChoice.type, AUTOMATIC),
          stateIn(invoice.status, invoiceStates.from('reserve')),
          gte(invoice.dueOn, today),
        ),
      )
      .orderBy(asc(invoice.number))
      .limit(INVOICES_A_ROUND)
      .for('update', { of: invoice, skipLocked: true })
    let planned = 0
    for (const candidate of candidates) if (await plan(deps, tx, candidate)) planned += 1
    return planned
  })
}

type Planned = { readonly invoice: InvoiceRow; readonly mandateId: string }

/** Plans one debit. An invoice that is being paid on the web is skipped; the next round looks again. */
async function plan(deps: PlanDeps, tx: Executor, { invoice: invoiceRow, mandateId }: Planned): Promise<boolean> {
  const now = deps.clock.now()
  const today = stockholmDate(now)
  if (!isDebitable(invoiceRow, today) || (await findOpen(tx, subjectOf(invoiceRow)))) return false
  const debit = { amount: amountLeft(invoiceRow), debitOn: debitDay(today, invoiceRow.dueOn) }
  const { rowCount } = await tx.orm
    .insert(invoiceDebit)
    .values({ ...debit, invoiceNumber: invoiceRow.number, mandateId, state: debitStates.initial, announcedAt: now })
    .onConflictDoNothing()
  if (rowCount !== 1) return false
  await audit(tx, now, { action: `debit.${debitStates.initial}`, subject: 'debit', id: invoiceRow.number })
  await sendDebitPlanned(
    deps,
    tx,
    { ...invoiceRow, receiver: openReceiver(deps.encryption, invoiceRow.receiver) },
    debit,
  )
  return true
}
