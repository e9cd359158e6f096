import { createBuyer } from '../harness/buyer.js'
import type { SandboxProcess } from '../harness/sandbox.js'

export type Tally = {
  requests: number
  orders: number
  visits: number
  serverErrors: number
  running: boolean
  readonly times: number[]
  readonly errors: Map<string, number>
}

export const newTally = (): Tally => ({
  requests: 0,
  orders: 0,
  visits: 0,
  serverErrors: 0,
  running: true,
  times: [],
  errors: new Map(),
})

export type Errand = {
  /** Addresses of the replicas. A customer uses them in turn, as behind a proxy without sticky sessions. */
  readonly urls: readonly string[]
  readonly sandbox: SandboxProcess
  readonly pages: readonly string[]
  readonly skus: readonly string[]
  /** Waits until the next visit may start. */
  readonly arrive: () => Promise<void>
}

const WORDS = ['solglasögon', 'ray-ban', 'panto svart', 'linser', 'progressiva', 'rund guld']
/** One visit in this many ends in an order. */
const BUYS = 4

/** Visits pages, searches, fills a cart and sometimes buys; then starts again as a new visitor. */
export async function shopUntilStopped(errand: Errand, tally: Tally, first: number): Promise<void> {
  for (let visit = first; tally.running; visit++) {
    await errand.arrive()
    try {
      await shopOnce(errand, tally, visit)
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error)
      tally.errors.set(text, (tally.errors.get(text) ?? 0) + 1)
    }
    tally.visits++
  }
}

async function shopOnce({ urls, sandbox, pages, skus }: Errand, tally: Tally, visit: number): Promise<void> {
  const of = <T>(list: readonly T[], index: number): T => list[index % list.length] as T
  const url = of(urls, visit)
  const count = (status: number, ms: number) => {
    tally.requests++
    tally.times.push(ms)
    if (status >= 500) tally.serverErrors++
  }
  const look = async (path: string) => {
    const started = performance.now()
    const answer = await fetch(url + path, { headers: { accept: 'text/html,*/*' } })
    await answer.arrayBuffer()
    count(answer.status, performance.now() - started)
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
  }
  await look('/')
  await look(of(pages, visit))
  await look(of(pages, visit * 7 + 1))
  await look(`/api/site/search?q=${encodeURIComponent(of(WORDS, visit))}`)
  await look(`/search?q=${encodeURIComponent(of(WORDS, visit + 1))}`)
  const buyer = createBuyer(url)
  const skuId = of(skus, visit)
  try {
    await buyer.client.updateCart({ body: { skuId, quantity: 1 + (visit % 3), noCheckoutInfo: true } })
    await buyer.client.getCart()
    if (visit % BUYS !== 0) return
    await buyer.prepare([{ skuId, quantity: 1 }])
    const { status, body } = await buyer.submit()
    if (!('status' in body)) throw new Error(`submit answered ${status} ${body.error.code}`)
    const state = await buyer.pay(body, sandbox)
    if (state !== 'paid') throw new Error(`a payment ended ${state}`)
    tally.orders++
  } finally {
    for (const { status, ms } of buyer.trace) count(status, ms)
  }
}
