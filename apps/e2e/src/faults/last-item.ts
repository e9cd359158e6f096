import { check, type Drill, parallel, percentile } from './drill.js'

/** R1: many buyers submit an order for the last piece at the same moment. */
export const lastItem: Drill = {
  id: 'R1',
  title: 'last item',
  async run(field, size) {
    const [rounds, crowd] = size === 'full' ? [20, 200] : [2, 40]
    const slowest: number[] = []
    for (let round = 0; round < rounds; round++) {
      const sku = await field.books.skuWithStock(1)
      const buyers = await parallel(crowd, 25, async () => {
        const buyer = field.buyer()
        await buyer.prepare([{ skuId: sku, quantity: 1 }])
        return buyer
      })
      const answers = await Promise.all(buyers.map(async (buyer) => ({ buyer, ...(await buyer.submit()) })))
      const won = answers.filter(({ status }) => status === 200)
      const lost = answers.filter(
        ({ status, body }) => status === 409 && 'error' in body && body.error.code === 'article.out-of-stock',
      )
      check(won.length === 1, `round ${round}: ${won.length} buyers got the last piece`)
      check(
        lost.length === crowd - 1,
        `round ${round}: ${JSON.stringify(answers.filter((a) => !won.includes(a) && !lost.includes(a)).map((a) => [a.status, a.body]))}`,
      )
      const [winner] = won
      check(winner !== undefined && 'status' in winner.body && typeof winner.body.status === 'string', 'no winner')
      const state = await winner.buyer.pay(winner.body, field.sandbox)
      check(state === 'paid', `the winner's payment is ${state}`)
      slowest.push(
        percentile(
          answers.map(({ buyer }) => buyer.trace.findLast((t) => t.call.endsWith('/submit'))?.ms ?? 0),
          0.99,
        ),
      )
      await field.books.balanced(`round ${round}`)
    }
    const p99 = Math.max(...slowest)
    if (size === 'full') check(p99 < 3000, `p99 of the button is ${p99} ms`)
    return `${rounds} rounds of ${crowd}: one order each, ${crowd - 1} typed 409, p99 at worst ${p99} ms`
  },
}
