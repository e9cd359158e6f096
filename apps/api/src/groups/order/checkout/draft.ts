import type { TypedCustomer } from '@klarsikt/contract/shop/types'
import { isDeliveryMethod, type DeliveryMethod } from '@klarsikt/core/delivery'
import { isPaymentMethod, type PaymentMethod } from '@klarsikt/core/payment'
import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { eq, lt } from 'drizzle-orm'
import { checkoutDraft } from './tables.js'

/** What a shopper has entered so far in the checkout. */
export type Draft = {
  readonly customer: TypedCustomer | null
  readonly deliveryMethod: DeliveryMethod | null
  readonly storeId: number | null
  readonly paymentMethod: PaymentMethod | null
}

export const EMPTY_DRAFT: Draft = { customer: null, deliveryMethod: null, storeId: null, paymentMethod: null }

const PURPOSE = 'checkout_draft.customer'

/** Reads the draft. With `lock` simultaneous submissions of this checkout wait until the transaction ends. */
export async function readDraft(
  { orm }: Executor,
  encryption: Encryption,
  cartId: string,
  lock = false,
): Promise<Draft | null> {
  const query = orm.select().from(checkoutDraft).where(eq(checkoutDraft.cartId, cartId))
  const [row] = await (lock ? query.for('update') : query)
  if (!row) return null
  return {
    customer: row.customer === null ? null : (JSON.parse(encryption.decrypt(row.customer, PURPOSE)) as TypedCustomer),
    deliveryMethod: isDeliveryMethod(row.deliveryMethod) ? row.deliveryMethod : null,
    storeId: row.storeId,
    paymentMethod: isPaymentMethod(row.paymentMethod) ? row.paymentMethod : null,
  }
}

type DraftChange = Pick<typeof checkoutDraft.$inferInsert, 'customer' | 'deliveryMethod' | 'storeId' | 'paymentMethod'>

/** Writes the given fields and leaves the others unchanged. */
async function save({ orm }: Executor, cartId: string, change: DraftChange, updatedAt: Date): Promise<void> {
  const set = { ...change, updatedAt }
  await orm
    .insert(checkoutDraft)
    .values({ cartId, ...set })
    .onConflictDoUpdate({ target: checkoutDraft.cartId, set })
}

export function saveCustomer(
  executor: Executor,
  encryption: Encryption,
  cartId: string,
  customer: TypedCustomer,
  now: Date,
): Promise<void> {
  return save(executor, cartId, { customer: encryption.encrypt(JSON.stringify(customer), PURPOSE) }, now)
}

export function saveDelivery(
  executor: Executor,
  cartId: string,
  deliveryMethod: DeliveryMethod,
  storeId: number | null,
  now: Date,
): Promise<void> {
  return save(executor, cartId, { deliveryMethod, storeId }, now)
}

export function savePaymentMethod(
  executor: Executor,
  cartId: string,
  paymentMethod: PaymentMethod,
  now: Date,
): Promise<void> {
  return save(executor, cartId, { paymentMethod }, now)
}

/** Moves the draft of one cart to another, and replaces the draft there. */
export async function moveDraft({ orm }: Executor, from: string, to: string): Promise<void> {
  const [found] = await orm
    .select({ cartId: checkoutDraft.cartId })
    .from(checkoutDraft)
    .where(eq(checkoutDraft.cartId, from))
  if (!found) return
  await orm.delete(checkoutDraft).where(eq(checkoutDraft.cartId, to))
  await orm.update(checkoutDraft).set({ cartId: to }).where(eq(checkoutDraft.cartId, from))
}

/** Deletes abandoned drafts. */
export async function forgetOldDrafts({ orm }: Executor, before: Date): Promise<number> {
  const { rowCount } = await orm.delete(checkoutDraft).where(lt(checkoutDraft.updatedAt, before))
  return rowCount ?? 0
}
