import { err } from '@klarsikt/core/lib'
import type { DebitAnswer } from './port.js'
import { dateField, field, numberField } from './record.js'
import { payerOf, type ReadRecords, reportOf, type ReportRecords } from './report.js'

/** Status of a debit in its record. */
const OUTCOMES: Readonly<Record<string, DebitAnswer['outcome']>> = {
  '0': 'paid',
  '1': 'no-cover',
  '2': 'account-closed',
  '9': 'tried-again',
}

/** A deposit on our account: what the debits below it that are paid come to. */
type Deposit = { readonly amount: number; readonly count: number; readonly debits: DebitAnswer[] }

/**
 * Reads what was drawn (record 82) below the deposits it came with (15). The paid ones of a deposit must come to its sum and number.
 * Money that goes the other way, to payers (16 and 32), is none of the shop's; what a payer's bank took back (17 and 77) is named.
 */
export function readPaymentReport({ body, end }: ReportRecords): ReadRecords {
  const deposits: Deposit[] = []
  const takenBack: string[] = []
  for (const record of body)
    switch (record.slice(0, 2)) {
      case '15': {
        const [amount, count] = [numberField(record, 51, 68), numberField(record, 72, 79)]
        if (amount === null || count === null) return err('not-autogiro')
        deposits.push({ amount, count, debits: [] })
        break
      }
      case '82': {
        const debit = debitOf(record)
        const deposit = deposits.at(-1)
        if (!debit || !deposit) return err('not-autogiro')
        deposit.debits.push(debit)
        break
      }
      case '77':
        takenBack.push(field(record, 54, 69))
        break
      case '16':
      case '17':
      case '32':
        break
      default:
        return err('not-autogiro')
    }
  if (numberField(end, 15, 20) !== deposits.length || !deposits.every(isComplete)) return err('sums-differ')
  return reportOf({ debits: deposits.flatMap(({ debits }) => debits), takenBack })
}

function debitOf(record: string): DebitAnswer | null {
  const outcome = OUTCOMES[field(record, 80, 80)]
  const on = dateField(record, 3)
  const amount = numberField(record, 32, 43)
  if (!outcome || on === null || amount === null) return null
  return { payerNumber: payerOf(field(record, 16, 31)), reference: field(record, 54, 69), amount, on, outcome }
}

function isComplete({ amount, count, debits }: Deposit): boolean {
  const paid = debits.filter(({ outcome }) => outcome === 'paid')
  return paid.length === count && paid.reduce((sum, one) => sum + one.amount, 0) === amount
}
