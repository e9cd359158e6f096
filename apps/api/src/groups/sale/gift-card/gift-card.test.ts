import { wholeOre } from '@klarsikt/core/money'
import { describe, expect, it } from 'vitest'
import { getCheckout } from '../../order/checkout/steps.js'
import { expectInvariants } from '../../order/checkout/testing/invariants.js'
import { comeBack } from '../../order/checkout/testing/pay.js'
import { choose, newBuyer, newKey, submit, submitToPage } from '../../order/checkout/testing/shop.js'
import { stockedShop } from '../../order/checkout/testing/stocked-shop.js'
import { cancelOrder } from '../../order/order/cancel.js'
import { applyGiftCard, cartGiftCards } from '../cart/gift-cards.js'
import { captureHolds, holdGiftCard, refundGiftCard, releaseHolds } from './ledger.js'
import { lookupGiftCard } from './lookup.js'
import { newGiftCard } from './testing/new-gift-card.js'

const shop = await stockedShop({ notices: true })
const { sku } = shop

const newCard = (kronor: number, validUntil?: string) => newGiftCard(shop, kronor, validUntil)
const deps = () => ({ database: shop.deps.database, encryption: shop.encryption, clock: shop.clock })
const balanceOf = async (id: string) =>
  (await shop.rows<{ balance: number }>('select balance from gift_card where id = $1', id))[0]?.balance

describe('guessing [GIFT-002, R6]', () => {
  it('shows the balance for number and PIN, and for nothing else', async () => {
    const card = await newCard(500)
    expect(await lookupGiftCard(deps(), card)).toMatchObject({
      ok: true,
      value: { last4: card.number.slice(-4), balance: 50_000 },
    })
    expect(await lookupGiftCard(deps(), { ...card, pin: '' })).toEqual({ ok: false, error: 'gift-card.pin-required' })
    expect(await lookupGiftCard(deps(), { ...card, pin: '0000' })).toEqual({ ok: false, error: 'gift-card.not-found' })
    expect(await lookupGiftCard(deps(), { number: '9999888877776666', pin: '4711' })).toEqual({
      ok: false,
      error: 'gift-card.not-found',
    })
    expect(await lookupGiftCard(deps(), { number: 'x', pin: '4711' })).toEqual({
      ok: false,
      error: 'gift-card.not-found',
    })
  })

  it('answers five wrong guesses, also at once, then locks for an hour: for a card and for no card alike', async () => {
    const card = await newCard(100)
    for (const number of [card.number, '9999000011112222']) {
      const guesses = await Promise.all(
        Array.from({ length: 20 }, (_, n) => lookupGiftCard(deps(), { number, pin: String(n).padStart(4, '0') })),
      )
      const errors = guesses.map((guess) => !guess.ok && guess.error)
      expect(errors.filter((error) => error === 'gift-card.not-found')).toHaveLength(5)
      expect(errors.filter((error) => error === 'gift-card.locked')).toHaveLength(15)
      expect(await lookupGiftCard(deps(), { number, pin: '4711' })).toEqual({ ok: false, error: 'gift-card.locked' })
    }
    shop.clock.advance(60 * 60_000)
    expect(await lookupGiftCard(deps(), card)).toMatchObject({ ok: true })
  })

  it('runs the same statements for a wrong number and a wrong PIN', async () => {
    const { countQueries } = await import('@klarsikt/server/database')
    const card = await newCard(100)
    const wrongPin = await countQueries(() => lookupGiftCard(deps(), { ...card, pin: '1111' }))
    const wrongNumber = await countQueries(() => lookupGiftCard(deps(), { number: '9999000033334444', pin: '1111' }))
    expect(wrongPin.statements.length).toBeGreaterThan(2)
    expect(wrongNumber.statements).toEqual(wrongPin.statements)
  })

  it('stores neither number nor PIN', async () => {
    const card = await newCard(100)
    expect(JSON.stringify(await shop.rows('select * from gift_card where id = $1', card.id))).not.toMatch(
      new RegExp(`${card.number}|4711`),
    )
  })
})

