import { invoiceStates, isAwaitingMoney, movedInvoice } from '@klarsikt/core/invoice'
import { chargeStates } from '@klarsikt/core/payment'
import type { Executor } from '@klarsikt/server/database'
import { and, asc, eq, getTableColumns, gt, isNull, or } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { stateIn } from '../../../state-sql.js'
import { audit } from '../../platform/index.js'
import { tender } from '../payment/tables.js'
import { notePayment } from './book-payment.js'
import type { InvoiceRow } from './find.js'
import { moveInvoice } from './move.js'
import { invoice } from './tables.js'

const RESERVED = invoiceStates.to('reserve')
const AWAITING = invoiceStates.states.filter(isAwaitingMoney)

/** The maximum number of invoices that one round follows. */
const INVOICES_A_ROUND = 50

type FollowDeps = Pick<Deps, 'database' | 'clock' | 'encryption'>

/**
 * Follows the money of invoices that are paid on the web. An invoice is in progress while the provider is asked again,
 * and paid when the money is captured.
 */
export async function followInvoicePayments(deps: FollowDeps): Promise<number> {
  return deps.database.transaction(async (tx) => {
    const taken = and(eq(tender.chargeState, chargeStates.to('capture')), isNull(tender.due))
    const askedAgain = and(stateIn(invoice.status, [RESERVED]), eq(tender.due, 'capture'), gt(tender.attempts, 0))
    const rows = await tx.orm
      .select({ ...getTableColumns(invoice), state: tender.chargeState, sum: tender.amount })
      .from(invoice)
      .innerJoin(tender, eq(tender.orderNumber, invoice.paymentNumber))
      .where(and(stateIn(invoice.status, AWAITING), or(taken, askedAgain)))
      .orderBy(asc(invoice.number))
      .limit(INVOICES_A_ROUND)
      .for('update', { of: invoice, skipLocked: true })
    for (const { state, sum, ...row } of rows)
      await (state === chargeStates.to('capture') ? notePaid(deps, tx, row, sum) : moveInvoice(deps, tx, row, 'draw'))
    return rows.length
  })
}

async function notePaid(deps: FollowDeps, tx: Executor, row: InvoiceRow, amount: number): Promise<void> {
  const status = movedInvoice(row, 'pay')
  if (status === null) return
  const { number } = row
  await tx.orm
    .update(invoice)
    .set({ status, paid: row.paid + amount })
    .where(eq(invoice.number, number))
  await audit(tx, deps.clock.now(), { action: `invoice.${status}`, subject: 'invoice', id: number })
  await notePayment(deps, tx, row, { id: `online:${row.paymentNumber}`, means: 'online', amount })
}
