import { execFileSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { createBuyer } from '../harness/buyer.js'
import { until } from '../harness/process.js'
import { check, type Drill, percentile } from './drill.js'

function freeze(pid: number, signal: 'SIGSTOP' | 'SIGCONT'): void {
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map(Number)
  for (const one of [pid, ...children]) {
    try {
      process.kill(one, signal)
    } catch {
      // The database process ended meanwhile.
    }
  }
}

/** R8: the database stops answering under load, and comes back. */
export const databaseAway: Drill = {
  id: 'R8',
  title: 'database away',
  async run(field, size) {
    const away = size === 'full' ? 30_000 : 6_000
    const sku = await field.books.skuWithStock(5000)
    const buyers = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const buyer = createBuyer(field.shop.url)
        await buyer.client.updateCart({ body: { skuId: sku, quantity: 1 } })
        return { buyer, acknowledged: 1 }
      }),
    )
    const refused: number[] = []
    const strange: number[] = []
    let running = true
    let phase: 'up' | 'away' | 'back' = 'up'
    let recovered = 0
    let returned = 0
    const load = buyers.map(async (one, index) => {
      for (let step = 0; running; step++) {
        const quantity = ((index + step) % 12) + 1
        const answer = await one.buyer.client.updateCart({ body: { skuId: sku, quantity } }).catch(() => null)
        const last = one.buyer.trace.at(-1)
        if (answer && 'cartHead' in answer) {
          one.acknowledged = quantity
          if (phase === 'back' && recovered === 0) recovered = Date.now() - returned
        } else if (last?.status === 503) refused.push(last.ms)
        else strange.push(last?.status ?? 0)
        await sleep(200)
      }
    })
    await sleep(1500)
    freeze(field.postgres.pid(), 'SIGSTOP')
    phase = 'away'
    const probe = await sleep(1500).then(() =>
      fetch(`${field.shop.url}/api/cart`, { headers: { 'Shop-Id': '20', 'Api-Key': 'klarsikt-web' } }),
    )
    const readiness = await fetch(`${field.shop.url}/readyz`)
    await sleep(away - 1500)
    freeze(field.postgres.pid(), 'SIGCONT')
    returned = Date.now()
    phase = 'back'
    await until('service is back', async () => recovered > 0)
    await sleep(2000)
    running = false
    await Promise.all(load)
    check(
      probe.status === 503 && probe.headers.has('retry-after'),
      `while away: ${probe.status}, Retry-After ${probe.headers.get('retry-after')}`,
    )
    check(readiness.status === 503, `readyz answers ${readiness.status}`)
    check(strange.length === 0, `statuses other than 200 and 503: ${[...new Set(strange)].join(', ')}`)
    // The reduced size runs beside other work, whose share of the processor these times would measure.
    if (size === 'full') {
      check(recovered < 5000, `full service after ${recovered} ms`)
      check(percentile(refused, 0.95) < 1000, `a refusal took ${percentile(refused, 0.95)} ms`)
    }
    for (const { buyer, acknowledged } of buyers) {
      const answer = await buyer.client.getCart()
      const stored =
        'cartHead' in answer ? answer.cartHead.cart.items.find((item) => item.skuId === sku)?.quantity : undefined
      check(stored === acknowledged, `acknowledged ${acknowledged}, stored ${stored}`)
    }
    return `away ${away / 1000} s: ${refused.length} refusals (503, p95 ${percentile(refused, 0.95)} ms), service back after ${recovered} ms, every acknowledged write stored`
  },
}
