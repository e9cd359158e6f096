import { ok, type Result } from '@klarsikt/core/lib'
import type { BaseDeps } from '../../context.js'
import { readCamt054 } from '../../providers/bank/camt054.js'
import type { BankFileProblem } from '../../providers/bank/port.js'
import { importPayments } from './import-payments.js'

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
  /** References of payments that may be there already, with something changed: they are booked, and wait for staff. */
  readonly differing: readonly string[]
  /** References of payments that are too large for the books: nothing of them is booked. */
  readonly tooLarge: readonly string[]
  readonly skipped: number
}

/** Reads a file of the bank. It may be read again at any time, and so may other files with the same payments. */
export async function importBankFile(
  deps: Pick<BaseDeps, 'database' | 'clock' | 'encryption'>,
  xml: string,
  bankgiro: string | null,
): Promise<Result<ImportedBankFile, BankFileProblem>> {
  const file = readCamt054(xml, bankgiro)
  if (!file.ok) return file
  const { id, payments, skipped } = file.value
  const outcomes = await importPayments(deps, id, payments)
  const those = (...which: readonly string[]) => payments.filter((_, at) => which.includes(outcomes[at] ?? ''))
  const imported = those('matched', 'unmatched')
  return ok({
    id,
    imported: imported.length,
    amount: imported.reduce((sum, { amount }) => sum + amount, 0),
    matched: those('matched').length,
    known: those('known').length,
    differing: those('differs').map(({ reference }) => reference),
    tooLarge: those('too-large').map(({ reference }) => reference),
    skipped,
  })
}
