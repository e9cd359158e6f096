import type { DeliveryAddress, PriceNotice, TemporaryAddress } from '@klarsikt/core/lens-subscription'
import { wholeOre } from '@klarsikt/core/money'
import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { lensDelivery, lensSubscription, lensSubscriptionLine } from './tables.js'

/** A subscription as it is stored. */
export type SubscriptionRow = typeof lensSubscription.$inferSelect
export type LineRow = typeof lensSubscriptionLine.$inferSelect
export type DeliveryRow = typeof lensDelivery.$inferSelect

/** A subscription of a customer. */
export type OwnSubscription = { readonly customerId: string; readonly id: string }

const ADDRESS = 'lens_subscription.address'
const TEMPORARY = 'lens_subscription.temporary_address'

/** Subscriptions of a customer, the newest first. */
export function findOwn({ orm }: Executor, customerId: string, id?: string): Promise<SubscriptionRow[]> {
  const one = id === undefined ? undefined : eq(lensSubscription.id, id)
  return orm
    .select()
    .from(lensSubscription)
    .where(and(eq(lensSubscription.customerId, customerId), one))
    .orderBy(desc(lensSubscription.createdAt), desc(lensSubscription.id))
}

/** One by its id, locked until the transaction ends. */
export async function lockSubscription({ orm }: Executor, id: string): Promise<SubscriptionRow | null> {
  const [row] = await orm.select().from(lensSubscription).where(eq(lensSubscription.id, id)).for('update')
  return row ?? null
}

/** A delivery by its id, locked until the transaction ends; after its subscription, where both are locked. */
export async function lockDelivery({ orm }: Executor, id: string): Promise<DeliveryRow | null> {
  const [row] = await orm.select().from(lensDelivery).where(eq(lensDelivery.id, id)).for('update')
  return row ?? null
}

/** What subscriptions consist of, in the order in which it was added. */
export async function readLines({ orm }: Executor, ids: readonly string[]): Promise<LineRow[]> {
  if (ids.length === 0) return []
  return orm
    .select()
    .from(lensSubscriptionLine)
    .where(inArray(lensSubscriptionLine.subscriptionId, [...ids]))
    .orderBy(asc(lensSubscriptionLine.addedAt), asc(lensSubscriptionLine.id))
}

/** Deliveries of subscriptions, the newest first. */
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

/** Where deliveries go; empty once the account is erased. */
export function openAddress(encryption: Encryption, sealed: string): DeliveryAddress {
  if (sealed === '') return { street: '', postalCode: '', city: '' }
  const address = JSON.parse(encryption.decrypt(sealed, ADDRESS)) as DeliveryAddress
  // Orders write a postal code without its space.
  return { ...address, postalCode: address.postalCode.replace(/^(\d{3})\s?(\d{2})$/, '$1 $2') }
}

export function sealTemporary(encryption: Encryption, address: TemporaryAddress | null): string | null {
  return address && encryption.encrypt(JSON.stringify(address), TEMPORARY)
}

export function openTemporary(encryption: Encryption, sealed: string | null): TemporaryAddress | null {
  return sealed === null ? null : (JSON.parse(encryption.decrypt(sealed, TEMPORARY)) as TemporaryAddress)
}

/** The price of a line as core's rules see it. */
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

/** The columns of an announced rise, or of none. */
export function noticeColumns(notice: PriceNotice | null) {
  return {
    noticePrice: notice?.price ?? null,
    noticeFrom: notice?.from ?? null,
    noticeRefused: notice?.refused ?? false,
  }
}
