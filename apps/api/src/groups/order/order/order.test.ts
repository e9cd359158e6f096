import { ore } from '@klarsikt/core/money'
import { moveOrder as allowed, ORDER_STATES, type OrderState } from '@klarsikt/core/order'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { openLetter } from '../../../testing/open-letter.js'
import { holdGiftCard } from '../../sale/gift-card/ledger.js'
import { lookupGiftCard } from '../../sale/gift-card/lookup.js'
import { expectInvariants } from '../checkout/testing/invariants.js'
import { pay } from '../checkout/testing/pay.js'
import { newBuyer, setStock } from '../checkout/testing/shop.js'
import { stockedShop } from '../checkout/testing/stocked-shop.js'
import { cancelOrder } from './cancel.js'
import { moveOrder, orderState } from './move.js'
import { refundInTest } from './testing/refund.js'

const shop = await stockedShop({ notices: true })
const { sku } = shop

async function newOrder(): Promise<string> {
  const cartId = await newBuyer(shop, { [sku]: 1 })
  const page = await pay(shop, cartId)
  return page.orderNumber
}

describe('the life of an order [ORD-006]', () => {
  it('follows the table of core and nothing else', async () => {
    const number = await newOrder()
    let state: OrderState = 'handled'
    let pausedFrom: 'handled' | 'controlled' | null = null
    for (const to of [
      'sent',
      'paused',
      'controlled',
      'handled',
      'controlled',
      'paused',
      'handled',
      'controlled',
      'handled',
      'sent',
      'controlled',
    ] as const) {
      const rule = allowed({ state, pausedFrom }, to)
      const moved = await moveOrder(shop.deps, number, to)
      expect(moved, `${state} to ${to}`).toEqual(
        rule.ok ? { ok: true, value: to } : { ok: false, error: 'transition-refused' },
      )
      if (rule.ok) {
        pausedFrom = to === 'paused' ? (state as 'handled') : null
        state = to
      }
      expect(await orderState(shop.deps.database, number)).toEqual({ ok: true, value: state })
    }
    expect(state).toBe('sent')
    expect(ORDER_STATES).toContain(state)
    expect(await shop.rows('select shipping_state from "order" where number = $1', number)).toEqual([
      { shipping_state: 'sent' },
    ])
    expect(await shop.rows('select state from order_line where order_number = $1', number)).toEqual([
      { state: 'Delivered' },
    ])
  })

  it('is one of two when it is sent and cancelled at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const number = await newOrder()
      await moveOrder(shop.deps, number, 'controlled')
      const [sent, cancelled] = await Promise.all([
        moveOrder(shop.deps, number, 'sent'),
        cancelOrder(shop.deps, number, 'staff'),
      ])
      expect([sent.ok, cancelled.ok].filter(Boolean)).toHaveLength(1)
      await shop.work.runOnce()
      await expectInvariants(shop)
    }
  })

  it('cancels once however often it is asked: goods and money go back once', async () => {
    const number = await newOrder()
    const [before] = await shop.rows<{ on_hand: number }>('select on_hand from stock where sku_id = $1', sku)
    const asked = await Promise.all(Array.from({ length: 10 }, () => cancelOrder(shop.deps, number, 'customer')))
    expect(asked.filter((one) => one.ok)).toHaveLength(1)
    await shop.work.runOnce()
    const [after] = await shop.rows<{ on_hand: number }>('select on_hand from stock where sku_id = $1', sku)
    expect(after?.on_hand).toBe((before?.on_hand ?? 0) + 1)
    const { charges } = (await shop.control('GET', '/summary')) as {
      charges: { merchant_reference1: string; status: string }[]
    }
    expect(charges.find((charge) => charge.merchant_reference1 === number)?.status).toBe('CANCELLED')
    await expectInvariants(shop)
  })

  it('pays a sent order back once, however often it is asked [R6]', async () => {
    const number = await newOrder()
    expect(await refundInTest(shop.deps, number)).toEqual({ ok: false, error: 'nothing-to-refund' })
    await moveOrder(shop.deps, number, 'controlled')
    await moveOrder(shop.deps, number, 'sent')
    await shop.work.runOnce()
    const asked = await Promise.all(Array.from({ length: 10 }, () => refundInTest(shop.deps, number)))
    expect(asked.filter((one) => one.ok)).toHaveLength(1)
    await shop.control('POST', '/faults', { operation: 'om.refund', kind: 'reset-after' })
    for (let round = 0; round < 3; round += 1) {
      await shop.work.runOnce()
      shop.clock.advance(20_000)
    }
    expect(await refundInTest(shop.deps, number)).toEqual({ ok: false, error: 'nothing-to-refund' })
    expect(
      await shop.rows('select charge_state, refunded = amount as whole from tender where order_number = $1', number),
    ).toEqual([{ charge_state: 'refunded', whole: true }])
    const { charges } = (await shop.control('GET', '/summary')) as {
      charges: { merchant_reference1: string; captured: number; refunded: number }[]
    }
    const charge = charges.find((one) => one.merchant_reference1 === number)
    expect(charge?.refunded).toBe(charge?.captured)
    expect(
      await shop.rows(
        'select account, sum(amount)::int as left from ledger_entry where order_number = $1 and account like $2 group by account having sum(amount) <> 0',
        number,
        '%klarna',
      ),
    ).toEqual([])
  })

  it('is a 404 for an unknown number', async () => {
    expect(await moveOrder(shop.deps, '00000000', 'controlled')).toEqual({ ok: false, error: 'order.not-found' })
    expect(await cancelOrder(shop.deps, '00000000', 'staff')).toEqual({ ok: false, error: 'order.not-found' })
  })
})

