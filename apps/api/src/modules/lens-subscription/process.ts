import { randomBytes } from 'node:crypto'
import { addDays, type PlainDate } from '@klarsikt/core/calendar'
import { afterCharge, afterNext, deliveryPrice, lensLineStates } from '@klarsikt/core/lens-subscription'
import type { Ore } from '@klarsikt/core/money'
import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../context.js'
import { audit } from '../audit/audit.js'
import { readFacts, type SkuFact } from '../cart/facts.js'
import { findCustomer } from '../customer/find-customer.js'
import { sealSnapshot } from '../payment/sealed-snapshot.js'
import { holdPieces } from '../stock/stock.js'
import { type PricedLine, type SnapshotDeps, takeSnapshot } from './delivery-snapshot.js'
import { goodsOf } from './goods.js'
import { notifyNothingLeft, notifySoldOut } from './notify.js'
import { pauseIn } from './pause.js'
import { type LineRow, noticeColumns, pricedLine, readLines, type SubscriptionRow } from './rows.js'
import { scheduleColumns, scheduleOf } from './schedule.js'
import { DUE, SOLD_OUT } from './states.js'
import { lensDelivery, lensSubscription, lensSubscriptionLine } from './tables.js'

type ProcessDeps = SnapshotDeps & Pick<Deps, 'clock' | 'settings'>

/**
 * Claims the next delivery of a locked subscription whose day has come: what is delivered, where and at which price is fixed, stock
 * is set aside, and the schedule moves on. Nothing has been charged; the obligation is there for whoever charges it.
 */
export async function processDelivery(
  deps: ProcessDeps,
  tx: Executor,
  row: SubscriptionRow,
  today: PlainDate,
): Promise<void> {
  const { id, nextOn: day, period, customerId } = row
  const customer = customerId === null ? null : await findCustomer(tx, deps.encryption, customerId)
  if (day === null || customer === null) throw new Error(`The lens subscription ${id} has no delivery to process`)
  const priced = await priceLines(deps, tx, row, today)
  if (priced.length === 0) {
    await pauseIn(deps, tx, row)
    return notifyNothingLeft(deps, tx, { id, profile: customer.profile, key: `${id}/${period}/${today}` })
  }
  const { held, missing } = await holdStock(tx, priced)
  const soldOut = missing.map(({ row: line }) => goodsOf(deps, line).name)
  const snapshot =
    held.length > 0 ? await takeSnapshot(deps, { row, day, today, profile: customer.profile, lines: held }) : null
  const deliveryId = randomBytes(18).toString('base64url')
  const now = deps.clock.now()
  await tx.orm.insert(lensDelivery).values({
    id: deliveryId,
    subscriptionId: id,
    period,
    day,
    processedOn: today,
    snapshot: snapshot ? sealSnapshot(deps.encryption, snapshot) : '',
    total: snapshot?.total ?? 0,
    held: held.map(({ row: { skuId, quantity } }) => ({ skuId, quantity })),
    soldOut,
    // What is missing is said a day before the rest is charged.
    ...(snapshot ? { state: DUE, tryOn: missing.length > 0 ? addDays(today, 1) : today } : { state: SOLD_OUT }),
    createdAt: now,
  })
  for (const { row: line, unitPrice } of held) await agreeTo(tx, line, unitPrice)
  await tx.orm
    .update(lensSubscription)
    .set({ ...scheduleColumns(afterNext(scheduleOf(row))), period: period + 1 })
    .where(eq(lensSubscription.id, id))
  await audit(tx, now, { action: 'lens-delivery.processed', subject: 'lens-delivery', id: deliveryId })
  if (missing.length > 0)
    await notifySoldOut(deps, tx, { id, day, soldOut, profile: customer.profile, total: snapshot?.total ?? null })
}

/** What can be delivered at which price. What is not sold any more, or whose price was refused, is frozen. */
async function priceLines(
  deps: ProcessDeps,
  tx: Executor,
  { id }: SubscriptionRow,
  today: PlainDate,
): Promise<PricedLine[]> {
  const lines = (await readLines(tx, [id])).filter(({ state }) => lensLineStates.can(state, 'freeze'))
  const facts = await readFacts(
    tx,
    lines.map(({ skuId }) => skuId),
    deps.clock.now(),
  )
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

/** Is it sold as a subscription, whether or not there is any now? */
export function isDeliverable({ canSubscribe, inStoreOnly }: SkuFact): boolean {
  return canSubscribe && !inStoreOnly
}

async function freezeLine(tx: Executor, { id }: LineRow): Promise<void> {
  const state = lensLineStates.to('freeze')
  await tx.orm.update(lensSubscriptionLine).set({ state }).where(eq(lensSubscriptionLine.id, id))
}

async function agreeTo(tx: Executor, line: LineRow, charged: Ore): Promise<void> {
  const { agreed, notice } = afterCharge(pricedLine(line), charged)
  if (agreed === line.agreed) return
  await tx.orm
    .update(lensSubscriptionLine)
    .set({ agreed, ...noticeColumns(notice) })
    .where(eq(lensSubscriptionLine.id, line.id))
}

/** Sets aside what there is, in the order in which every transaction takes pieces. */
async function holdStock(tx: Executor, lines: readonly PricedLine[]) {
  const held: PricedLine[] = []
  const missing: PricedLine[] = []
  for (const line of lines.toSorted((a, b) => (a.row.skuId < b.row.skuId ? -1 : 1))) {
    const { skuId, quantity } = line.row
    const isHeld = line.fact.buyable && (await holdPieces(tx, [{ skuId, quantity }])).ok
    const list = isHeld ? held : missing
    list.push(line)
  }
  return { held, missing }
}
