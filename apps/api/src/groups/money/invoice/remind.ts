import { stockholmDate } from '@klarsikt/core/calendar'
import { amountLeft, dueReminder, invoiceStates, REMINDER_PLAN } from '@klarsikt/core/invoice'
import type { Executor } from '@klarsikt/server/database'
import { and, asc, eq, gt, lt } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { stateIn } from '../../../state-sql.js'
import { audit } from '../../platform/index.js'
import { ACCOUNTS, book } from '../ledger/ledger.js'
import { findOpen } from '../payment/submissions.js'
import { isReminderHeld } from './debits.js'
import { type InvoiceRow, openReceiver, subjectOf } from './find.js'
import { sendReminder } from './reminder-letters.js'
import { invoice, invoiceReminder } from './tables.js'

/** The number of invoices in one transaction. The job continues until none is left. */
const INVOICES_A_TURN = 50

const PAYABLE = invoiceStates.from('reserve')

type RemindDeps = Pick<Deps, 'database' | 'clock' | 'encryption'>

/** Sends the due reminders by the plan of core. An invoice is overdue when its day has passed in Stockholm. */
export async function remindOfInvoices(deps: RemindDeps): Promise<void> {
  let after: string | null = ''
  while (after !== null) after = await remindSome(deps, after)
}

/** Reminds of one batch and returns its last number; null when no invoices are left. */
function remindSome({ database, ...deps }: RemindDeps, after: string): Promise<string | null> {
  return database.transaction(async (tx) => {
    const isOver = and(lt(invoice.dueOn, stockholmDate(deps.clock.now())), lt(invoice.reminders, REMINDER_PLAN.length))
    const rows = await tx.orm
      .select()
      .from(invoice)
      .where(and(stateIn(invoice.status, PAYABLE), isOver, gt(invoice.number, after)))
      .orderBy(asc(invoice.number))
      .limit(INVOICES_A_TURN)
      .for('update', { skipLocked: true })
    for (const row of rows) await remindOf(deps, tx, row)
    return rows.at(-1)?.number ?? null
  })
}

/** Sends one reminder of an invoice. While the invoice is being paid on the web it waits for the next day. */
export async function remindOf(deps: Omit<RemindDeps, 'database'>, tx: Executor, row: InvoiceRow): Promise<void> {
  const now = deps.clock.now()
  const due = dueReminder(row, now)
  if (!due || (await findOpen(tx, subjectOf(row))) || (await isReminderHeld(tx, row.number, now))) return
  const { step, fee } = due
  const reminded = { ...row, reminders: row.reminders + 1, fees: row.fees + fee }
  await tx.orm
    .update(invoice)
    .set({ reminders: reminded.reminders, fees: reminded.fees, overdueAt: row.overdueAt ?? now })
    .where(eq(invoice.number, row.number))
  await tx.orm.insert(invoiceReminder).values({ invoiceNumber: row.number, step, fee, sentAt: now })
  await audit(tx, now, { action: 'invoice.reminded', subject: 'invoice', id: row.number })
  await book(tx, {
    event: `invoice-reminder:${row.number}:${step}`,
    orderNumber: row.number,
    at: now,
    postings: [
      { account: ACCOUNTS.invoices, amount: fee },
      { account: ACCOUNTS.reminderFees, amount: -fee },
    ],
  })
  const receiver = openReceiver(deps.encryption, row.receiver)
  await sendReminder(deps, tx, { ...reminded, receiver }, { step, fee, left: amountLeft(reminded) })
}
