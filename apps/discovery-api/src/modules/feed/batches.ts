import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { FeedReport } from '@klarsikt/contract/discovery/types'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { readNdjson } from '@klarsikt/feed'
import { and, eq } from 'drizzle-orm'
import type { Deps } from '../../context.js'
import { inMarket } from '../../database/conditions.js'
import type { Refusal } from '../../http/failures.js'
import type { MarketKey } from '../tenant/market-key.js'
import { type FeedOptions, importProducts } from './import-products.js'
import { keepBatches, removeOldBatches } from './queries.js'
import { FeedUnreadable, MAX_SENT, MAX_UNPACKED, spool } from './spool.js'
import { feedBatch } from './tables.js'

type BatchDeps = Pick<Deps, 'database' | 'clock' | 'settings'>

/** Unpacks beside the event loop, so that searches are answered meanwhile. */
const unpack = promisify(gunzip)

/** Largest batch in bytes, as sent and unpacked. Each batch is held in memory. */
const MAX_BATCH = 16 * 1024 ** 2
const MAX_BATCH_UNPACKED = 64 * 1024 ** 2
/** Most bytes of the stored batches of a market: enough for a feed, and for one that was aborted before it. */
const MAX_KEPT = 2 * MAX_SENT
/** How long a batch is kept for a feed that is not imported yet, ms. */
const WAITS_FOR = 24 * 3_600_000
/** How long batches stay after their feed was imported, ms: a sender that did not get the answer asks again. */
const STAYS_FOR = 3_600_000

/**
 * Stores a batch of a feed in the database, so that every replica has it and a restart does not lose it. Refused when the batch is too
 * large, does not have the digest in its address, or does not end with a line feed.
 */
export async function putBatch(
  deps: BatchDeps,
  marketKey: MarketKey & { readonly batch: string },
  request: Request,
): Promise<Result<{ success: true }, Refusal>> {
  const { tenant, market, batch } = marketKey
  const spooled = await spool(request, join(deps.settings.dataFolder, 'feeds'), MAX_BATCH)
  if (!spooled.ok) return spooled
  try {
    const digest = createHash('sha256')
    let size = 0
    let last = 0
    for await (const chunk of spooled.value.chunks()) {
      size += chunk.byteLength
      if (size > MAX_BATCH_UNPACKED) return err({ code: 'too-large' })
      digest.update(chunk)
      last = chunk.at(-1) ?? last
    }
    if (digest.digest('hex') !== batch) {
      const message = 'The batch is not the one that its address names: it was changed or cut on its way.'
      return err({ code: 'invalid', message, fields: { batch: 'differs' } })
    }
    // The next batch would continue its last line.
    if (last !== LINE_END) return err({ code: 'invalid', message: 'The last line of the batch has no end.' })
    const data = await readFile(spooled.value.file)
    const keptUntil = new Date(deps.clock.now().getTime() + WAITS_FOR)
    await deps.database.orm
      .insert(feedBatch)
      .values({ tenant, market, batch, data, size: data.byteLength, keptUntil })
      .onConflictDoUpdate({ target: [feedBatch.tenant, feedBatch.market, feedBatch.batch], set: { keptUntil } })
    await removeOldBatches(deps.database, tenant, market, MAX_KEPT)
    return ok({ success: true })
  } finally {
    await spooled.value.remove()
  }
}

const LINE_END = 10

/** Imports a feed from its stored batches, in the given order. Refused with the missing batches when some are not stored. */
export async function importBatches(
  deps: BatchDeps,
  marketKey: MarketKey,
  batches: readonly string[],
  options: FeedOptions,
): Promise<Result<FeedReport, Refusal>> {
  const { tenant, market } = marketKey
  const until = (ms: number) => new Date(deps.clock.now().getTime() + ms)
  const { rows } = await keepBatches(deps.database, tenant, market, batches, until(WAITS_FOR))
  const sizeOf = new Map(rows.map(({ batch, size }) => [batch, size]))
  const missing = batches.flatMap((batch, at) => (sizeOf.has(batch) ? [] : [[`batches.${at}`, 'missing'] as const]))
  if (missing.length > 0) {
    const message = `${missing.length} of the ${batches.length} batches are not here: send them first.`
    return err({ code: 'not-found', message, fields: Object.fromEntries(missing) })
  }
  if (batches.reduce((sum, batch) => sum + (sizeOf.get(batch) ?? 0), 0) > MAX_SENT) return err({ code: 'too-large' })
  const report = await importProducts(deps, marketKey, readNdjson(contentOf(deps, marketKey, batches)), options)
  if (report.ok) await keepBatches(deps.database, tenant, market, batches, until(STAYS_FOR))
  return report
}

async function* contentOf(
  { database: { orm } }: BatchDeps,
  marketKey: MarketKey,
  batches: readonly string[],
): AsyncGenerator<Uint8Array> {
  let seen = 0
  for (const batch of batches) {
    const isThis = and(inMarket(feedBatch, marketKey), eq(feedBatch.batch, batch))
    const [row] = await orm.select({ data: feedBatch.data }).from(feedBatch).where(isThis)
    if (!row) throw new FeedUnreadable('A batch was removed while the feed was read.')
    const isGzip = row.data[0] === 0x1f && row.data[1] === 0x8b
    const content = isGzip ? await unpack(row.data) : row.data
    seen += content.byteLength
    if (seen > MAX_UNPACKED) throw new FeedUnreadable('The feed is too large when unpacked.')
    yield content
  }
}
