import { multiply, negate, formatOre, wholeOre } from '@klarsikt/core/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openLetter } from '../../../testing/open-letter.js'
import { openSnapshot, sealSnapshot } from '../../money/payment/sealed-snapshot.js'
import { expectInvariants } from '../checkout/testing/invariants.js'
import { pay } from '../checkout/testing/pay.js'
import { buyableSkus, newBuyer, openTestShop, setStock, type TestShop } from '../checkout/testing/shop.js'
import { confirmationData, orderConfirmation } from './confirmation-letter.js'
import { getConfirmation } from './confirmation.js'
import type { OrderSnapshot } from './snapshot.js'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await shop.rows(
    `insert into discount_code (code, text, percent, minimum, valid_from, valid_until)
     values ('KLART15', '15 % på hela köpet', 15, 50000, $1, $2)`,
    new Date(shop.clock.now().getTime() - 86_400_000),
    new Date(shop.clock.now().getTime() + 86_400_000),
  )
})
afterAll(() => shop.close())

async function bought(pieces: number, code: string | null) {
  const [sku = ''] = await buyableSkus(shop, 1)
  await setStock(shop, sku, 100)
  const cartId = await newBuyer(shop, { [sku]: pieces })
  await shop.rows('update cart set discount_code = $2 where id = $1', cartId, code)
  const page = await pay(shop, cartId)
  const found = await getConfirmation(shop.deps, cartId, page.orderNumber)
  if (!found.ok) throw new Error(found.error)
  const letters = await shop.rows<{ kind: string; letter: string }>(
    `select kind, letter from mail_outbox where kind = 'order-confirmation' order by created_at desc`,
  )
  const letter = letters
    .map((row) => openLetter(shop.encryption, row))
    .find(({ text }) => text.includes(page.orderNumber))
  if (!letter) throw new Error('No letter')
  const [submission] = await shop.rows<{ snapshot: string }>(
    'select snapshot from submission where id = $1',
    page.paymentId,
  )
  return { order: found.value, letter, snapshot: openOrder(submission?.snapshot ?? '') }
}

function openOrder(sealed: string): OrderSnapshot {
  return openSnapshot(shop.encryption, sealed)
}

const inOre = (kronor: number) => wholeOre(Math.round(kronor * 100))
const money = (kronor: number) => formatOre(inOre(kronor))

const confirmation = (order: Parameters<typeof confirmationData>[0], terms: string | null = null) =>
  orderConfirmation.render(confirmationData(order, terms), {
    shopUrl: 'https://klarsikt.example',
    serviceEmail: 'hej@klarsikt.example',
  })

it('says to whom a gift card goes and on which day, and no parcel', async () => {
  const { snapshot } = await bought(1, null)
  const order = { orderNumber: '12345678', snapshot }
  const giftCards = ['Presentkort skickas till bo@klarsikt.example torsdag 24 december.']
  const { text } = orderConfirmation.render(
    { ...confirmationData(order, null), giftCards },
    { shopUrl: 'https://klarsikt.example', serviceEmail: 'hej@klarsikt.example' },
  )
  expect(text).toContain(giftCards[0])
  expect(text).not.toContain('Beräknad leverans')
})

describe('the receipt of an order with a discount code', () => {
  it('has lines that come to the goods, from which the named code is taken once', async () => {
    const { order } = await bought(3, 'KLART15')
    const [line] = order.lines
    expect(line?.lineTotal).toBe(order.totals.items)
    expect(inOre(line?.lineTotal ?? 0)).toBe(multiply(inOre(line?.unitPrice ?? 0), 3))
    expect(order.totals.discount).toBeGreaterThan(0)
    expect(inOre(order.totals.total)).toBe(
      inOre(order.totals.items) - inOre(order.totals.discount) + inOre(order.totals.shipping),
    )
    expect(order.discountCode).toBe('KLART15')
    await expectInvariants(shop)
  })

  it('has the same content in the letter, as text and as HTML', async () => {
    const { order, letter } = await bought(3, 'KLART15')
    const { totals, lines } = order
    const rows = [
      [`3 × ${lines[0]?.brand} ${lines[0]?.description}`, money(lines[0]?.lineTotal ?? 0)],
      ['Varor', money(totals.items)],
      ['Rabatt (KLART15)', formatOre(negate(inOre(totals.discount)))],
      ['Frakt', totals.shipping > 0 ? money(totals.shipping) : 'Fri frakt'],
      ['Totalt', money(totals.total)],
      ['Varav moms 25 %', money(totals.vatTotal)],
      ['Klarna', money(totals.toPay)],
    ]
    expect(letter.text).toContain(rows.map(([text, amount]) => `${text}: ${amount}`).join('\n'))
    const cells = [...letter.html.matchAll(/<td[^>]*>([^<]*)<\/td>/g)].map(([, text]) => text)
    expect(cells).toEqual(rows.flat())
  })

  it('names no code where none was used', async () => {
    const { order, letter } = await bought(1, null)
    expect(order.discountCode).toBeNull()
    expect(letter.text).not.toContain('Rabatt')
  })

  it('reads orders from before the code was stored', async () => {
    const { snapshot } = await bought(3, 'KLART15')
    const { discountCode: _code, ...old } = snapshot
    const opened = openOrder(sealSnapshot(shop.encryption, old))
    const { text } = confirmation({ orderNumber: '12345678', snapshot: opened })
    expect(text).toContain(`\nRabatt: ${formatOre(negate(snapshot.discount))}\n`)
  })

  it('distinguishes two boxes of contact lenses by eye and power', async () => {
    const { snapshot } = await bought(1, null)
    const [line] = snapshot.lines
    if (!line) throw new Error('Nothing was bought')
    const box = (power: string, eyes: readonly ('right' | 'left')[]) => {
      const shared = { baseCurve: '8.6', diameter: '14.2', cylinder: null, axis: null, addition: null }
      return { ...line, brand: '', description: 'Total1', prescription: { power, ...shared }, eyes }
    }
    const lines = [box('-2.25', ['right']), box('-1.75', ['left']), box('+1.00', ['right', 'left']), box('-3.00', [])]
    const placed = { orderNumber: '12345678', snapshot: { ...snapshot, lines } }
    const { text } = confirmation(placed)
    for (const words of [
      'Total1 (höger öga, styrka −2,25)',
      'Total1 (vänster öga, styrka −1,75)',
      'Total1 (höger öga, vänster öga, styrka +1,00)',
      'Total1 (styrka −3,00)',
    ])
      expect(text).toContain(words)
  })

  it('states for each line how long it can be withdrawn from, and includes the terms', async () => {
    const { snapshot } = await bought(1, null)
    const [line] = snapshot.lines
    if (!line) throw new Error('Nothing was bought')
    const lens = { ...line, brand: '', description: 'Enkelslipade glas', madeToOrder: true, parentPosition: 0 }
    const { text, html, attachments } = confirmation(
      { orderNumber: '12345678', snapshot: { ...snapshot, lines: [{ ...line, withdrawalDays: 90 }, lens] } },
      'Köpvillkor\n\n1. Vilka vi är',
    )
    for (const words of [
      `${line.description}: 90 dagars ångerrätt.`,
      `Enkelslipade glas: Tillverkas efter ditt recept, utan lagstadgad ångerrätt. ${line.withdrawalDays} dagars öppet köp.`,
    ]) {
      expect(text).toContain(words)
      expect(html).toContain(words)
    }
    expect(attachments?.map(({ filename }) => filename)).toEqual(['angerblankett.txt', 'kopvillkor.txt'])
    expect(attachments?.[1]?.content).toContain('1. Vilka vi är')
  })
})
