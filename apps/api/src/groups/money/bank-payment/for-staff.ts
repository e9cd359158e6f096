import type { StaffBankPayment } from '@klarsikt/contract/shop/types'
import { bankPaymentStates } from '@klarsikt/core/invoice'
import { kronor, wholeOre } from '@klarsikt/core/money'
import { asc, count, eq, type SQL } from 'drizzle-orm'
import type { BaseDeps } from '../../../context.js'
import { stateIn } from '../../../state-sql.js'
import { invoice } from '../invoice/tables.js'
import { openPayer } from './find.js'
import { bankPayment } from './tables.js'

type StaffDeps = Pick<BaseDeps, 'database' | 'encryption'>

/** The maximum number of payments that staff see at once. */
const PAYMENTS_SHOWN = 50

const UNMATCHED = stateIn(bankPayment.state, bankPaymentStates.open)

/** The payments with a rest that is on no invoice, the oldest first, and their number. */
export async function listUnmatched(
  deps: StaffDeps,
): Promise<{ readonly data: StaffBankPayment[]; readonly count: number }> {
  const [all] = await deps.database.orm.select({ count: count() }).from(bankPayment).where(UNMATCHED)
  return { data: await describe(deps, UNMATCHED), count: all?.count ?? 0 }
}

/** Describes one payment, in any state. */
export async function describeBankPayment(deps: StaffDeps, id: string): Promise<StaffBankPayment | null> {
  const [described] = await describe(deps, eq(bankPayment.id, id))
  return described ?? null
}

async function describe({ database, encryption }: StaffDeps, which: SQL): Promise<StaffBankPayment[]> {
  const rows = await database.orm
    .select({ payment: bankPayment, invoiceNumber: invoice.number })
    .from(bankPayment)
    .leftJoin(invoice, eq(invoice.ocr, bankPayment.ocr))
    .where(which)
    .orderBy(asc(bankPayment.paidOn), asc(bankPayment.id))
    .limit(PAYMENTS_SHOWN)
  return rows.map(({ payment, invoiceNumber }) => ({
    id: payment.id,
    amount: kronor(wholeOre(payment.amount)),
    rest: kronor(wholeOre(payment.rest)),
    state: payment.state,
    reason: payment.reason,
    paidOn: payment.paidOn,
    ocr: payment.ocr,
    invoiceId: invoiceNumber,
    payer: openPayer(encryption, payment.payer),
  }))
}
