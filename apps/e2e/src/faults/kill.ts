import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Buyer, createBuyer } from '../harness/buyer.js'
import { check, type Drill, type Field, parallel, percentile } from './drill.js'
import { createRandom } from './random.js'

async function goThrough(field: Field, buyer: Buyer, key: string): Promise<string> {
  const { status, body } = await buyer.submit(key)
  check(status === 200 && !('error' in body), `submit answered ${status} ${JSON.stringify(body)}`)
  if (body.status === 'placed') return 'paid'
  if (body.status === 'redirect') return buyer.pay(body, field.sandbox)
  const now = await buyer.client.getPayment({ params: { id: body.paymentId } })
  return 'data' in now ? now.data.state : 'unknown'
}

type Try = { readonly buyer: Buyer; readonly key: string; readonly round: number }

/** Repeats requests without an answer, like a customer who reloads, until the order is placed. */
async function insist(field: Field, { buyer, key, round }: Try): Promise<void> {
  for (let attempt = 0; attempt < 240; attempt++) {
    const state = await goThrough(field, buyer, key).catch((error: unknown) => String(error))
    if (state === 'paid') return
    await sleep(250)
  }
  const last = await goThrough(field, buyer, key).catch(String)
  throw new Error(`kill ${round}: an order never came through: ${last}\nThe shop said:\n${field.shop.output()}`)
}

/** R3: the shop is killed at a random moment during checkouts, started again, and the customers try again. */
export const kill: Drill = {
  id: 'R3',
  title: 'kill -9 with checkouts in flight',
  async run(field, size) {
    const [kills, flight] = size === 'full' ? [100, 20] : [3, 10]
    // Only the restarted shop may finish the interrupted payments, so the other replica is stopped.
    const [, other] = field.replicas
    await other.end('SIGTERM')
    const ready: number[] = []
    const random = createRandom()
    for (let round = 0; round < kills; round++) {
      const before = (await field.books.orderCount()).orders
      const sku = await field.books.skuWithStock(flight * 2)
      const buyers = await parallel(flight, 10, async () => {
        const buyer = createBuyer(field.shop.url)
        await buyer.prepare([{ skuId: sku, quantity: 1 }])
        return { buyer, key: randomUUID() }
      })
      const inFlight = buyers.map(({ buyer, key }) => goThrough(field, buyer, key).catch(() => 'lost'))
      await sleep(random.below(400))
      await field.shop.kill()
      await Promise.all(inFlight)
      await field.shop.start()
      ready.push(await field.shop.ready())
      await parallel(flight, 10, (index) => {
        const one = buyers[index]
        check(one !== undefined, 'no buyer')
        return insist(field, { ...one, round })
      })
      await field.books.settled()
      const after = (await field.books.orderCount()).orders
      check(after - before === flight, `kill ${round}: ${after - before} orders from ${flight} checkouts`)
      await field.books.balanced(`kill ${round}`)
    }
    await other.start()
    await other.ready()
    const slowest = percentile(ready, 1)
    // A start is work of the processor. The reduced size runs beside other work, whose share this time would measure.
    if (size === 'full') check(slowest < 10_000, `ready after ${slowest} ms`)
    return `${kills} kills with ${flight} in flight: every checkout one order and one charge, ready again within ${slowest} ms`
  },
}
