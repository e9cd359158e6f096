import { stockholmDate } from '@klarsikt/core/calendar'
import { amountLeft, invoiceStates } from '@klarsikt/core/invoice'
import { and, asc, eq, isNull, lt } from 'drizzle-orm'
import type { Deps } from '../../context.js'
import { stateIn } from '../../state-sql.js'
import { audit } from '../audit/audit.js'
import { openReceiver } from './find.js'
import { sendOverdue } from './letters.js'
import { invoice } from './tables.js'

/** Invoices in one transaction; the job goes on until none is left. */
const INVOICES_A_TURN = 50

const PAYABLE = invoiceStates.from('reserve')

/** Notes open invoices whose day has passed in Stockholm, and writes to their customers once. */
export async function noteOverdueInvoices(deps: Pick<Deps, 'database' | 'clock' | 'encryption'>): Promise<void> {
  while ((await noteSome(deps)) === INVOICES_A_TURN);
}

function noteSome({ database, ...deps }: Pick<Deps, 'database' | 'clock' | 'encryption'>): Promise<number> {
  return database.transaction(async (tx) => {
    const now = deps.clock.now()
    const isOver = and(lt(invoice.dueOn, stockholmDate(now)), isNull(invoice.overdueAt))
    const rows = await tx.orm
      .select()
      .from(invoice)
      .where(and(stateIn(invoice.status, PAYABLE), isOver))
      .orderBy(asc(invoice.number))
      .limit(INVOICES_A_TURN)
      .for('update', { skipLocked: true })
    for (const row of rows) {
      await tx.orm.update(invoice).set({ overdueAt: now }).where(eq(invoice.number, row.number))
      await audit(tx, now, { action: 'invoice.overdue', subject: 'invoice', id: row.number })
      const receiver = openReceiver(deps.encryption, row.receiver)
      await sendOverdue(deps, tx, { ...row, receiver }, amountLeft(row))
    }
    return rows.length
  })
}
