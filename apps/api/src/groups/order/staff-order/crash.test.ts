import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Deps } from '../../../context.js'
import { addTestCustomer } from '../../../testing/add-test-customer.js'
import { settleCharges } from '../../money/payment/charges.js'
import { settleRefunds } from '../../money/payment/settle-refunds.js'
import { applyGiftCard } from '../../sale/cart/gift-cards.js'
import { newGiftCard } from '../../sale/gift-card/testing/new-gift-card.js'
import { Killed, killedAt } from '../checkout/testing/crash.js'
import { expectInvariants } from '../checkout/testing/invariants.js'
import { pay } from '../checkout/testing/pay.js'
import { newBuyer, newKey } from '../checkout/testing/shop.js'
import { confirmReturn } from '../return/confirm.js'
import { registerReturn } from '../return/register.js'
import { changeOrder } from './change-order.js'
import { refundByStaff } from './refund.js'
import { type Desk, openDesk } from './testing/desk.js'

const CUSTOMER = 'customer-1'
const CARD_KRONOR = 150
/** More statements than any action needs. */
const STEPS_MAXIMUM = 80

let desk: Desk
let shop: Desk['shop']
beforeAll(async () => {
  desk = await openDesk()
  shop = desk.shop
  await addTestCustomer(shop.deps.database, shop.encryption, CUSTOMER)
})
afterAll(() => shop.close())

/** The customer's sent order, paid partly by gift card and partly by Klarna. */
async function sentOrder(): Promise<{ readonly number: string; readonly card: string; readonly total: number }> {
  const cartId = await newBuyer(shop, { [desk.skus[0] ?? '']: 2 })
  const card = await newGiftCard(shop, CARD_KRONOR)
  await applyGiftCard({ ...shop.deps, encryption: shop.encryption }, cartId, card)
  const { orderNumber: number } = await pay(shop, cartId)
  await shop.rows('update "order" set customer_id = $2 where number = $1', number, CUSTOMER)
  await desk.act('controlOrder', number)
  const { total } = await desk.act('sendOrder', number)
  await settleCharges(shop.deps)
  return { number, card: card.id, total: Math.round(total * 100) }
}

async function paidBack(number: string, card: string) {
  const [row] = await shop.rows<{ balance: number; tenders: number; booked: number; open: number }>(
    `select (select balance from gift_card where id = $2) as balance,
       (select sum(refunded)::int from tender where order_number = $1) as tenders,
       (select sum(amount)::int from ledger_entry where order_number = $1 and account = 'returns') as booked,
       (select count(*)::int from refund where order_number = $1 and paid_at is null) as open`,
    number,
    card,
  )
  const charge = await desk.chargeOf(number)
  return { ...row, charge }
}

/** Runs the work in a process that dies at its n-th step; answers whether it survived. */
async function livesThrough(at: number, work: (deps: Deps) => Promise<unknown>): Promise<boolean> {
  const doomed = killedAt(shop.deps, at)
  try {
    await work(doomed.deps)
  } catch (error) {
    if (!(error instanceof Killed)) throw error
  }
  return !doomed.dead()
}

/** Lets later rounds make the refunds, after the dead process's leases have expired. */
async function afterRestart(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    shop.clock.advance(20_000)
    await settleRefunds(shop.deps)
  }
}

async function killAtEveryStep(round: (at: number) => Promise<boolean>): Promise<void> {
  let steps = 0
  for (let isThrough = false; !isThrough;) {
    steps += 1
    expect(steps).toBeLessThan(STEPS_MAXIMUM)
    isThrough = await round(steps)
  }
  expect(steps, 'there were steps to be killed at').toBeGreaterThan(8)
  await expectInvariants(shop)
}

describe('a process that is killed at any step of paying back', () => {
  it.each([
    ['a part', () => 100],
    ['a part that reaches the gift card', (atKlarna: number) => atKlarna + 50],
    ['the whole', () => null],
  ])('%s: staff press again, and it is paid once', async (_name, amountOf) => {
    await killAtEveryStep(async (at) => {
      const { number, card, total } = await sentOrder()
      const atKlarna = total / 100 - CARD_KRONOR
      const amount = amountOf(atKlarna)
      const key = newKey()
      const { version } = await desk.read(number)
      const press = (deps: Deps) =>
        changeOrder(deps, { number, action: 'refund', key, role: 'customer-service', version }, (tx, found) =>
          refundByStaff(deps, tx, found, { amount, key, role: 'customer-service' }),
        )
      const isThrough = await livesThrough(at, async (deps) => {
        expect(await press(deps)).toEqual({ ok: true, value: 'done' })
        await settleRefunds(deps)
      })
      expect(await press(shop.deps)).toEqual({ ok: true, value: 'done' })
      await afterRestart()
      const back = amount === null ? total : amount * 100
      const ofKlarna = Math.min(back, atKlarna * 100)
      expect(await paidBack(number, card), `killed at step ${at}`).toMatchObject({
        balance: back - ofKlarna,
        tenders: back,
        booked: back,
        open: 0,
        charge: { captured: atKlarna * 100, refunded: ofKlarna },
      })
      return isThrough
    })
  })

  it('a return that is received: it is confirmed again, and pays its pieces once', async () => {
    await killAtEveryStep(async (at) => {
      const { number, card } = await sentOrder()
      const made = await registerReturn(shop.deps, CUSTOMER, number, [{ lineId: '0', quantity: 1, reason: 'none' }])
      if (!made.ok) throw new Error(made.error)
      const { returnId, amount } = made.value
      const onHand = async () =>
        (await shop.rows<{ on_hand: number }>('select on_hand from stock where sku_id = $1', desk.skus[0]))[0]
          ?.on_hand ?? 0
      const before = await onHand()
      const confirm = (deps: Deps) => confirmReturn(deps, returnId, [{ lineId: '0', outcome: 'restock' }])
      const isThrough = await livesThrough(at, async (deps) => {
        await confirm(deps)
        await settleRefunds(deps)
      })
      const again = await confirm(shop.deps)
      if (!again.ok) expect(again.error).toBe('return.closed')
      await afterRestart()
      const { tenders, booked, open, balance, charge } = await paidBack(number, card)
      const back = amount * 100
      expect([tenders, booked, open], `killed at step ${at}`).toEqual([back, back, 0])
      expect((charge?.refunded ?? 0) + (balance ?? 0)).toBe(back)
      expect(await onHand()).toBe(before + 1)
      return isThrough
    })
  })
})