describe('the ledger [R6]', () => {
  it('gives 500 kr exactly five times 100 kr, a hundred at once', async () => {
    const card = await newCard(500)
    const holds = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        holdGiftCard(shop.deps.database, {
          cardId: card.id,
          reference: `r${n}`,
          amount: wholeOre(10_000),
          now: shop.clock.now(),
        }),
      ),
    )
    expect(holds.filter(Boolean)).toHaveLength(5)
    expect(await balanceOf(card.id)).toBe(0)
  })

  it('releases or captures a hold once, and refunds what was taken once', async () => {
    const card = await newCard(500)
    const { database } = shop.deps
    const now = shop.clock.now()
    await holdGiftCard(database, { cardId: card.id, reference: 'a', amount: wholeOre(20_000), now })
    await holdGiftCard(database, { cardId: card.id, reference: 'b', amount: wholeOre(10_000), now })
    await Promise.all(Array.from({ length: 10 }, () => releaseHolds(database, 'a', now)))
    expect(await balanceOf(card.id)).toBe(40_000)
    await captureHolds(database, 'a', now)
    await Promise.all(Array.from({ length: 10 }, () => captureHolds(database, 'b', now)))
    await releaseHolds(database, 'b', now)
    expect(await balanceOf(card.id)).toBe(40_000)
    const refund = (reference: string, ore: number) =>
      database.transaction((tx) =>
        refundGiftCard(tx, { cardId: card.id, reference, of: 'b', amount: wholeOre(ore), now }),
      )
    const same = await Promise.all(Array.from({ length: 10 }, () => refund('x', 6_000)))
    expect(same.filter(Boolean)).toHaveLength(1)
    const others = await Promise.all(Array.from({ length: 10 }, (_, n) => refund(`y${n}`, 1_000)))
    expect(others.filter(Boolean)).toHaveLength(4)
    expect(await balanceOf(card.id)).toBe(50_000)
    await expectInvariants(shop)
  })
})

describe('the books', () => {
  it('cannot be changed or taken back, not even by the shop itself', async () => {
    await newCard(100)
    await shop.rows(
      `insert into ledger_entry (event, account, amount, order_number, at) values ('x', 'a', 5, '1', now()), ('x', 'b', -5, '1', now())`,
    )
    for (const table of ['gift_card_entry', 'ledger_entry']) {
      await expect(shop.rows(`update ${table} set amount = amount + 1`)).rejects.toThrow('append-only')
      await expect(shop.rows(`delete from ${table}`)).rejects.toThrow('append-only')
    }
    await expect(
      shop.rows(`insert into ledger_entry (event, account, amount, order_number, at) values ('y', 'a', 5, '1', now())`),
    ).rejects.toThrow('balance')
  })
})

