import { describe, expect, it } from 'vitest'
import type { Deps } from '../../../context.js'
import { settleCharges } from '../../money/payment/charges.js'
import { returnFromProvider } from '../../money/payment/return-from-provider.js'
import { applyGiftCard } from '../../sale/cart/gift-cards.js'
import { newGiftCard } from '../../sale/gift-card/testing/new-gift-card.js'
import { moveOrder } from '../order/move.js'
import { submitCheckout } from './submit.js'
import { Killed, killedAt } from './testing/crash.js'
import { expectInvariants } from './testing/invariants.js'
import { checkoutOf, choose, newBuyer, newKey } from './testing/shop.js'
import { stockedShop } from './testing/stocked-shop.js'

const shop = await stockedShop()
const { sku } = shop

/** A customer who submits, pays and returns; answers the order number, or null when a step failed. */
async function buy(deps: Deps, cartId: string, key: string): Promise<string | null> {
  const submitted = await submitCheckout(deps, {
    cartId,
    store: false,
    idempotencyKey: key,
    termsAccepted: true,
    expectedTotal: null,
  })
  if (!submitted.ok) return null
  const { value } = submitted
  if (value.status === 'placed') return value.orderNumber
  if (value.status === 'redirect') await choose(value.redirectUrl, 'approve')
  const back = await returnFromProvider(deps, checkoutOf(cartId), { paymentId: value.paymentId, outcome: 'success' })
  return back.ok && back.value.state === 'paid' ? value.orderNumber : null
}

async function buyAfterRestart(cartId: string, key: string): Promise<string> {
  for (let attempt = 0; attempt < 12; attempt += 1) {
    // Lets the dead process's claim on the payment run out before the next try.
    await shop.rows(`update payment set opening_at = opening_at - interval '1 minute' where opening_at is not null`)
    const number = await buy(shop.deps, cartId, key)
    if (number) return number
    shop.clock.advance(5_000)
    await shop.work.runOnce()
  }
  throw new Error('There is still no order')
}

async function withCard(cartId: string, kronor: number): Promise<void> {
  await applyGiftCard({ ...shop.deps, encryption: shop.encryption }, cartId, await newGiftCard(shop, kronor))
}

describe('a process that is killed at any step of a purchase [R3]', () => {
  it.each([
    ['by Klarna', 0],
    ['partly by gift card', 100],
    ['by gift card only', 100_000],
  ])('%s: the retry finds or makes the one order', async (_name, kronor) => {
    let survived = false
    let steps = 0
    for (let at = 1; !survived; at += 1) {
      const cartId = await newBuyer(shop, { [sku]: 1 })
      if (kronor) await withCard(cartId, kronor)
      const key = newKey()
      const doomed = killedAt(shop.deps, at)
      const number = await buy(doomed.deps, cartId, key).catch((error: unknown) => {
        if (!(error instanceof Killed)) throw error
        return null
      })
      survived = !doomed.dead()
      expect(survived && number === null, 'an undisturbed purchase succeeds').toBe(false)
      const after = await buyAfterRestart(cartId, key)
      expect(await shop.rows('select number from "order" where cart_id = $1', cartId), `killed at step ${at}`).toEqual([
        { number: after },
      ])
      steps = at
      expect(at).toBeLessThan(80)
    }
    expect(steps, 'there were steps to be killed at').toBeGreaterThan(15)
    await expectInvariants(shop)
  })

  it('takes the money of a sent order once, wherever it is killed', async () => {
    let survived = false
    for (let at = 1; !survived; at += 1) {
      const cartId = await newBuyer(shop, { [sku]: 1 })
      const number = await buyAfterRestart(cartId, newKey())
      await moveOrder(shop.deps, number, 'controlled')
      await moveOrder(shop.deps, number, 'sent')
      const doomed = killedAt(shop.deps, at)
      await settleCharges(doomed.deps).catch((error: unknown) => {
        if (!(error instanceof Killed)) throw error
      })
      survived = !doomed.dead()
      shop.clock.advance(60_000)
      await settleCharges(shop.deps)
      expect(await shop.rows('select charge_state, due from tender where order_number = $1', number)).toEqual([
        { charge_state: 'captured', due: null },
      ])
    }
    await expectInvariants(shop)
  })
})
