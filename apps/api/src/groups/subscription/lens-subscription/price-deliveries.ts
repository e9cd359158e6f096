import type { PlainDate } from '@klarsikt/core/calendar'
import { afterCharge, deliveryPrice, lensLineStates } from '@klarsikt/core/lens-subscription'
import type { Ore } from '@klarsikt/core/money'
import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { type Customer, findCustomers } from '../../person/index.js'
import { type SkuFact, readFacts } from '../../sale/index.js'
import type { PricedLine } from './delivery-snapshot.js'
import { skusOf } from './describe-line.js'
import { type LineRow, noticeColumns, pricedLine, readLines, type SubscriptionRow } from './rows.js'
import { lensSubscriptionLine } from './tables.js'

type PriceDeps = Pick<Deps, 'clock' | 'encryption'>

/** The next delivery of a subscription at today's prices. */
export type PricedDelivery = {
  readonly row: SubscriptionRow
  readonly day: PlainDate
  readonly profile: Customer['profile']
  readonly lines: readonly PricedLine[]
}

/** Prices the next deliveries. Products that are no longer sold or whose price was refused are frozen. */
export async function priceDeliveries(
  deps: PriceDeps,
  tx: Executor,
  rows: readonly SubscriptionRow[],
  today: PlainDate,
): Promise<PricedDelivery[]> {
  const customers = await findCustomers(
    tx,
    deps.encryption,
    rows.flatMap(({ customerId }) => customerId ?? []),
  )
  const lines = await readLines(
    tx,
    rows.map(({ id }) => id),
  )
  const facts = await readFacts(tx, skusOf(lines), deps.clock.now())
  const linesOf = Map.groupBy(lines, ({ subscriptionId }) => subscriptionId)
  const priced: PricedDelivery[] = []
  for (const row of rows) {
    const customer = row.customerId === null ? undefined : customers.get(row.customerId)
    if (row.nextOn === null || !customer) throw new Error(`The lens subscription ${row.id} has no delivery to process`)
    const active = (linesOf.get(row.id) ?? []).filter(({ state }) => lensLineStates.can(state, 'freeze'))
    const { profile } = customer
    priced.push({ row, day: row.nextOn, profile, lines: await priceLines(tx, active, facts, today) })
  }
  return priced
}

async function priceLines(
  tx: Executor,
  lines: readonly LineRow[],
  facts: ReadonlyMap<string, SkuFact>,
  today: PlainDate,
): Promise<PricedLine[]> {
  const priced: PricedLine[] = []
  for (const row of lines) {
    const fact = facts.get(row.skuId)
    const unitPrice =
      fact && isDeliverable(fact) ? deliveryPrice(pricedLine(row), fact.subscriptionAmount, today) : null
    if (!fact || unitPrice === null) await freezeLine(tx, row)
    else priced.push({ row, fact, unitPrice })
  }
  return priced
}

/** Whether a product is sold as a subscription, in stock or not. */
export function isDeliverable({ canSubscribe, inStoreOnly }: SkuFact): boolean {
  return canSubscribe && !inStoreOnly
}

async function freezeLine(tx: Executor, { id }: LineRow): Promise<void> {
  const state = lensLineStates.to('freeze')
  await tx.orm.update(lensSubscriptionLine).set({ state }).where(eq(lensSubscriptionLine.id, id))
}

/** Stores the price of a delivery as the price that the customer has agreed to. */
export async function agreeTo(tx: Executor, line: LineRow, charged: Ore): Promise<void> {
  const { agreed, notice } = afterCharge(pricedLine(line), charged)
  if (agreed === line.agreed) return
  await tx.orm
    .update(lensSubscriptionLine)
    .set({ agreed, ...noticeColumns(notice) })
    .where(eq(lensSubscriptionLine.id, line.id))
}
