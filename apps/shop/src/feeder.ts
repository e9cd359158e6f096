import { setTimeout as pause } from 'node:timers/promises'
import { deleteProduct, type Discovery, importProducts } from '@klarsikt/discovery-api'
import type { ArticleRecord } from './article-record.js'

/** Sends the products of one tenant and market to the discovery service. A failed call throws and may be repeated. */
export type Feeder = {
  /** Replaces all products by these. */
  replace(records: readonly ArticleRecord[]): Promise<void>
  /** Adds these products, or replaces those with the same id. */
  upsert(records: readonly ArticleRecord[]): Promise<void>
  remove(id: string): Promise<void>
}

export type FeedMarket = { readonly tenant: string; readonly market: string }

/** After this many lines the feed pauses, so that other work can run. */
const SLICE = 100

/** Feeds the discovery service in this process. */
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

/** Longest wait for an answer of another service in ms. The whole catalogue may have to cross a slow line. */
const REQUEST_TIMEOUT_MS = 600_000

/** Feeds a discovery service in another process, with the secret key of the tenant. */
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
    // A product that does not exist is already removed.
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
    // Removals are allowed without limit, because a database is complete, whereas a file may be cut off.
    replace: (records) => put(records, 'mode=replace&allow_removals=true'),
    upsert: (records) => put(records, 'mode=upsert'),
    remove: (id) => call('DELETE', `${products}/${encodeURIComponent(id)}`),
  }
}
