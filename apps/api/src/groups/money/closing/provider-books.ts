import type { Executor } from '@klarsikt/server/database'
import { and, eq, inArray, isNull, like, sum } from 'drizzle-orm'
import type { PaymentRegistry } from '../../../providers/payment-registry.js'
import { ACCOUNTS } from '../ledger/ledger.js'
import { ledgerEntry } from '../ledger/tables.js'
import { payment, tender } from '../payment/tables.js'
import { inPeriod, type Period } from './own-books.js'

/** Money at a provider by payment number, from two sources: captured less refunded, in öre. */
type Compared = { readonly own: Map<string, number>; readonly other: Map<string, number> }

export type ProviderBooks = {
  readonly ledger: Compared
  readonly provider: Compared
  /** Payments whose provider is not configured or has not answered. */
  readonly unanswered: readonly string[]
}

/** The payments that were settled in a period, by the shop, the ledger and the provider. */
export async function providerBooks(
  { orm }: Executor,
  payments: Pick<PaymentRegistry, 'byName'>,
  period: Period,
): Promise<ProviderBooks> {
  const rows = await orm
    .select({
      number: tender.orderNumber,
      provider: tender.provider,
      reference: tender.reference,
      captured: tender.captured,
      refunded: tender.refunded,
    })
    .from(tender)
    .innerJoin(payment, eq(payment.id, tender.paymentId))
    .where(and(inPeriod(payment.settledAt, period), isNull(tender.giftCardId)))
  const own = new Map(rows.map((row) => [row.number, row.captured - row.refunded]))
  const provider: Compared = { own: new Map(), other: new Map() }
  const unanswered: string[] = []
  for (const row of rows) {
    const answer = await payments.byName(row.provider)?.status(row.reference)
    if (!answer?.ok) {
      unanswered.push(row.number)
      continue
    }
    provider.own.set(row.number, row.captured - row.refunded)
    provider.other.set(row.number, answer.value.captured - answer.value.refunded)
  }
  return { ledger: { own, other: await settledInLedger({ orm }, [...own.keys()]) }, provider, unanswered }
}

async function settledInLedger({ orm }: Pick<Executor, 'orm'>, numbers: string[]): Promise<Map<string, number>> {
  const rows = await orm
    .select({ number: ledgerEntry.orderNumber, amount: sum(ledgerEntry.amount).mapWith(Number) })
    .from(ledgerEntry)
    .where(and(inArray(ledgerEntry.orderNumber, numbers), like(ledgerEntry.account, ACCOUNTS.settled('%'))))
    .groupBy(ledgerEntry.orderNumber)
  return new Map(rows.map(({ number, amount }) => [number, amount]))
}
