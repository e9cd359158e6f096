import type { PlainDate } from '@klarsikt/core/calendar'
import type { BankPaymentMeans } from '@klarsikt/core/invoice'
import { wholeOre } from '@klarsikt/core/money'
import { inArray } from 'drizzle-orm'
import type { BaseDeps } from '../../../context.js'
import { invoice } from '../invoice/tables.js'
import { importPayments, isDoubtful } from './import-payments.js'

/** Money of an invoice that another party has collected for the shop. */
export type CollectedMoney = {
  readonly invoice: string
  /** Identifies the payment among those of the same means. */
  readonly reference: string
  /** In öre. */
  readonly amount: number
  readonly on: PlainDate
}

/** The reference at the bank of money that another party has collected. */
export const collectedReference = (means: BankPaymentMeans, reference: string): string => `${means}:${reference}`

/**
 * Books collected money as bank payments, each once, and puts them on their invoices; a rest waits for staff. Returns
 * the invoices with a payment that staff have to look at.
 */
export async function importCollected(
  deps: Pick<BaseDeps, 'database' | 'clock' | 'encryption'>,
  { reportId, means }: { readonly reportId: string; readonly means: BankPaymentMeans },
  collected: readonly CollectedMoney[],
): Promise<readonly string[]> {
  const numbers = collected.map((one) => one.invoice)
  const rows =
    numbers.length === 0
      ? []
      : await deps.database.orm
          .select({ number: invoice.number, ocr: invoice.ocr })
          .from(invoice)
          .where(inArray(invoice.number, numbers))
  const payments = collected.map(({ invoice: number, reference, amount, on }) => ({
    reference: collectedReference(means, reference),
    amount: wholeOre(amount),
    paidOn: on,
    texts: rows.filter((row) => row.number === number).map(({ ocr }) => ocr),
    payer: { name: null, account: null },
    means,
  }))
  const outcomes = await importPayments(deps, reportId, payments)
  return numbers.filter((_, at) => isDoubtful(outcomes[at]))
}
