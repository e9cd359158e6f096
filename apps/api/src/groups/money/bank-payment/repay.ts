import { bankPaymentStates } from '@klarsikt/core/invoice'
import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import type { BaseDeps } from '../../../context.js'
import { audit } from '../../platform/index.js'
import { ACCOUNTS, book } from '../ledger/ledger.js'
import { bankPaymentId, type BankPaymentRow, lockBankPayment } from './find.js'
import { bankPayment } from './tables.js'

/** Books the repayment of a locked payment's rest. */
export async function bookRepaid(
  { clock }: Pick<BaseDeps, 'clock'>,
  tx: Executor,
  { id, rest: amount }: Pick<BankPaymentRow, 'id' | 'rest'>,
): Promise<void> {
  const now = clock.now()
  await tx.orm
    .update(bankPayment)
    .set({ state: bankPaymentStates.to('repay'), rest: 0, reason: null, handledAt: now })
    .where(eq(bankPayment.id, id))
  await audit(tx, now, { action: 'bank-payment.repaid', subject: 'bank-payment', id })
  await book(tx, {
    event: `bank-payment-repaid:${id}`,
    orderNumber: id,
    at: now,
    postings: [
      { account: ACCOUNTS.unmatchedPayments, amount },
      { account: ACCOUNTS.bankgiro, amount: -amount },
    ],
  })
}

/** Repays the rest of a payment if it equals the given amount, which may be 0. Returns false when it differs. */
export async function repayRest(
  deps: Pick<BaseDeps, 'clock'>,
  tx: Executor,
  reference: string,
  amount: number,
): Promise<boolean> {
  const payment = await lockBankPayment(tx, bankPaymentId(reference))
  if (payment?.rest !== amount) return false
  if (amount > 0) await bookRepaid(deps, tx, payment)
  return true
}
