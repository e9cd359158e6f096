import { err } from '@klarsikt/core/lib'
import type { DebitAnswer } from './port.js'
import { dateField, field, numberField } from './record.js'
import { payerOf, type ReadRecords, reportOf, type ReportRecords } from './report.js'

/** Reads the rejected debits (record 82, in this file's own layout). The end record holds number and sum. */
export function readRejectedDebits({ body, end }: ReportRecords): ReadRecords {
  const debits: DebitAnswer[] = []
  for (const record of body) {
    if (record.startsWith('32')) continue
    const on = dateField(record, 3)
    const amount = numberField(record, 31, 42)
    if (!record.startsWith('82') || on === null || amount === null) return err('not-autogiro')
    const payerNumber = payerOf(field(record, 15, 30))
    debits.push({ payerNumber, reference: field(record, 43, 58), amount, on, outcome: 'rejected' })
  }
  const sum = debits.reduce((before, { amount }) => before + amount, 0)
  const isWhole = numberField(end, 33, 38) === debits.length && numberField(end, 39, 50) === sum
  return isWhole ? reportOf({ debits }) : err('sums-differ')
}
