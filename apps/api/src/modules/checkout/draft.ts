import type { TypedCustomer } from '@klarsikt/contract/shop/types'
import { isDeliveryMethod, type DeliveryMethod } from '@klarsikt/core/delivery'
import { isPaymentMethod, type PaymentMethod } from '@klarsikt/core/payment'
import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'

/** What a shopper has said so far on the way through the checkout. */
export type Draft = {
  readonly customer: TypedCustomer | null
  readonly deliveryMethod: DeliveryMethod | null
  readonly storeId: number | null
  readonly paymentMethod: PaymentMethod | null
}

type DraftRow = {
  customer: string | null
  delivery_method: number | null
  store_id: number | null
  payment_method: number | null
}

export const EMPTY_DRAFT: Draft = { customer: null, deliveryMethod: null, storeId: null, paymentMethod: null }

const PURPOSE = 'checkout_draft.customer'
const COLUMNS = 'customer, delivery_method, store_id, payment_method'

/** Reads the draft; with `lock`, whoever else submits or places this checkout waits until our transaction is over. */
export async function readDraft(
  executor: Executor,
  encryption: Encryption,
  cartId: string,
  lock = false,
): Promise<Draft | null> {
  const { rows } = await executor.query<DraftRow>({
    name: lock ? 'checkout-draft-lock' : 'checkout-draft',
    text: `select ${COLUMNS} from checkout_draft where cart_id = $1${lock ? ' for update' : ''}`,
    values: [cartId],
  })
  const row = rows[0]
  if (!row) return null
  return {
    customer: row.customer === null ? null : (JSON.parse(encryption.decrypt(row.customer, PURPOSE)) as TypedCustomer),
    deliveryMethod: isDeliveryMethod(row.delivery_method) ? row.delivery_method : null,
    storeId: row.store_id,
    paymentMethod: isPaymentMethod(row.payment_method) ? row.payment_method : null,
  }
}

export async function saveCustomer(
  executor: Executor,
  encryption: Encryption,
  cartId: string,
  customer: TypedCustomer,
  now: Date,
): Promise<void> {
  await executor.query({
    text: `insert into checkout_draft (cart_id, customer, updated_at) values ($1, $2, $3)
           on conflict (cart_id) do update set customer = excluded.customer, updated_at = excluded.updated_at`,
    values: [cartId, encryption.encrypt(JSON.stringify(customer), PURPOSE), now],
  })
}

export async function saveDelivery(
  executor: Executor,
  cartId: string,
  method: DeliveryMethod,
  storeId: number | null,
  now: Date,
): Promise<void> {
  await executor.query({
    text: `insert into checkout_draft (cart_id, delivery_method, store_id, updated_at) values ($1, $2, $3, $4)
           on conflict (cart_id) do update set delivery_method = $2, store_id = $3, updated_at = $4`,
    values: [cartId, method, storeId, now],
  })
}

export async function savePaymentMethod(
  executor: Executor,
  cartId: string,
  method: PaymentMethod,
  now: Date,
): Promise<void> {
  await executor.query({
    text: `insert into checkout_draft (cart_id, payment_method, updated_at) values ($1, $2, $3)
           on conflict (cart_id) do update set payment_method = $2, updated_at = $3`,
    values: [cartId, method, now],
  })
}
