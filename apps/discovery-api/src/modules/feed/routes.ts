import { join } from 'node:path'
import { discoveryEndpoints as endpoints } from '@klarsikt/contract/discovery'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { readNdjson } from '@klarsikt/feed'
import type { z } from 'zod'
import type { Deps } from '../../context.js'
import type { Refusal } from '../../http/failures.js'
import { implement } from '../../http/implement.js'
import type { MarketKey } from '../tenant/market-key.js'
import { importBatches, putBatch } from './batches.js'
import { deleteProduct } from './delete-product.js'
import { type FeedOptions, importProducts } from './import-products.js'
import { putCategories, putContent, putSynonyms } from './put-lists.js'
import { readFeedTask } from './read-feed-task.js'
import { isUnreadable, spool } from './spool.js'

/** Longest list of content pages, synonyms or categories, bytes. */
const LIST_LIMIT = 32 * 1024 * 1024
/** Longest list of batch digests, bytes. */
const BATCHES_LIMIT = 256 * 1024

const noMarket = {
  code: 'not-found',
  message: 'The tenant has no such market.',
  fields: { market: 'unknown' },
} as const

async function hasMarket({ tenants }: Pick<Deps, 'tenants'>, { tenant, market }: MarketKey): Promise<boolean> {
  const isKnown = () => tenants.get(tenant)?.markets.has(market) === true
  // Another replica may just have created it.
  if (!isKnown()) await tenants.reload(tenant)
  return isKnown()
}

const optionsOf = (query: z.output<typeof endpoints.putProducts.query>): FeedOptions => ({
  mode: query.mode,
  count: query.count,
  allowRemovals: query.allow_removals,
})

/** Turns an error about unreadable data into a refusal, because the sender has to correct it. Other errors are thrown on. */
async function readWhole<Done>(read: () => Promise<Result<Done, Refusal>>): Promise<Result<Done, Refusal>> {
  try {
    return await read()
  } catch (error) {
    if (isUnreadable(error)) return err({ code: 'malformed', message: 'The feed cannot be unpacked to its end.' })
    throw error
  }
}

export const feedRoutes = [
  implement(endpoints.getFeedTask, async (call, { params }) => {
    if (!(await hasMarket(call, params))) return err(noMarket)
    const task = await readFeedTask(call, params, Number(params.task))
    return task ? ok(task) : err({ code: 'not-found', message: 'task: unknown', fields: { task: 'unknown' } })
  }),
  implement(
    endpoints.putProducts,
    async (call, { params, query }) => {
      if (!(await hasMarket(call, params))) return err(noMarket)
      const spooled = await spool(call.request, join(call.settings.dataFolder, 'feeds'))
      if (!spooled.ok) return spooled
      return readWhole(() =>
        importProducts(call, params, readNdjson(spooled.value.chunks()), optionsOf(query)),
      ).finally(spooled.value.remove)
    },
    { bulk: true },
  ),
  implement(
    endpoints.putFeedBatch,
    async (call, { params }) =>
      (await hasMarket(call, params)) ? readWhole(() => putBatch(call, params, call.request)) : err(noMarket),
    { bulk: true },
  ),
  implement(
    endpoints.importBatches,
    async (call, { params, query, body }) =>
      (await hasMarket(call, params))
        ? readWhole(() => importBatches(call, params, body.batches, optionsOf(query)))
        : err(noMarket),
    { bodyLimit: BATCHES_LIMIT },
  ),
  implement(endpoints.deleteProduct, async (call, { params }) =>
    (await hasMarket(call, params))
      ? ok({ success: true as const, removed: await deleteProduct(call, params, params.id) })
      : err(noMarket),
  ),
  implement(
    endpoints.putContent,
    async (call, { params, query, body }) => {
      if (!(await hasMarket(call, params))) return err(noMarket)
      const stored = await putContent(call, params, body, query.allow_removals)
      return stored.ok ? ok({ success: true as const, stored: stored.value }) : stored
    },
    { bodyLimit: LIST_LIMIT, bulk: true },
  ),
  implement(
    endpoints.putSynonyms,
    async (call, { params, body }) =>
      (await hasMarket(call, params))
        ? ok({ success: true as const, stored: await putSynonyms(call, params, body) })
        : err(noMarket),
    { bodyLimit: LIST_LIMIT, bulk: true },
  ),
  implement(
    endpoints.putCategories,
    async (call, { params, query, body }) => {
      if (!(await hasMarket(call, params))) return err(noMarket)
      const stored = await putCategories(call, params, body, query.allow_removals)
      return stored.ok ? ok({ success: true as const, stored: stored.value }) : stored
    },
    { bodyLimit: LIST_LIMIT, bulk: true },
  ),
]
