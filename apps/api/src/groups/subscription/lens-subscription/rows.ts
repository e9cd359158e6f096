import type { DeliveryAddress, PriceNotice, TemporaryAddress } from '@klarsikt/core/lens-subscription'
import { wholeOre } from '@klarsikt/core/money'
import { type Executor, type Params, prepared } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { lensDelivery, lensSubscription, lensSubscriptionLine } from './tables.js'

export type SubscriptionRow = typeof lensSubscription.$inferSelect
export type LineRow = typeof lensSubscriptionLine.$inferSelect
export type DeliveryRow = typeof lensDelivery.$inferSelect

/** Names a subscription and its customer. */
export type OwnSubscription = { readonly customerId: string; readonly id: string }

const ADDRESS = 'lens_subscription.address'
const TEMPORARY = 'lens_subscription.temporary_address'

/** The subscriptions of a customer, the newest first. */
export function findOwn({ orm }: Executor, customerId: string, id?: string): Promise<SubscriptionRow[]> {
  const one = id === undefined ? undefined : eq(lensSubscription.id, id)
  return orm
    .select()
    .from(lensSubscription)
    .where(and(eq(lensSubscription.customerId, customerId), one))
    .orderBy(desc(lensSubscription.createdAt), desc(lensSubscription.id))
}

const lockById = prepared('lens-subscription-lock', (orm, { ids }: Params<{ ids: readonly string[] }>) =>
  orm
    .select()
    .from(lensSubscription)
    .where(sql`${lensSubscription.id} = any(${ids})`)
    .orderBy(asc(lensSubscription.id))
    .for('update'),
)

/** Locks a subscription by its id until the transaction ends. */
export async function lockSubscription(executor: Executor, id: string): Promise<SubscriptionRow | null> {
  const [row] = await lockById(executor, { ids: [id] })
  return row ?? null
}

/** Locks several subscriptions by their ids, in one order. */
export function lockSubscriptions(executor: Executor, ids: readonly string[]): Promise<SubscriptionRow[]> {
  return lockById(executor, { ids })
}

const lockOfDeliveries = prepared(
  'lens-subscription-lock-of-deliveries',
  (orm, { deliveryIds }: Params<{ deliveryIds: readonly string[] }>) =>
    orm
      .select()
      .from(lensSubscription)
      .where(
        inArray(
          lensSubscription.id,
          orm
            .select({ id: lensDelivery.subscriptionId })
            .from(lensDelivery)
            .where(sql`${lensDelivery.id} = any(${deliveryIds})`),
        ),
      )
      .orderBy(asc(lensSubscription.id))
      .for('update'),
)
const lockDeliveriesById = prepared('lens-delivery-lock', (orm, { ids }: Params<{ ids: readonly string[] }>) =>
  orm
    .select()
    .from(lensDelivery)
    .where(sql`${lensDelivery.id} = any(${ids})`)
    .orderBy(asc(lensDelivery.id))
    .for('update'),
)

/** A delivery with its subscription. */
export type LockedDelivery = { readonly delivery: DeliveryRow; readonly subscription: SubscriptionRow }

/** Locks deliveries by their ids until the transaction ends. Their subscriptions are locked first. */
export async function lockDeliveries(executor: Executor, ids: readonly string[]): Promise<LockedDelivery[]> {
  const subscriptions = new Map((await lockOfDeliveries(executor, { deliveryIds: ids })).map((row) => [row.id, row]))
  return (await lockDeliveriesById(executor, { ids })).flatMap((delivery) => {
    const subscription = subscriptions.get(delivery.subscriptionId)
    return subscription ? [{ delivery, subscription }] : []
  })
}

/** Like `lockDeliveries`, for one delivery. */
export async function lockDelivery(executor: Executor, id: string): Promise<LockedDelivery | null> {
  const [locked] = await lockDeliveries(executor, [id])
  return locked ?? null
}

const selectLines = prepared('lens-subscription-lines', (orm, { ids }: Params<{ ids: readonly string[] }>) =>
  orm
    .select()
    .from(lensSubscriptionLine)
    .where(sql`${lensSubscriptionLine.subscriptionId} = any(${ids})`)
    .orderBy(asc(lensSubscriptionLine.addedAt), asc(lensSubscriptionLine.id)),
)

/** The lines of subscriptions, in the order in which they were added. */
export async function readLines(executor: Executor, ids: readonly string[]): Promise<LineRow[]> {
  return ids.length === 0 ? [] : selectLines(executor, { ids })
}

/** The deliveries of subscriptions, the newest first. */
export async function readDeliveries({ orm }: Executor, ids: readonly string[]): Promise<DeliveryRow[]> {
  if (ids.length === 0) return []
  return orm
    .select()
    .from(lensDelivery)
    .where(inArray(lensDelivery.subscriptionId, [...ids]))
    .orderBy(desc(lensDelivery.period))
}

export function sealAddress(encryption: Encryption, address: DeliveryAddress): string {
  return encryption.encrypt(JSON.stringify(address), ADDRESS)
}

/** Opens the delivery address; empty after the account is erased. */
export function openAddress(encryption: Encryption, sealed: string): DeliveryAddress {
  if (sealed === '') return { street: '', postalCode: '', city: '' }
  const address = JSON.parse(encryption.decrypt(sealed, ADDRESS)) as DeliveryAddress
  // Orders store postal codes without a space.
  return { ...address, postalCode: address.postalCode.replace(/^(\d{3})\s?(\d{2})$/, '$1 $2') }
}

export function sealTemporary(encryption: Encryption, address: TemporaryAddress | null): string | null {
  return address && encryption.encrypt(JSON.stringify(address), TEMPORARY)
}

export function openTemporary(encryption: Encryption, sealed: string | null): TemporaryAddress | null {
  return sealed === null ? null : (JSON.parse(encryption.decrypt(sealed, TEMPORARY)) as TemporaryAddress)
}

/** The price of a line in the form of core's rules. */
export function pricedLine({ agreed, noticePrice, noticeFrom, noticeRefused }: LineRow): {
  readonly agreed: ReturnType<typeof wholeOre>
  readonly notice: PriceNotice | null
} {
  const notice =
    noticePrice === null || noticeFrom === null
      ? null
      : { price: wholeOre(noticePrice), from: noticeFrom, refused: noticeRefused }
  return { agreed: wholeOre(agreed), notice }
}

/** The columns of an announced price rise, or of none. */
export function noticeColumns(notice: PriceNotice | null) {
  return {
    noticePrice: notice?.price ?? null,
    noticeFrom: notice?.from ?? null,
    noticeRefused: notice?.refused ?? false,
  }
}
