import { multiply, negate, formatOre, wholeOre } from '@klarsikt/core/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectInvariants } from '../checkout/testing/invariants.js'
import {
  buyableSkus,
  choose,
  newBuyer,
  openTestShop,
  setStock,
  submitToPage,
  type TestShop,
} from '../checkout/testing/shop.js'
import { orderConfirmation } from '../mail/order-confirmation.js'
import { openLetter } from '../mail/outbox.js'
import { completePayment } from '../payment/complete.js'
import { getConfirmation } from './confirmation.js'
import { openSnapshot, type OrderSnapshot, sealSnapshot } from './snapshot.js'

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
  const page = await submitToPage(shop, cartId)
  await choose(page.redirectUrl, 'approve')
  await completePayment(shop.deps, cartId, { paymentId: page.paymentId, outcome: 'success' })
  const found = await getConfirmation(shop.deps, cartId, page.orderNumber)
  if (!found.ok) throw new Error(found.error)
  const letters = await shop.rows<{ letter: string }>(
    `select letter from mail_outbox where kind = 'order-confirmation' order by created_at desc`,
  )
  const letter = letters
    .map((row) => openLetter(shop.encryption, row.letter))
    .find(({ text }) => text.includes(page.orderNumber))
  if (!letter) throw new Error('No letter')
  const [submission] = await shop.rows<{ snapshot: string }>(
    'select snapshot from checkout_submission where id = $1',
    page.paymentId,
  )
  return { order: found.value, letter, snapshot: openOrder(submission?.snapshot ?? '') }
}

function openOrder(sealed: string): OrderSnapshot {
  const snapshot = openSnapshot(shop.encryption, sealed)
  if (snapshot.kind === 'request') throw new Error('No order')
  return snapshot
}

const inOre = (kronor: number) => wholeOre(Math.round(kronor * 100))
const money = (kronor: number) => formatOre(inOre(kronor))

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

  it('says the same in the letter, as text and as HTML', async () => {
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

  it('opens what was agreed before the code was kept', async () => {
    const { snapshot } = await bought(3, 'KLART15')
    const { discountCode: _code, ...old } = snapshot
    const opened = openOrder(sealSnapshot(shop.encryption, old))
    const { text } = orderConfirmation(
      { orderNumber: '12345678', snapshot: opened, placedAt: shop.clock.now() },
      'https://klarsikt.example',
      null,
    )
    expect(text).toContain(`\nRabatt: ${formatOre(negate(snapshot.discount))}\n`)
  })

  it('tells two boxes of contact lenses apart by eye and power [ACC-14]', async () => {
    const { snapshot } = await bought(1, null)
    const [line] = snapshot.lines
    if (!line) throw new Error('Nothing was bought')
    const box = (power: string, eyes: readonly ('right' | 'left')[]) => {
      const shared = { baseCurve: '8.6', diameter: '14.2', cylinder: null, axis: null, addition: null }
      return { ...line, brand: '', description: 'Total1', prescription: { power, ...shared }, eyes }
    }
    const lines = [box('-2.25', ['right']), box('-1.75', ['left']), box('+1.00', ['right', 'left']), box('-3.00', [])]
    const placed = { orderNumber: '12345678', snapshot: { ...snapshot, lines }, placedAt: shop.clock.now() }
    const { text } = orderConfirmation(placed, 'https://klarsikt.example', null)
    for (const words of [
      'Total1 (höger öga, styrka −2,25)',
      'Total1 (vänster öga, styrka −1,75)',
      'Total1 (höger öga, vänster öga, styrka +1,00)',
      'Total1 (styrka −3,00)',
    ])
      expect(text).toContain(words)
  })

  it('says for each line how long it can be withdrawn from, and brings the terms with it [ACC-20]', async () => {
    const { snapshot } = await bought(1, null)
    const [line] = snapshot.lines
    if (!line) throw new Error('Nothing was bought')
    const lens = { ...line, brand: '', description: 'Enkelslipade glas', madeToOrder: true, parentPosition: 0 }
    const { text, html, attachments } = orderConfirmation(
      {
        orderNumber: '12345678',
        snapshot: { ...snapshot, lines: [{ ...line, withdrawalDays: 90 }, lens] },
        placedAt: shop.clock.now(),
      },
      'https://klarsikt.example',
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
