import { expect, it } from 'vitest'
import { settleRefunds } from '../../money/payment/settle-refunds.js'
import { applyGiftCard } from '../../sale/cart/gift-cards.js'
import { newGiftCard } from '../../sale/gift-card/testing/new-gift-card.js'
import { Killed, killedAt } from '../checkout/testing/crash.js'
import { expectInvariants } from '../checkout/testing/invariants.js'
import { pay } from '../checkout/testing/pay.js'
import { newBuyer } from '../checkout/testing/shop.js'
import { stockedShop } from '../checkout/testing/stocked-shop.js'
import { moveOrder } from './move.js'
import { refundInTest } from './testing/refund.js'

const shop = await stockedShop()
const { sku } = shop

async function sentOrder({ card = 0, captured = true } = {}): Promise<{ number: string; total: number }> {
  const cartId = await newBuyer(shop, { [sku]: 1 })
  if (card > 0) {
    await applyGiftCard({ ...shop.deps, encryption: shop.encryption }, cartId, await newGiftCard(shop, card / 100))
  }
  const page = await pay(shop, cartId)
  await moveOrder(shop.deps, page.orderNumber, 'controlled')
  await moveOrder(shop.deps, page.orderNumber, 'sent')
  if (captured) await shop.work.runOnce()
  const [row] = await shop.rows<{ total: number }>('select total from "order" where number = $1', page.orderNumber)
  return { number: page.orderNumber, total: row?.total ?? 0 }
}
const refund = (number: string, amount: number, reference: string) => refundInTest(shop.deps, number, amount, reference)
const tendersOf = (number: string) =>
  shop.rows<{ provider: string; amount: number; refunded: number; state: string }>(
    'select provider, amount, refunded, charge_state as state from tender where order_number = $1 order by provider',
    number,
  )
const rounds = async (count = 3) => {
  for (let round = 0; round < count; round += 1) {
    await shop.work.runOnce()
    shop.clock.advance(20_000)
  }
}

it('pays parts back until nothing is left, and no öre more', async () => {
  const { number, total } = await sentOrder()
  expect(await refund(number, 5_000, `${number}/a`)).toMatchObject({ ok: true, value: { amount: 5_000 } })
  expect(await refund(number, total, `${number}/b`)).toEqual({ ok: false, error: 'refund.too-much' })
  expect(await refund(number, 0, `${number}/b`)).toEqual({ ok: false, error: 'nothing-to-refund' })
  await rounds()
  expect(await tendersOf(number)).toMatchObject([{ refunded: 5_000, state: 'part-refunded' }])
  expect(await refundInTest(shop.deps, number)).toMatchObject({ ok: true, value: { amount: total - 5_000 } })
  await rounds()
  expect(await tendersOf(number)).toMatchObject([{ refunded: total, state: 'refunded' }])
  expect(await refundInTest(shop.deps, number)).toEqual({ ok: false, error: 'nothing-to-refund' })
  await expectInvariants(shop)
})

it('gives the money back to the provider before it fills a gift card', async () => {
  const { number, total } = await sentOrder({ card: 10_000 })
  await refund(number, total - 12_000, `${number}/a`)
  await rounds()
  expect(await tendersOf(number)).toMatchObject([
    { provider: 'gift-card', refunded: 0, state: 'captured' },
    { provider: 'klarna', refunded: total - 12_000, state: 'part-refunded' },
  ])
  await refund(number, 5_000, `${number}/b`)
  await rounds()
  expect(await tendersOf(number)).toMatchObject([
    { provider: 'gift-card', refunded: 3_000, state: 'part-refunded' },
    { provider: 'klarna', refunded: total - 10_000, state: 'refunded' },
  ])
  await expectInvariants(shop)
})

it('waits for money that is still to be captured', async () => {
  const { number } = await sentOrder({ captured: false })
  expect((await refund(number, 5_000, `${number}/a`)).ok).toBe(true)
  await settleRefunds(shop.deps)
  expect(await tendersOf(number)).toMatchObject([{ refunded: 0, state: 'authorized' }])
  await rounds()
  expect(await tendersOf(number)).toMatchObject([{ refunded: 5_000, state: 'part-refunded' }])
  await expectInvariants(shop)
})

it('never pays back more than was paid, however many decide at once', async () => {
  const { number, total } = await sentOrder()
  const part = Math.floor(total / 3)
  const asked = await Promise.all(Array.from({ length: 8 }, (_, one) => refund(number, part, `${number}/${one}`)))
  expect(asked.filter((one) => one.ok)).toHaveLength(3)
  await rounds(5)
  expect(await tendersOf(number)).toMatchObject([{ refunded: part * 3 }])
  await expectInvariants(shop)
})

it('pays each part once, wherever the process is killed', async () => {
  let survived = false
  for (let at = 1; !survived; at += 1) {
    const { number } = await sentOrder()
    await refund(number, 1_000, `${number}/a`)
    await refund(number, 2_000, `${number}/b`)
    const doomed = killedAt(shop.deps, at)
    const settle = async () => {
      await settleRefunds(doomed.deps)
      await settleRefunds(doomed.deps)
    }
    await settle().catch((error: unknown) => {
      if (!(error instanceof Killed)) throw error
    })
    survived = !doomed.dead()
    await rounds(4)
    expect(await tendersOf(number), `killed at step ${at}`).toMatchObject([{ refunded: 3_000, state: 'part-refunded' }])
    expect(at).toBeLessThan(40)
  }
  await expectInvariants(shop)
})
