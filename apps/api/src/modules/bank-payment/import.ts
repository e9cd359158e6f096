import { bankPaymentStates, paymentReference } from '@klarsikt/core/invoice'
import { ok, type Result } from '@klarsikt/core/lib'
import { eq } from 'drizzle-orm'
import type { BaseDeps } from '../../context.js'
import { readCamt054 } from '../../providers/bank/camt054.js'
import type { BankFileProblem, IncomingPayment } from '../../providers/bank/port.js'
import { audit } from '../audit/audit.js'
import { ACCOUNTS, book } from '../ledger/ledger.js'
import { bankPaymentId, type BankPaymentRow, sealPayer } from './find.js'
import { applyMatch, lockInvoiceByOcr, planMatch } from './match.js'
import { bankPayment } from './tables.js'

type ImportDeps = Pick<BaseDeps, 'database' | 'clock' | 'encryption'>

/** What came of a file; amounts in öre. */
export type ImportedBankFile = {
  readonly id: string
  /** Payments that are new, and what they come to. */
  readonly imported: number
  readonly amount: number
  /** Of these, how many are on an invoice as a whole. */
  readonly matched: number
  /** Payments that were there already. */
  readonly known: number
  /** References of payments that are there with another amount: a person has to look at them. */
  readonly differing: readonly string[]
  readonly skipped: number
}

/** Reads a file of the bank. Each payment is one transaction and known by the bank's reference: a file may be read again at any time. */
export async function importBankFile(
  deps: ImportDeps,
  xml: string,
  bankgiro: string | null,
): Promise<Result<ImportedBankFile, BankFileProblem>> {
  const file = readCamt054(xml, bankgiro)
  if (!file.ok) return file
  const { id, payments, skipped } = file.value
  const done = { imported: 0, amount: 0, matched: 0, known: 0 }
  const differing: string[] = []
  for (const payment of payments) {
    const outcome = await importPayment(deps, id, payment)
    if (outcome === 'differs') differing.push(payment.reference)
    else if (outcome === 'known') done.known += 1
    else {
      done.imported += 1
      done.amount += payment.amount
      if (outcome === 'matched') done.matched += 1
    }
  }
  return ok({ id, ...done, differing, skipped })
}

/** Books a payment once, and puts it on the invoice that it names. */
export async function importPayment(
  deps: ImportDeps,
  reportId: string,
  payment: IncomingPayment,
): Promise<'matched' | 'unmatched' | 'known' | 'differs'> {
  const { amount, paidOn } = payment
  const row = newRow(deps, reportId, payment)
  const now = deps.clock.now()
  return deps.database.transaction(async (tx) => {
    const added = await tx.orm.insert(bankPayment).values(row).onConflictDoNothing().returning({ id: bankPayment.id })
    if (added.length === 0) {
      const [earlier] = await tx.orm.select().from(bankPayment).where(eq(bankPayment.id, row.id))
      return earlier?.amount === amount && earlier.paidOn === paidOn ? 'known' : 'differs'
    }
    await audit(tx, now, { action: 'bank-payment.imported', subject: 'bank-payment', id: row.id })
    await book(tx, {
      event: `bank-payment:${row.id}`,
      orderNumber: row.id,
      at: now,
      postings: [
        { account: ACCOUNTS.bankgiro, amount },
        { account: ACCOUNTS.unmatchedPayments, amount: -amount },
      ],
    })
    const invoiceRow = row.ocr === null ? null : await lockInvoiceByOcr(tx, row.ocr)
    const match = await planMatch(tx, row, invoiceRow)
    await applyMatch(deps, tx, row, { ...match, invoiceRow })
    return match.reason === null ? 'matched' : 'unmatched'
  })
}

function newRow(
  { clock, encryption }: ImportDeps,
  reportId: string,
  { reference, amount, paidOn, texts, payer, means = 'bankgiro' }: IncomingPayment,
): BankPaymentRow {
  return {
    id: bankPaymentId(reference),
    reportId,
    amount,
    means,
    rest: amount,
    state: bankPaymentStates.initial,
    reason: null,
    ocr: paymentReference(texts),
    payer: sealPayer(encryption, { ...payer, message: texts.join(' ') }),
    paidOn,
    importedAt: clock.now(),
    handledAt: null,
  }
}