describe('sold gift cards', () => {
  const GIFT_CARD_SKU = '700001-1'
  async function soldCards(pieces: number): Promise<string> {
    await setStock(shop, GIFT_CARD_SKU, 100)
    const cartId = await newBuyer(shop, { [GIFT_CARD_SKU]: pieces })
    const page = await pay(shop, cartId)
    await shop.work.runOnce()
    return page.orderNumber
  }
  const issued = (number: string) =>
    shop.rows<{ id: string; balance: number; valid_until: string }>(
      `select card.id, card.balance, card.valid_until::text from gift_card card join gift_card_entry entry on entry.card_id = card.id
       where entry.kind = 'issue' and entry.reference like $1`,
      `sale:${number}:%`,
    )
  const letters = async (number: string) =>
    (await shop.rows<{ kind: string; letter: string }>(`select kind, letter from mail_outbox where kind = 'gift-card'`))
      .map((row) => openLetter(shop.encryption, row))
      .filter(({ text }) => text.includes(number))

  it('are made when the order is paid, once, and can pay for goods', async () => {
    const number = await soldCards(2)
    expect(await orderState(shop.deps.database, number)).toEqual({ ok: true, value: 'sent' })
    expect(await moveOrder(shop.deps, number, 'sent')).toMatchObject({ ok: false })
    const cards = await issued(number)
    expect(cards.map((card) => card.balance)).toEqual([50_000, 50_000])
    const [letter, ...more] = await letters(number)
    expect(more).toEqual([])
    expect(letter?.subject).toBe('Dina presentkort')
    const found = [...(letter?.text ?? '').matchAll(/Nummer: ([\d ]{19})\nPinkod: (\d{4})/g)]
    expect(found).toHaveLength(2)
    const [, cardNumber = '', pin = ''] = found[0] ?? []
    const [attachment] = letter?.attachments ?? []
    expect(attachment).toMatchObject({ filename: `presentkort-${number}.pdf`, encoding: 'base64' })
    const pdf = await getDocumentProxy(Uint8Array.from(Buffer.from(attachment?.content ?? '', 'base64')))
    const { text } = await extractText(pdf, { mergePages: true })
    for (const [, printedNumber = ''] of found) expect(text).toContain(printedNumber)
    const known = await lookupGiftCard(shop.deps, { number: cardNumber.replaceAll(' ', ''), pin })
    expect(known).toMatchObject({ ok: true, value: { balance: 50_000 } })
    await expectInvariants(shop)
  })

  it('are emptied when the order is paid back, but not once one has been used', async () => {
    const unused = await soldCards(1)
    expect((await refundInTest(shop.deps, unused)).ok).toBe(true)
    expect(await shop.rows(`select distinct action from audit where action = 'gift-card.recalled'`)).toHaveLength(1)
    expect((await issued(unused)).map((card) => card.balance)).toEqual([0])
    const used = await soldCards(1)
    const [card] = await issued(used)
    const now = shop.clock.now()
    await shop.deps.database.transaction((tx) =>
      holdGiftCard(tx, { cardId: card?.id ?? '', reference: 'elsewhere', amount: ore(10), now }),
    )
    expect(await refundInTest(shop.deps, used)).toEqual({ ok: false, error: 'gift-card.used' })
    expect((await issued(used)).map(({ balance }) => balance)).toEqual([49_000])
    await expectInvariants(shop)
  })

  it('does nothing to an order without cards', async () => {
    const number = await newOrder()
    await moveOrder(shop.deps, number, 'controlled')
    await moveOrder(shop.deps, number, 'sent')
    expect([await issued(number), await letters(number)]).toEqual([[], []])
  })
})
