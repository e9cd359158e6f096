import { randomBytes } from 'node:crypto'
import { addDays, type PlainDate } from '@klarsikt/core/calendar'
import { afterNext } from '@klarsikt/core/lens-subscription'
import type { Executor } from '@klarsikt/server/database'
import type { Deps } from '../../../context.js'
import { sealSnapshot } from '../../money/index.js'
import { auditAll } from '../../platform/index.js'
import { type SnapshotDeps, takeSnapshot } from './delivery-snapshot.js'
import { goodsOf } from './goods.js'
import { type HeldDelivery, holdDeliveries } from './hold-deliveries.js'
import { notifyNothingLeft, notifySoldOut } from './notify.js'
import { pauseIn } from './pause.js'
import { agreeTo, priceDeliveries } from './price-deliveries.js'
import { moveOn } from './queries.js'
import type { SubscriptionRow } from './rows.js'
import { scheduleColumns, scheduleOf } from './schedule.js'
import { DUE, SOLD_OUT } from './states.js'
import { lensDelivery } from './tables.js'

type ProcessDeps = SnapshotDeps & Pick<Deps, 'clock' | 'settings'>

/**
 * Processes the due deliveries of locked subscriptions: it fixes what is delivered, where and at which price, holds the
 * stock and moves the schedules on. Nothing is charged yet; the charging starts from the rows that are written here.
 */
export async function processDeliveries(
  deps: ProcessDeps,
  tx: Executor,
  rows: readonly SubscriptionRow[],
  today: PlainDate,
): Promise<void> {
  const priced = await priceDeliveries(deps, tx, rows, today)
  for (const { row, profile, lines } of priced) {
    if (lines.length > 0) continue
    await pauseIn(deps, tx, row)
    await notifyNothingLeft(deps, tx, { id: row.id, profile, key: `${row.id}/${row.period}/${today}` })
  }
  const held = await holdDeliveries(
    tx,
    priced.filter(({ lines }) => lines.length > 0),
  )
  if (held.length === 0) return
  const made = await Promise.all(held.map((one) => makeDelivery(deps, one, today)))
  await tx.orm.insert(lensDelivery).values(made)
  for (const { row, unitPrice } of held.flatMap((one) => one.held)) await agreeTo(tx, row, unitPrice)
  await moveSchedules(
    tx,
    held.map(({ row }) => row),
  )
  await auditAll(
    tx,
    deps.clock.now(),
    made.map(({ id }) => ({ action: 'lens-delivery.processed', subject: 'lens-delivery', id })),
  )
  for (const [index, { row, day, profile, missing }] of held.entries()) {
    if (missing.length === 0) continue
    const { soldOut = [], state, total = 0 } = made[index] ?? {}
    await notifySoldOut(deps, tx, { id: row.id, day, soldOut, profile, total: state === SOLD_OUT ? null : total })
  }
}

async function makeDelivery(
  deps: ProcessDeps,
  { row, day, profile, held, missing }: HeldDelivery,
  today: PlainDate,
): Promise<typeof lensDelivery.$inferInsert> {
  const snapshot = held.length > 0 ? await takeSnapshot(deps, { row, day, today, profile, lines: held }) : null
  return {
    id: randomBytes(18).toString('base64url'),
    subscriptionId: row.id,
    period: row.period,
    day,
    processedOn: today,
    snapshot: snapshot ? sealSnapshot(deps.encryption, snapshot) : '',
    total: snapshot?.total ?? 0,
    held: held.map(({ row: { skuId, quantity } }) => ({ skuId, quantity })),
    soldOut: missing.map((line) => goodsOf(deps, line.row).name),
    // A letter about missing products goes out a day before the rest is charged.
    ...(snapshot
      ? { state: DUE, tryOn: missing.length > 0 ? addDays(today, 1) : today }
      : { state: SOLD_OUT, tryOn: null }),
    createdAt: deps.clock.now(),
  }
}

async function moveSchedules(tx: Executor, rows: readonly SubscriptionRow[]): Promise<void> {
  const moved = rows.map((row) => ({ id: row.id, ...scheduleColumns(afterNext(scheduleOf(row))) }))
  const column = <Value>(read: (one: (typeof moved)[number]) => Value) => moved.map(read)
  await moveOn(
    tx,
    column(({ id }) => id),
    column(({ interval }) => interval),
    column(({ anchor }) => anchor),
    column(({ anchorDay }) => anchorDay),
    column(({ count }) => count),
    column(({ nextOn }) => nextOn),
    column(({ processOn }) => processOn),
    column(({ announceOn }) => announceOn),
  )
}
