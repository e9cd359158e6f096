import type { Ore } from '@klarsikt/core/money'
import type { Executor } from '@klarsikt/server/database'
import { ledgerEntry } from './tables.js'

/** A row of the books: debit positive, credit negative. */
export type Posting = { readonly account: string; readonly amount: number }

/** One thing that happened to money. */
export type BookedEvent = {
  readonly event: string
  readonly orderNumber: string
  readonly postings: readonly Posting[]
  readonly at: Date
}

/** Accounts; the gift card account is what the shop owes the holders of cards. */
export const ACCOUNTS = {
  receivable: (provider: string) => `receivable:${provider}`,
  settled: (provider: string) => `settled:${provider}`,
  giftCards: 'gift-cards',
  /** What was left on gift cards whose last day has gone by. */
  lapsedGiftCards: 'lapsed-gift-cards',
  /** Money that customers paid by a link: the shop owes it to the store, whose register books the sale and its tax. */
  paymentLinks: 'requests',
  /** What customers owe on invoices, what was transferred for them, and what of them nobody will pay to the shop. */
  invoices: 'receivable:invoices',
  bankgiro: 'settled:bankgiro',
  /** What came to the bank giro for no invoice: the shop owes it to whoever paid. */
  unmatchedPayments: 'unmatched-payments',
  writtenOff: 'written-off',
  /** Fees of reminders; they carry no tax. */
  reminderFees: 'reminder-fees',
  transferred: 'transferred-invoices',
  /** What the yearly exchanges of subscriptions cost. */
  exchanges: 'subscription-exchanges',
  /** Sales that were taken back, tax included. */
  returns: 'returns',
  sales: (rate: number) => `sales:${rate}`,
  vat: (rate: number) => `vat:${rate}`,
} as const

/**
 * Books an event once. Rows that do not sum to 0 are a fault of ours and stop the transaction; an event that is booked
 * already is left as it is.
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

/** Sale and tax of an order against what pays for it. */
export function salePostings(
  vat: readonly { rate: number; net: number; vat: number }[],
  tenders: readonly { account: string; amount: Ore }[],
): Posting[] {
  const debit = new Map<string, number>()
  for (const tender of tenders) debit.set(tender.account, (debit.get(tender.account) ?? 0) + tender.amount)
  return [
    ...[...debit].map(([account, amount]) => ({ account, amount })),
    ...vat.flatMap((row) => [
      { account: ACCOUNTS.sales(row.rate), amount: -row.net },
      { account: ACCOUNTS.vat(row.rate), amount: -row.vat },
    ]),
  ]
}
