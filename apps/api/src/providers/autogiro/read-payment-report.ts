import { err } from '@klarsikt/core/lib'
import type { DebitAnswer, TakenBackDebit } from './port.js'
import { dateField, field, numberField } from './record.js'
import { payerOf, type ReadRecords, reportOf, type ReportRecords } from './report.js'

/** The status field of a debit record. */
const OUTCOMES: Readonly<Record<string, DebitAnswer['outcome']>> = {
  '0': 'paid',
  '1': 'no-cover',
  '2': 'account-closed',
  '9': 'tried-again',
}

/** A deposit on our account: the sum of the paid debits that follow it. */
type Deposit = Sum & { readonly debits: DebitAnswer[] }
/** A withdrawal from our account: the sum of the taken-back debits that follow it. */
type Withdrawal = Sum & { readonly debits: TakenBackDebit[] }
type Sum = { readonly amount: number; readonly count: number }

/**
 * Reads the debits (record 82) below their deposits (15), and the taken-back debits (77) below their withdrawals
 * (17). The debits must match the sum and the number of their deposit or withdrawal. Payments from the shop to payers
 * (16 and 32) are ignored.
 */
export function readPaymentReport({ body, end }: ReportRecords): ReadRecords {
  const deposits: Deposit[] = []
  const withdrawals: Withdrawal[] = []
  const unclear: string[] = []
  for (const record of body)
    switch (record.slice(0, 2)) {
      case '15': {
        const sum = sumOf(record)
        if (!sum) return err('not-autogiro')
        deposits.push({ ...sum, debits: [] })
        break
      }
      case '82': {
        const debit = debitOf(record)
        const deposit = deposits.at(-1)
        if (!debit || !deposit) return err('not-autogiro')
        const { outcome, ...facts } = debit
        if (outcome === null) unclear.push(debit.reference)
        else deposit.debits.push({ ...facts, outcome })
        break
      }
      case '17': {
        const sum = sumOf(record)
        if (!sum) return err('not-autogiro')
        withdrawals.push({ ...sum, debits: [] })
        break
      }
      case '77': {
        const debit = takenBackOf(record)
        const withdrawal = withdrawals.at(-1)
        if (!debit || !withdrawal) return err('not-autogiro')
        withdrawal.debits.push(debit)
        break
      }
      case '16':
      case '32':
        break
      default:
        return err('not-autogiro')
    }
  if (numberField(end, 15, 20) !== deposits.length || !deposits.every(isComplete)) return err('sums-differ')
  if (!withdrawals.every((one) => comesTo(one, one.debits))) return err('sums-differ')
  return reportOf({
    debits: deposits.flatMap(({ debits }) => debits),
    takenBack: withdrawals.flatMap(({ debits }) => debits),
    unclear,
  })
}

function sumOf(record: string): Sum | null {
  const [amount, count] = [numberField(record, 51, 68), numberField(record, 72, 79)]
  return amount === null || count === null ? null : { amount, count }
}

function takenBackOf(record: string): TakenBackDebit | null {
  const amount = numberField(record, 32, 43)
  if (amount === null) return null
  return { payerNumber: payerOf(field(record, 16, 31)), reference: field(record, 54, 69), amount }
}

/** The debit of a record; its outcome is null when the status is unknown. */
function debitOf(
  record: string,
): (Omit<DebitAnswer, 'outcome'> & { readonly outcome: DebitAnswer['outcome'] | null }) | null {
  const outcome = OUTCOMES[field(record, 80, 80)] ?? null
  const on = dateField(record, 3)
  const amount = numberField(record, 32, 43)
  if (on === null || amount === null) return null
  return { payerNumber: payerOf(field(record, 16, 31)), reference: field(record, 54, 69), amount, on, outcome }
}

function isComplete({ debits, ...sum }: Deposit): boolean {
  return comesTo(
    sum,
    debits.filter(({ outcome }) => outcome === 'paid'),
  )
}

function comesTo({ amount, count }: Sum, debits: readonly { readonly amount: number }[]): boolean {
  return debits.length === count && debits.reduce((sum, one) => sum + one.amount, 0) === amount
}
