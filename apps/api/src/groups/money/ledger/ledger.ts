import type { Ore } from '@klarsikt/core/money'
import type { Executor } from '@klarsikt/server/database'
import { ledgerEntry } from './tables.js'

/** A row of the books: debit is positive, credit negative. */
export type Posting = { readonly account: string; readonly amount: number }

/** One event that moves money. */
export type BookedEvent = {
  readonly event: string
  readonly orderNumber: string
  readonly postings: readonly Posting[]
  readonly at: Date
}

/** The accounts of the books. The account of gift cards is the debt to their holders. */
export const ACCOUNTS = {
  receivable: (provider: string) => `receivable:${provider}`,
  settled: (provider: string) => `settled:${provider}`,
  giftCards: 'gift-cards',
  /** The balances of expired gift cards. */
  lapsedGiftCards: 'lapsed-gift-cards',
  /** Money that customers paid by a link. The shop owes it to the store, whose register books the sale and its tax. */
  paymentLinks: 'requests',
  /** What customers owe on invoices, what they transferred, and what nobody will pay to the shop. */
  invoices: 'receivable:invoices',
  bankgiro: 'settled:bankgiro',
  /** Payments to the bankgiro without an invoice. The shop owes them to their payers. */
  unmatchedPayments: 'unmatched-payments',
  writtenOff: 'written-off',
  /** Reminder fees, which carry no tax. */
  reminderFees: 'reminder-fees',
  transferred: 'transferred-invoices',
  /** The cost of the yearly exchanges of subscriptions. */
  exchanges: 'subscription-exchanges',
  /** Refunded sales, including tax. */
  returns: 'returns',
  sales: (rate: number) => `sales:${rate}`,
  vat: (rate: number) => `vat:${rate}`,
} as const

/**
 * Books an event once. Rows that do not sum to 0 throw and so stop the transaction. An event that is booked already
 * stays unchanged.
 */
export async function book(tx: Executor, { event, orderNumber, postings, at }: BookedEvent): Promise<void> {
  const rows = postings.filter((posting) => posting.amount !== 0)
  const sum = rows.reduce((total, posting) => total + posting.amount, 0)
  if (sum !== 0) throw new Error(`The postings of ${event} do not balance: ${sum}`)
  if (rows.length === 0) return
  await tx.orm
    .insert(ledgerEntry)
    .values(rows.map((row) => ({ ...row, event, orderNumber, at })))
    .onConflictDoNothing()
}

/** One row for each account of an event. */
export function mergedPostings(postings: readonly Posting[]): Posting[] {
  const sums = new Map<string, number>()
  for (const { account, amount } of postings) sums.set(account, (sums.get(account) ?? 0) + amount)
  return [...sums].map(([account, amount]) => ({ account, amount }))
}

/** The sale and tax of an order, against the accounts that pay it. */
export function salePostings(
  vat: readonly { rate: number; net: number; vat: number }[],
  tenders: readonly { account: string; amount: Ore }[],
): Posting[] {
  return [
    ...mergedPostings(tenders),
    ...vat.flatMap((row) => [
      { account: ACCOUNTS.sales(row.rate), amount: -row.net },
      { account: ACCOUNTS.vat(row.rate), amount: -row.vat },
    ]),
  ]
}
