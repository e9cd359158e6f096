import { setTimeout as pause } from 'node:timers/promises'
import { deleteProduct, type Discovery, importProducts } from '@klarsikt/discovery-api'
import type { ArticleRecord } from './article-record.js'

/** The feed of one tenant in one market. A call that fails throws; it may be made again. */
export type Feeder = {
  /** These are all products. */
  replace(records: readonly ArticleRecord[]): Promise<void>
  /** Adds these, or puts them in place of those of the same id. */
  upsert(records: readonly ArticleRecord[]): Promise<void>
  remove(id: string): Promise<void>
}

export type FeedMarket = { readonly tenant: string; readonly market: string }

/** Lines between which others are served. */
const SLICE = 100

/** Feeds the service of this process. */
export function feederHere({ deps }: Pick<Discovery, 'deps'>, place: FeedMarket): Feeder {
  async function put(records: readonly ArticleRecord[], mode: 'replace' | 'upsert'): Promise<void> {
    async function* lines() {
      for (const [at, value] of records.entries()) {
        yield { line: at + 1, value }
        if (at % SLICE === SLICE - 1) await pause(1)
      }
    }
    const report = await importProducts(deps, place, lines(), { mode, count: records.length, allowRemovals: true })
    if (!report.ok) throw new Error(`The feed was refused: ${report.error.code}`)
    const [rejected] = report.value.rejected_lines
    if (rejected) deps.log.error({ ...rejected }, 'a product of the shop is not fit for the feed')
  }
  return {
    replace: (records) => put(records, 'replace'),
    upsert: (records) => put(records, 'upsert'),
    remove: async (id) => void (await deleteProduct(deps, place, id)),
  }
}

/** Longest wait for an answer of a service elsewhere, ms: the whole catalogue may have to cross a narrow line. */
const REQUEST_TIMEOUT_MS = 600_000

/** Feeds a service elsewhere with the secret key of the tenant. */
export function feederElsewhere(url: string, key: string, { tenant, market }: FeedMarket): Feeder {
  const products = `${url}/v2/feed/${encodeURIComponent(tenant)}/${encodeURIComponent(market)}/products`
  async function call(method: 'PUT' | 'DELETE', address: string, body?: string): Promise<void> {
    const answer = await fetch(address, {
      method,
      headers: { authorization: `Bearer ${key}`, ...(body ? { 'content-type': 'application/x-ndjson' } : {}) },
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      ...(body ? { body } : {}),
    })
    await answer.body?.cancel()
    // What is not there need not be removed.
    if (!answer.ok && !(method === 'DELETE' && answer.status === 404))
      throw new Error(`The discovery service answered ${answer.status} to the feed.`)
  }
  const put = (records: readonly ArticleRecord[], query: string) =>
    call(
      'PUT',
      `${products}?${query}&count=${records.length}`,
      records.map((record) => JSON.stringify(record)).join('\n'),
    )
  return {
    // What the shop has is what there is: its own database cannot be cut off as a file can.
    replace: (records) => put(records, 'mode=replace&allow_removals=true'),
    upsert: (records) => put(records, 'mode=upsert'),
    remove: (id) => call('DELETE', `${products}/${encodeURIComponent(id)}`),
  }
}
