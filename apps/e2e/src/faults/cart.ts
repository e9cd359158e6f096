import { CART_LINE_MAXIMUM } from '@klarsikt/core/cart'
import { check, type Drill } from './drill.js'
import { createRandom } from './random.js'

/** R12: many tabs of one shopper change the cart at the same time. */
export const cartTabs: Drill = {
  id: 'R12',
  title: 'tabs on one cart',
  async run(field, size) {
    const [tabs, operations] = size === 'full' ? [8, 100] : [8, 25]
    const skus = await Promise.all([1, 2, 3].map(() => field.books.skuWithStock(500)))
    const buyer = field.buyer()
    const random = createRandom()
    await buyer.client.getShopper()
    const last = new Map<string, Set<number>>()
    await Promise.all(
      Array.from({ length: tabs }, async () => {
        for (let step = 0; step < operations; step++) {
          const skuId = skus[random.below(skus.length)] ?? ''
          const quantity = random.below(15)
          const answer = await buyer.client.updateCart({ body: { skuId, quantity } })
          if (!('cartHead' in answer)) {
            check(quantity > CART_LINE_MAXIMUM, `refused ${quantity}: ${JSON.stringify(answer)}`)
            continue
          }
          const lines = answer.cartHead.cart.items
          check(new Set(lines.map((line) => line.skuId)).size === lines.length, 'one sku is on two lines')
          check(
            lines.every((line) => line.quantity >= 1 && line.quantity <= CART_LINE_MAXIMUM),
            `a line holds ${lines.map((l) => l.quantity).join(', ')}`,
          )
          last.set(skuId, (last.get(skuId) ?? new Set()).add(quantity))
        }
      }),
    )
    const end = await buyer.client.getCart()
    check('cartHead' in end, 'no cart')
    for (const line of end.cartHead.cart.items)
      check(last.get(line.skuId)?.has(line.quantity) === true, `${line.quantity} was never asked for`)
    const sum = end.cartHead.cart.items.reduce((total, line) => total + Math.round(line.lineTotal * 100), 0)
    check(sum === Math.round(end.cartHead.cart.itemsCost * 100), 'the lines do not add up to the total')
    check(
      buyer.trace.every(({ status }) => status < 500),
      'a 5xx',
    )
    return `${tabs} tabs, ${operations} changes each: a serial order, never above ${CART_LINE_MAXIMUM}`
  },
}
