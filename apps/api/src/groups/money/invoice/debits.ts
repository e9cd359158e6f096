import type { Invoice } from '@klarsikt/contract/shop/types'
import { DEBIT_REFUSAL_MESSAGES, isDebitOpen, isDebitSent as isSentState } from '@klarsikt/core/autogiro'
import { type InstantLike, stockholmDate } from '@klarsikt/core/calendar'
import { kronor, wholeOre } from '@klarsikt/core/money'
import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import { invoiceDebit } from './debit-tables.js'

export type DebitRow = typeof invoiceDebit.$inferSelect

export async function findDebit({ orm }: Executor, invoiceNumber: string): Promise<DebitRow | null> {
  const [row] = await orm.select().from(invoiceDebit).where(eq(invoiceDebit.invoiceNumber, invoiceNumber))
  return row ?? null
}

/** Whether the bank has been asked for the money and has not answered. Until then nobody else may be asked for it. */
export async function isDebitSent(tx: Executor, invoiceNumber: string): Promise<boolean> {
  const debit = await findDebit(tx, invoiceNumber)
  return debit !== null && isSentState(debit.state)
}

/**
 * Whether reminders wait: while the bank draws the money, and after a refusal until the last day to pay in another way.
 */
export async function isReminderHeld(tx: Executor, invoiceNumber: string, now: InstantLike): Promise<boolean> {
  const debit = await findDebit(tx, invoiceNumber)
  return debit !== null && (isDebitOpen(debit.state) || (debit.payBy !== null && debit.payBy >= stockholmDate(now)))
}

/** Describes a debit for its customer. */
export function describeDebit({ state, amount, debitOn, refusal, payBy }: DebitRow): Invoice['debit'] {
  return {
    state,
    amount: kronor(wholeOre(amount)),
    on: debitOn,
    refusal: refusal && DEBIT_REFUSAL_MESSAGES[refusal](),
    payBy,
  }
}
