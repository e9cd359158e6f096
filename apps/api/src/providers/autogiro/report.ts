import { ok, type Result } from '@klarsikt/core/lib'
import type { AutogiroFileProblem, AutogiroReport } from './port.js'

/** The records of a file between the opening record and the end record, and the end record. */
export type ReportRecords = { readonly body: readonly string[]; readonly end: string }
export type ReadRecords = Result<AutogiroReport, AutogiroFileProblem>

/** A report with the given parts; the others are empty. */
export function reportOf(says: Partial<AutogiroReport>): ReadRecords {
  return ok({ mandates: [], debits: [], takenBack: [], unclear: [], ...says })
}

/** A payer number without the leading zeros that files hold. */
export function payerOf(text: string): string {
  return text.replace(/^0+/, '')
}
