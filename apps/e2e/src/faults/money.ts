import { cartTotals, type Discount, type PricedLine } from '@klarsikt/core/cart'
import { PRODUCT_FAMILIES } from '@klarsikt/core/catalogue'
import { VAT_RATES, wholeOre } from '@klarsikt/core/money'
import { check, type Drill, parallel } from './drill.js'
import { createRandom, type Random } from './random.js'

function randomLine({ below, pick }: Random, index: number): PricedLine {
  return {
    skuId: `sku-${index}`,
    parentSkuId: null,
    prescription: null,
    prescriptionGlasses: null,
    subscriptionInterval: null,
    lensColour: null,
    quantity: 1 + below(12),
    family: pick(PRODUCT_FAMILIES),
    unitPrice: wholeOre(below(1_500_000)),
    vatRate: pick(VAT_RATES),
  }
}

/** Computes every sum of a random cart a second time, öre by öre. */
function checkRandomCart(random: Random): void {
  const { below } = random
  const lines = Array.from({ length: 1 + below(8) }, (_, index) => randomLine(random, index))
  const discount: Discount =
    below(2) === 0
      ? { code: 'A', kind: 'percent', percent: 1 + below(99), families: null }
      : { code: 'B', kind: 'fixed', amount: wholeOre(below(200_000)), families: null }
  const giftCards = Array.from({ length: below(3) }, (_, index) => ({
    id: String(index),
    balance: wholeOre(below(400_000)),
  }))
  const totals = cartTotals(lines, { discount, giftCards, shipping: wholeOre(2_900) })
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  check(
    sum(totals.lines.map((row) => row.total)) + 2_900 === totals.total,
    `lines are not the total: ${JSON.stringify(lines)}`,
  )
  check(sum(lines.map((line) => line.unitPrice * line.quantity)) === totals.items, 'items are not price times quantity')
  check(
    sum(totals.vat.map((row) => row.gross)) === totals.total &&
      sum(totals.vat.map((row) => row.vat)) === totals.vatTotal,
    'VAT rows do not add up',
  )
  check(sum(totals.giftCards.map((card) => card.amount)) + totals.toPay === totals.total, 'tenders are not the total')
  const all = [
    totals.total,
    totals.toPay,
    totals.discount,
    ...totals.lines.flatMap((row) => [row.total, row.discount]),
    ...totals.vat.map((row) => row.vat),
  ]
  check(
    all.every((value) => Number.isSafeInteger(value) && value >= 0),
    `not whole öre: ${all.join(' ')}`,
  )
}

/** R11: amounts are whole öre everywhere: in random carts, and in real orders in the shop, its books and Klarna's. */
export const money: Drill = {
  id: 'R11',
  title: 'money',
  async run(field, size) {
    const random = createRandom()
    const [carts, orders] = size === 'full' ? [100_000, 200] : [5_000, 12]
    for (let cart = 0; cart < carts; cart++) checkRandomCart(random)
    const skus = [
      await field.books.skuWithStock(orders * 12),
      await field.books.skuWithStock(orders * 12),
      await field.books.skuWithStock(orders * 12),
    ]
    const codes = ['KLART15', 'BAGE20', null] as const
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + Math.round(value * 100), 0)
    await parallel(orders, 4, async (index) => {
      const buyer = field.buyer()
      await buyer.prepare(skus.slice(0, 1 + (index % 3)).map((skuId) => ({ skuId, quantity: 1 + random.below(12) })))
      const code = codes[index % codes.length]
      if (code) await buyer.client.applyDiscount({ body: { code } })
      const before = await buyer.client.getCheckout()
      const { body } = await buyer.submit()
      check('status' in body && body.status === 'redirect', `submit: ${JSON.stringify(body)}`)
      const state = await buyer.pay(body, field.sandbox)
      check(state === 'paid', `the payment is ${state}`)
      const placed = await buyer.client.getConfirmation({ params: { orderNumber: body.orderNumber } })
      check('data' in placed && 'data' in before, `no confirmation: ${JSON.stringify(placed)}`)
      const { lines, totals, tenders } = placed.data
      check(
        sum([totals.total]) === sum([before.data.totals.total]),
        `shown ${before.data.totals.total}, ordered ${totals.total}`,
      )
      check(
        sum(lines.map((line) => line.lineTotal)) === sum([totals.items]),
        `lines are not the goods: ${JSON.stringify([lines, totals])}`,
      )
      check(
        sum([totals.items, -totals.discount, totals.shipping]) === sum([totals.total]),
        `goods, discount and freight are not the total: ${JSON.stringify(totals)}`,
      )
      check(sum(tenders.map((tender) => tender.amount)) === sum([totals.total]), 'tenders are not the total')
      check(sum(totals.vat.map(({ amount }) => amount)) === sum([totals.vatTotal]), 'VAT rows are not the VAT')
    })
    await field.books.balanced('after the orders')
    return `${carts} random carts and ${orders} orders: lines, freight, discount, VAT, tenders, books and Klarna agree to the öre`
  },
}
