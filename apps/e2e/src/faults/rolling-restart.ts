import { setTimeout as sleep } from 'node:timers/promises'
import { createBuyer } from '../harness/buyer.js'
import { createKeepAliveClient, type KeepAliveClient } from '../harness/keep-alive-client.js'
import { startShop } from '../harness/shop.js'
import { check, type Drill, parallel, type Size } from './drill.js'
import { createRandom } from './random.js'

const CLIENTS = 16

/** Pause between requests. Sixteen clients without pauses would only measure the machine. */
const THINK_MS = 60

/** Delay of Klarna, so long that all submissions still wait for it when the shop is stopped. */
const SLOW_MS = 1_200

interface Load {
  readonly lost: string[]
  answered: number
  running: boolean
}

/** A client that sends one request after another in its own session: a page, a read and a write. */
async function browse({ send }: KeepAliveClient, skuId: string, load: Load): Promise<void> {
  const begun = await send('/api/site/shopper')
  const { token } = JSON.parse(begun.body) as { token: string }
  const cookie = begun.cookies.map((one) => one.split(';')[0]).join('; ')
  const write = { cookie, 'csrf-token': token, 'content-type': 'application/json' }
  for (let step = 0; load.running; step++) {
    const quantity = (step % 12) + 1
    for (const ask of [
      () => send('/api/cart', { headers: { cookie } }),
      () => send('/api/cart/update', { method: 'POST', headers: write, body: JSON.stringify({ skuId, quantity }) }),
      () => send('/vanliga-fr%C3%A5gor', { headers: { cookie, accept: 'text/html' } }),
    ]) {
      const outcome = await ask().then(
        ({ status, body }) => (status === 200 ? null : `answered ${status} ${body.slice(0, 200)}`),
        (error: unknown) => String(error),
      )
      if (outcome === null) load.answered++
      else load.lost.push(outcome)
      await sleep(THINK_MS)
    }
  }
}

/** R16: both replicas are restarted in turn, several times, with keep-alive clients. */
export const rollingRestart: Drill = {
  id: 'R16',
  title: 'rolling restarts',
  async run(field, size) {
    const restarts = size === 'full' ? 10 : 2
    const sku = await field.books.skuWithStock(5_000)
    const { balancer, replicas } = field
    const clients = Array.from({ length: CLIENTS }, () => createKeepAliveClient(balancer.url))
    const random = createRandom()
    const load: Load = { lost: [], answered: 0, running: true }
    try {
      const browsing = clients.map((client) => browse(client, sku, load))
      for (let round = 0; round < restarts; round++) {
        const replica = replicas[round % 2 === 0 ? 0 : 1]
        await sleep(500 + random.below(500))
        await replica.end('SIGTERM')
        await balancer.until(replica.url, false)
        await replica.start()
        await balancer.until(replica.url, true)
      }
      await sleep(500)
      load.running = false
      await Promise.all(browsing)
    } finally {
      load.running = false
      for (const client of clients) client.stop()
    }
    const lost = [...new Set(load.lost)].slice(0, 5).join('; ')
    check(load.lost.length === 0, `${load.lost.length} of ${load.answered + load.lost.length} requests lost: ${lost}`)
    return `${restarts} restarts of two replicas in turn under ${CLIENTS} keep-alive clients: ${load.answered} requests answered, none lost; ${await stopWhileBuying(size)}`
  },
}

/** The shop with its own sandbox: purchases in progress when it stops are answered before the sandbox stops. */
async function stopWhileBuying(size: Size): Promise<string> {
  const count = size === 'full' ? CLIENTS : 6
  const shop = await startShop({ env: { SANDBOX: '1' } })
  const { data } = await read<{ data: { articles: { id: number; price: { unit: { publicationStatus: number } } }[] } }>(
    `${shop.url}/api/site/category?path=/%C3%B6gonv%C3%A5rd`,
  )
  const article = data.articles.find(({ price }) => price.unit.publicationStatus === 20)
  check(article !== undefined, 'nothing is for sale')
  const buyers = await parallel(count, 8, async () => {
    const buyer = createBuyer(shop.url)
    await buyer.prepare([{ skuId: `${article.id}-1`, quantity: 1 }])
    return buyer
  })
  await slowDown(`${shop.url}/sandbox/klarna/__control/faults`, count)
  const submits = buyers.map((buyer) =>
    buyer.submit().then(({ status, body }) => ('error' in body ? `${status} ${body.error.code}` : status), String),
  )
  await sleep(SLOW_MS / 2)
  await shop.end('SIGTERM')
  const statuses = await Promise.all(submits)
  await shop.stop()
  check(
    statuses.every((status) => status === 200),
    `${count} submits while it stopped: ${[...new Set(statuses)].join(', ')}`,
  )
  return `${count} submits in flight while it stopped, all answered`
}

async function slowDown(faults: string, times: number): Promise<void> {
  const answer = await fetch(faults, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ operation: 'payments.create-session', kind: 'slow', ms: SLOW_MS, times }),
  })
  check(answer.ok, `the sandbox accepts no faults: ${answer.status}`)
}

async function read<T>(url: string): Promise<T> {
  return (await (await fetch(url)).json()) as T
}
