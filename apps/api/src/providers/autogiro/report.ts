import { ok, type Result } from '@klarsikt/core/lib'
import type { AutogiroFileProblem, AutogiroReport } from './port.js'

/** The records of a file between its opening record and its end record. */
export type ReportRecords = { readonly body: readonly string[]; readonly end: string }
export type ReadRecords = Result<AutogiroReport, AutogiroFileProblem>

/** A report that says nothing but what is given. */
export function reportOf(says: Partial<AutogiroReport>): ReadRecords {
  return ok({ mandates: [], debits: [], takenBack: [], unclear: [], ...says })
}

/** Payer numbers have leading zeros in files. */
export function payerOf(text: string): string {
  return text.replace(/^0+/, '')
}
