import { type PlainDate, stockholmDay } from '@klarsikt/core/calendar'
import { amountLeft, type ClosingDifference, closingDifferences } from '@klarsikt/core/invoice'
import type { Database, Executor } from '@klarsikt/server/database'
import type { PaymentRegistry } from '../../../providers/payment-registry.js'
import { bankPayment } from '../bank-payment/tables.js'
import { invoice } from '../invoice/tables.js'
import { ACCOUNTS } from '../ledger/ledger.js'
import { balances, ledgerBooks } from './ledger-books.js'
import { ownBooks, type Period } from './own-books.js'
import { providerBooks } from './provider-books.js'

/** The comparison of two books, with their differences. */
export type ClosingProof = {
  readonly name: 'events' | 'balance' | 'positions' | 'settled' | 'provider'
  /** The number of compared values. */
  readonly compared: number
  readonly differences: readonly ClosingDifference[]
}

export type Closing = {
  readonly proofs: readonly ClosingProof[]
  /** The movement of each account in the month, in öre. */
  readonly movements: ReadonlyMap<string, number>
  /** Payments whose provider is not configured or has not answered. */
  readonly unanswered: readonly string[]
}

/**
 * Proves a month to the öre. The events of invoices, credit notes, reminders and payments equal the ledger's; every
 * event of the ledger balances; the customers' debts and the unmatched payments equal the ledger's accounts; and the
 * money at the providers equals the ledger and the providers' own answers. It only reads.
 */
export async function closeMonth(
  { database, payments }: { readonly database: Database; readonly payments: Pick<PaymentRegistry, 'byName'> },
  { from, until }: { readonly from: PlainDate; readonly until: PlainDate },
): Promise<Closing> {
  const period: Period = { from: stockholmDay(from).start, until: stockholmDay(until).start }
  // One snapshot, so that a simultaneous booking is in all of it or in none.
  const books = await database.transaction(
    async (tx) => ({
      own: await ownBooks(tx, period),
      ledger: await ledgerBooks(tx, period),
      positions: { own: await positions(tx), other: await balances(tx) },
    }),
    { isolation: 'repeatable read' },
  )
  const { ledger, provider, unanswered } = await providerBooks(database, payments, period)
  const prove = (
    name: ClosingProof['name'],
    own: ReadonlyMap<string, number>,
    other: ReadonlyMap<string, number>,
  ): ClosingProof => ({ name, compared: own.size, differences: closingDifferences(own, other) })
  const known = (of: ReadonlyMap<string, number>) =>
    new Map([...books.positions.own.keys()].map((account) => [account, of.get(account) ?? 0]))
  return {
    proofs: [
      prove('events', books.own, books.ledger.byEvent),
      prove('balance', books.ledger.unbalanced, new Map()),
      prove('positions', books.positions.own, known(books.positions.other)),
      prove('settled', ledger.own, ledger.other),
      prove('provider', provider.own, provider.other),
    ],
    movements: books.ledger.movements,
    unanswered,
  }
}

/** What customers owe on invoices, and what the shop owes for unmatched payments, from their own rows. */
async function positions({ orm }: Executor): Promise<Map<string, number>> {
  const invoices = await orm.select().from(invoice)
  const waiting = await orm.select({ rest: bankPayment.rest }).from(bankPayment)
  return new Map([
    [ACCOUNTS.invoices, invoices.reduce((sum, row) => sum + amountLeft(row), 0)],
    [ACCOUNTS.unmatchedPayments, waiting.reduce((sum, { rest }) => sum - rest, 0)],
  ])
}
