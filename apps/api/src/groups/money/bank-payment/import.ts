import { ok, type Result } from '@klarsikt/core/lib'
import type { BaseDeps } from '../../../context.js'
import { readCamt054 } from '../../../providers/bank/camt054.js'
import type { BankFileProblem } from '../../../providers/bank/port.js'
import { importPayments } from './import-payments.js'

/** The result of a file; amounts are in öre. */
export type ImportedBankFile = {
  readonly id: string
  /** The number of new payments, and their sum. */
  readonly imported: number
  readonly amount: number
  /** How many of them are completely on an invoice. */
  readonly matched: number
  /** The number of payments that were booked before. */
  readonly known: number
  /** The references of payments that may be booked already with other details. They are booked and wait for staff. */
  readonly differing: readonly string[]
  /** The references of payments that are too large for the books. They are not booked. */
  readonly tooLarge: readonly string[]
  readonly skipped: number
}

/** Imports a file of the bank. It can be read again, and so can other files with the same payments. */
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
