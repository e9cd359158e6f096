import { randomBytes, randomInt } from 'node:crypto'
import { stockholmDate } from '@klarsikt/core/calendar'
import {
  type DeliverySchedule,
  lensLineStates,
  lensSubscriptionStates,
  scheduleFrom,
  SUBSCRIPTION_INTERVALS,
} from '@klarsikt/core/lens-subscription'
import type { Eye } from '@klarsikt/core/prescription'
import type { Executor } from '@klarsikt/server/database'
import type { BaseDeps } from '../../../context.js'
import type { BoughtSubscriptions } from '../../../hooks.js'
import { audit } from '../../platform/index.js'
import { notifyStarted } from './notify.js'
import { sealAddress } from './rows.js'
import { scheduleColumns } from './schedule.js'
import { lensSubscription, lensSubscriptionLine } from './tables.js'

type BeginDeps = Pick<BaseDeps, 'encryption' | 'clock' | 'settings' | 'catalogue'>

/** A product of a new subscription. */
export type NewLine = {
  readonly skuId: string
  readonly articleId: number
  readonly quantity: number
  readonly eyes: readonly Eye[]
  /** The price of a piece that the customer has agreed to, in öre. */
  readonly agreed: number
}

export type NewSubscription = Pick<
  typeof lensSubscription.$inferInsert,
  'source' | 'deliveryMethod' | 'address' | 'sellerStoreId' | 'sellerNumber'
> & {
  readonly customerId: string
  readonly savedPaymentId: string
  readonly schedule: DeliverySchedule
  readonly period: number
  readonly lines: readonly NewLine[]
}

/** Inserts a subscription; null when the same source has one already. */
export async function insertLensSubscription(
  { clock }: Pick<BeginDeps, 'clock'>,
  tx: Executor,
  { schedule, lines, ...made }: NewSubscription,
): Promise<string | null> {
  const now = clock.now()
  const id = String(randomInt(100_000_000_000, 1_000_000_000_000))
  const { rowCount } = await tx.orm
    .insert(lensSubscription)
    .values({ ...made, ...scheduleColumns(schedule), id, state: lensSubscriptionStates.initial, createdAt: now })
    .onConflictDoNothing({ target: lensSubscription.source })
  if (rowCount !== 1) return null
  await insertLines(tx, id, lines, now)
  await audit(tx, now, { action: 'lens-subscription.started', subject: 'lens-subscription', id })
  return id
}

export async function insertLines(tx: Executor, subscriptionId: string, lines: readonly NewLine[], at: Date) {
  await tx.orm.insert(lensSubscriptionLine).values(
    lines.map((line, place) => ({
      ...line,
      id: randomBytes(9).toString('base64url'),
      subscriptionId,
      state: lensLineStates.initial,
      // Each line gets a later time, so that lines are listed in the order of the purchase.
      addedAt: new Date(at.getTime() + place),
    })),
  )
}

/** Starts the subscriptions of an order, one for each interval, in the transaction that places the order. */
export async function beginSubscriptions(
  deps: BeginDeps,
  tx: Executor,
  { orderNumber, customerId, savedPaymentId, buyer, deliveryMethod, seller, ...bought }: BoughtSubscriptions,
): Promise<void> {
  const today = stockholmDate(deps.clock.now())
  const { street, postalCode, city } = buyer
  for (const interval of SUBSCRIPTION_INTERVALS) {
    const lines = bought.lines.filter((line) => line.interval === interval)
    if (lines.length === 0) continue
    const id = await insertLensSubscription(deps, tx, {
      source: `order:${orderNumber}:${interval}`,
      customerId,
      savedPaymentId,
      sellerStoreId: seller?.storeId ?? null,
      sellerNumber: seller?.employeeNumber ?? null,
      deliveryMethod,
      address: sealAddress(deps.encryption, { street, postalCode, city }),
      schedule: scheduleFrom(today, interval),
      period: 1,
      lines: mergeLines(lines),
    })
    if (id !== null) await notifyStarted(deps, tx, { id, buyer })
  }
}

/** Merges boxes of the same strength into one line, also when they are for different eyes. */
function mergeLines(lines: readonly NewLine[]): NewLine[] {
  const bySku = new Map<string, NewLine>()
  for (const { skuId, articleId, quantity, eyes, agreed } of lines) {
    const before = bySku.get(skuId)
    bySku.set(skuId, {
      skuId,
      articleId,
      quantity: quantity + (before?.quantity ?? 0),
      eyes: [...new Set([...(before?.eyes ?? []), ...eyes])],
      agreed,
    })
  }
  return [...bySku.values()]
}
