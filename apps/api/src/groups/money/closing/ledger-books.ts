import type { Executor } from '@klarsikt/server/database'
import { sum } from 'drizzle-orm'
import { ACCOUNTS } from '../ledger/ledger.js'
import { ledgerEntry } from '../ledger/tables.js'
import { inPeriod, type Period } from './own-books.js'

/** The accounts whose sum shows an event of invoices or the bankgiro, by the event's prefix. */
const COMPARED: Readonly<Record<string, (account: string) => boolean>> = {
  invoice: (account) => account === ACCOUNTS.invoices,
  'invoice-payment': (account) => account === ACCOUNTS.invoices,
  'invoice-reminder': (account) => account === ACCOUNTS.invoices,
  'credit-note': (account) => /^(?:sales|vat):/.test(account),
  'bank-payment': (account) => account === ACCOUNTS.bankgiro,
}

export type LedgerMonth = {
  /** The sums by event over the accounts of {@link COMPARED}. */
  readonly byEvent: ReadonlyMap<string, number>
  /** The events whose rows do not sum to 0, with the difference. */
  readonly unbalanced: ReadonlyMap<string, number>
  /** The movement of each account. */
  readonly movements: ReadonlyMap<string, number>
}

/** Reads the ledger of a period; amounts in öre. */
export async function ledgerBooks({ orm }: Executor, period: Period): Promise<LedgerMonth> {
  const rows = await orm
    .select({ event: ledgerEntry.event, account: ledgerEntry.account, amount: ledgerEntry.amount })
    .from(ledgerEntry)
    .where(inPeriod(ledgerEntry.at, period))
  const compared = rows.filter(({ event, account }) => COMPARED[event.split(':', 1)[0] ?? '']?.(account))
  const sums = sumBy(rows, ({ event }) => event)
  return {
    byEvent: sumBy(compared, ({ event }) => event),
    unbalanced: new Map([...sums].filter(([, amount]) => amount !== 0)),
    movements: sumBy(rows, ({ account }) => account),
  }
}

/** The balances of the ledger's accounts now, in öre. */
export async function balances({ orm }: Executor): Promise<Map<string, number>> {
  const rows = await orm
    .select({ account: ledgerEntry.account, amount: sum(ledgerEntry.amount).mapWith(Number) })
    .from(ledgerEntry)
    .groupBy(ledgerEntry.account)
  return new Map(rows.map(({ account, amount }) => [account, amount]))
}

type Row = { readonly event: string; readonly account: string; readonly amount: number }

function sumBy(rows: readonly Row[], key: (row: Row) => string): Map<string, number> {
  const sums = new Map<string, number>()
  for (const row of rows) sums.set(key(row), (sums.get(key(row)) ?? 0) + row.amount)
  return sums
}