describe('paying by card', () => {
  it('takes two cards and leaves the right rest on the last', async () => {
    const cartId = await newBuyer(shop, { [sku]: 1 })
    const [first, second] = [await newCard(100), await newCard(100_000)]
    expect((await applyGiftCard(deps(), cartId, first)).ok).toBe(true)
    shop.clock.advance(1_000)
    expect((await applyGiftCard(deps(), cartId, second)).ok).toBe(true)
    const placed = await submit(shop, cartId)
    expect(placed).toMatchObject({ ok: true, value: { status: 'placed' } })
    const number = placed.ok ? placed.value.orderNumber : ''
    const [order] = await shop.rows<{ total: number }>('select total from "order" where number = $1', number)
    expect(await balanceOf(first.id)).toBe(0)
    expect(await balanceOf(second.id)).toBe(10_000_000 - ((order?.total ?? 0) - 10_000))
    expect(await cartGiftCards(shop.deps.database, cartId, shop.clock.now())).toEqual([])
    await expectInvariants(shop)
    expect(await cancelOrder(shop.deps, number, 'customer')).toEqual({ ok: true, value: 'cancelled' })
    expect(await cancelOrder(shop.deps, number, 'customer')).toEqual({ ok: false, error: 'transition-refused' })
    expect([await balanceOf(first.id), await balanceOf(second.id)]).toEqual([10_000, 10_000_000])
    await expectInvariants(shop)
  })

  it('pays a part, is held while the customer is at Klarna, and comes back after a cancel', async () => {
    const cartId = await newBuyer(shop, { [sku]: 1 })
    const card = await newCard(100)
    await applyGiftCard(deps(), cartId, card)
    const page = await submitToPage(shop, cartId)
    expect(await balanceOf(card.id)).toBe(0)
    await choose(page.redirectUrl, 'cancel')
    await comeBack(shop, cartId, page, 'cancel')
    expect(await balanceOf(card.id)).toBe(10_000)
    const again = await submitToPage(shop, cartId)
    await choose(again.redirectUrl, 'approve')
    await comeBack(shop, cartId, again)
    const tenders = await shop.rows(
      'select method, charge_state from tender where order_number = $1 order by method',
      again.orderNumber,
    )
    expect(tenders).toEqual([
      { method: 60, charge_state: 'authorized' },
      { method: 900, charge_state: 'captured' },
    ])
    await expectInvariants(shop)
    expect((await cancelOrder(shop.deps, again.orderNumber, 'staff')).ok).toBe(true)
    await shop.work.runOnce()
    expect(await balanceOf(card.id)).toBe(10_000)
    expect(
      await shop.rows('select charge_state from tender where order_number = $1 order by method', again.orderNumber),
    ).toEqual([{ charge_state: 'cancelled' }, { charge_state: 'refunded' }])
    await expectInvariants(shop)
  })

  it('lets one card pay for as many of 12 carts at once as it can', async () => {
    const probe = await newBuyer(shop, { [sku]: 1 })
    const big = await newCard(100_000)
    await applyGiftCard(deps(), probe, big)
    const first = await submit(shop, probe)
    const [order] = await shop.rows<{ total: number }>(
      'select total from "order" where number = $1',
      first.ok ? first.value.orderNumber : '',
    )
    const total = order?.total ?? 0
    const card = await newCard((total * 3) / 100)
    const carts = await Promise.all(Array.from({ length: 12 }, () => newBuyer(shop, { [sku]: 1 })))
    for (const cartId of carts) await applyGiftCard(deps(), cartId, card)
    const answers = await Promise.all(carts.map((cartId) => submit(shop, cartId)))
    expect(answers.filter((one) => one.ok && one.value.status === 'placed')).toHaveLength(3)
    expect(await balanceOf(card.id)).toBe(0)
    await expectInvariants(shop)
  })

  it('answers one order to 8 presses at once that need no payment page [R2]', async () => {
    const cartId = await newBuyer(shop, { [sku]: 1 })
    await applyGiftCard(deps(), cartId, await newCard(100_000))
    const key = newKey()
    const answers = await Promise.all(Array.from({ length: 8 }, () => submit(shop, cartId, key)))
    expect(answers.map((one) => one.ok && one.value.status)).toEqual(answers.map(() => 'placed'))
    expect(new Set(answers.map((one) => one.ok && one.value.orderNumber)).size).toBe(1)
    await expectInvariants(shop)
  })

  it('goes on with the same purchase for who comes back from the payment page, with the card they gave', async () => {
    const cartId = await newBuyer(shop, { [sku]: 1 })
    const card = await newCard(50)
    await applyGiftCard(deps(), cartId, card)
    const shopper = { cartId, store: false }
    const before = await getCheckout(shop.deps, shopper)
    const page = await submitToPage(shop, cartId)
    expect(await balanceOf(card.id)).toBe(0)
    expect((await getCheckout(shop.deps, shopper)).totals).toEqual(before.totals)
    expect(await submitToPage(shop, cartId)).toEqual(page)
    // Nobody else can pay with the card meanwhile. A changed purchase gives the money back.
    expect(await applyGiftCard(deps(), await newBuyer(shop, { [sku]: 1 }), card)).toMatchObject({ ok: false })
    await shop.rows(`update cart set lines = jsonb_set(lines, '{0,quantity}', '2') where id = $1`, cartId)
    expect((await submitToPage(shop, cartId)).paymentId).not.toBe(page.paymentId)
    expect(await balanceOf(card.id)).toBe(0)
    await expectInvariants(shop)
  })

  it('takes ten cards for a cart and refuses the next', async () => {
    const cartId = await newBuyer(shop, { [sku]: 1 })
    const cards = await Promise.all(Array.from({ length: 11 }, () => newCard(1)))
    for (const card of cards.slice(0, 10)) expect(await applyGiftCard(deps(), cartId, card)).toMatchObject({ ok: true })
    expect(await applyGiftCard(deps(), cartId, cards[10] ?? (cards[0] as never))).toEqual({
      ok: false,
      error: 'gift-card.too-many',
    })
    expect(await applyGiftCard(deps(), cartId, cards[3] as never)).toMatchObject({ ok: true })
    expect(await cartGiftCards(shop.deps.database, cartId, shop.clock.now())).toHaveLength(10)
  })

  it('takes no card that is empty or out of date', async () => {
    const cartId = await newBuyer(shop, { [sku]: 1 })
    expect(await applyGiftCard(deps(), cartId, await newCard(100, '2020-01-01'))).toEqual({
      ok: false,
      error: 'gift-card.expired',
    })
    expect(await cartGiftCards(shop.deps.database, cartId, shop.clock.now())).toEqual([])
  })
})
