import { expect, it } from 'vitest'
import { holdRow } from '../../../testing/hold-row.js'
import { liftWaitLimits } from '../../../testing/lift-wait-limits.js'
import { newGiftCard } from '../../sale/gift-card/testing/new-gift-card.js'
import { newBuyer, setStock, submit } from './testing/shop.js'
import { stockedShop } from './testing/stocked-shop.js'

const shop = await stockedShop()
const { sku } = shop
const { pool } = shop.deps.database
liftWaitLimits(shop.deps.database)

const BUYERS = 40
/** Larger than the number of places in a turn, and smaller than the connection pool. */
const FEW = 5

/** Buyers with one piece each, who share the gift card when one is given. */
async function buyers(cardId: string | null): Promise<string[]> {
  await setStock(shop, sku, BUYERS)
  return Promise.all(
    Array.from({ length: BUYERS }, async () => {
      const cartId = await newBuyer(shop, { [sku]: 1 })
      if (cardId !== null)
        await shop.rows(
          'insert into cart_gift_card (cart_id, card_id, applied_at) values ($1, $2, now())',
          cartId,
          cardId,
        )
      return cartId
    }),
  )
}

it.each([
  ['goods', 'select from stock where sku_id = $1 for update', async () => ({ cardId: null, locked: sku })],
  [
    'gift card',
    'select from gift_card where id = $1 for update',
    async () => {
      const { id } = await newGiftCard(shop, 1_000_000)
      return { cardId: id, locked: id }
    },
  ],
] as const)('leaves connections to others while many buyers wait for the same %s', async (_, lock, prepare) => {
  const { cardId, locked } = await prepare()
  const carts = await buyers(cardId)
  const row = await holdRow(shop.deps.database, lock, [locked])
  const pressed = Promise.all(carts.map((cartId) => submit(shop, cartId)))
  // Each look needs a connection as the buyers do. The first buyers hold all of them until they give up waiting.
  for (let calm = 0; calm < 100;) {
    await shop.rows('select 1')
    const held = pool.totalCount - pool.idleCount
    calm = pool.waitingCount === 0 && held <= FEW && (await row.awaitedBy()) >= 2 ? calm + 1 : 0
  }
  await row.release()
  expect((await pressed).every(({ ok }) => ok)).toBe(true)
})
