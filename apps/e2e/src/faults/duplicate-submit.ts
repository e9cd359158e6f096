import { randomUUID } from 'node:crypto'
import { check, type Drill, type Field } from './drill.js'

/** R2: one checkout is submitted many times at once, and again much later. */
export const duplicateSubmit: Drill = {
  id: 'R2',
  title: 'duplicate submit',
  async run(field, size) {
    const copies = size === 'full' ? 50 : 20
    const buyer = field.buyer()
    const sku = await field.books.skuWithStock(40)
    await buyer.prepare([{ skuId: sku, quantity: 2 }])
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: copies }, () => buyer.submit(key)))
    check(
      answers.every(({ status }) => status === 200),
      `statuses ${[...new Set(answers.map((a) => a.status))].join(', ')}`,
    )
    const numbers = new Set(answers.map(({ body }) => ('orderNumber' in body ? body.orderNumber : '?')))
    check(numbers.size === 1, `order numbers ${[...numbers].join(', ')}`)
    const [first] = answers
    check(first !== undefined && !('error' in first.body), 'no answer')
    const states = await Promise.all(
      Array.from({ length: 10 }, () => buyer.pay(first.body as never, field.sandbox).catch(() => 'closed')),
    )
    check(states.includes('paid'), `payment states ${states.join(', ')}`)
    await field.books.age(24 * 60)
    const late = await buyer.submit(key)
    check(
      'status' in late.body && late.body.status === 'placed' && late.body.orderNumber === [...numbers][0],
      `a day later: ${JSON.stringify(late.body)}`,
    )
    await field.books.balanced('after the duplicates')
    const charges = await field.books.charges([...numbers][0] ?? '')
    check(charges === 1, `${charges} charges at Klarna`)
    await paidByCard(field, sku, copies)
    return `${copies} copies and one 24 h later: order ${[...numbers][0]} every time, one charge; ${copies} paid by gift card: one order`
  },
}

/** Without a payment page, the first submission already empties the cart. */
async function paidByCard(field: Field, skuId: string, copies: number): Promise<void> {
  const buyer = field.buyer()
  await buyer.prepare([{ skuId, quantity: 1 }])
  const applied = await buyer.client.applyGiftCard({ body: await field.books.giftCard(9_000) })
  check('cartHead' in applied, `apply: ${JSON.stringify(applied)}`)
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: copies }, () => buyer.submit(key)))
  const said = new Set(answers.map(({ body }) => JSON.stringify(body)))
  check(said.size === 1 && [...said][0]?.includes('"placed"') === true, `by gift card: ${[...said].join(', ')}`)
  await field.books.balanced('after the copies paid by gift card')
}
