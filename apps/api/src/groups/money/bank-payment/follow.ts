import { bankPaymentStates, type UnmatchedReason } from '@klarsikt/core/invoice'
import { and, asc, eq } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { stateIn } from '../../../state-sql.js'
import { giveUpAttempt } from '../invoice/give-up-attempt.js'
import { invoice } from '../invoice/tables.js'
import { lockBankPayment } from './find.js'
import { applyMatch, lockInvoiceByOcr, planMatch } from './match.js'
import { bankPayment } from './tables.js'

const BEING_PAID: UnmatchedReason = 'being-paid'

/** The maximum number of payments that one round tries. */
const PAYMENTS_A_ROUND = 20

/**
 * Matches payments that came while their invoice was being paid on the web. That attempt is given up, unless it has
 * ended. Returns how many no longer wait.
 */
export async function followBankPayments(deps: Deps): Promise<number> {
  const rows = await deps.database.orm
    .select({ id: bankPayment.id, ocr: bankPayment.ocr, number: invoice.number })
    .from(bankPayment)
    .innerJoin(invoice, eq(invoice.ocr, bankPayment.ocr))
    .where(and(stateIn(bankPayment.state, bankPaymentStates.open), eq(bankPayment.reason, BEING_PAID)))
    .orderBy(asc(bankPayment.importedAt))
    .limit(PAYMENTS_A_ROUND)
  let settled = 0
  for (const { id, ocr, number } of rows) {
    await giveUpAttempt(deps, number)
    await deps.database.transaction(async (tx) => {
      const row = await lockBankPayment(tx, id)
      if (row?.reason !== BEING_PAID || ocr === null) return
      const invoiceRow = await lockInvoiceByOcr(tx, ocr)
      const match = await planMatch(tx, row, invoiceRow)
      await applyMatch(deps, tx, row, { ...match, invoiceRow })
      if (match.reason !== BEING_PAID) settled += 1
    })
  }
  return settled
}
