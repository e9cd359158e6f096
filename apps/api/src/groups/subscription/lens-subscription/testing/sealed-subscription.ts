import type { Encryption } from '@klarsikt/server/encryption'
import { newKey, type TestShop } from '../../../order/checkout/testing/shop.js'

/** Inserts a subscription and a delivery with a value in each sealed column. */
export async function insertSealedSubscription(shop: Pick<TestShop, 'rows'>, encryption: Encryption): Promise<void> {
  const id = newKey()
  await shop.rows(
    `insert into lens_subscription (id, source, state, interval, anchor, anchor_day, count, period, delivery_method, address, temporary_address, created_at)
     values ($1, $1, 'cancelled', 'm1', '2026-11-02', 2, 0, 1, 20, $2, $3, now())`,
    id,
    ...['address', 'temporary_address'].map((column) => encryption.encrypt('{}', `lens_subscription.${column}`)),
  )
  await shop.rows(
    `insert into lens_delivery (id, subscription_id, period, day, state, processed_on, snapshot, total, held, sold_out, created_at)
     values ($1, $1, 1, '2026-11-02', 'unpaid', '2026-11-02', $2, 0, '[]', '[]', now())`,
    id,
    encryption.encrypt('{}', 'checkout_submission.snapshot'),
  )
}
