import { createHash } from 'node:crypto'
import { checkProduct, createRepeatedIds, type FeedLine, type RejectedLine } from '@klarsikt/feed'
import { type Executor, type Params, prepared } from '@klarsikt/server/database'
import { eq, sql } from 'drizzle-orm'
import type { Deps } from '../../context.js'
import { currencyOf } from '../catalogue-index/currency.js'
import type { StoredProduct } from '../catalogue-index/stored.js'
import type { MarketKey } from '../tenant/market-key.js'
import { tenant } from '../tenant/tables.js'
import { stageProducts } from './queries.js'
import { Refused } from './refused.js'
import { feedRun } from './tables.js'

type StageDeps = Pick<Deps, 'database' | 'clock' | 'settings'>

/** Rows of one insert. */
const ROWS_PER_INSERT = 500
/** Most rejected lines and warnings that are reported; the rest is only counted. */
const MAX_REPORTED_LINES = 100

export const tooManyProducts = (maxProducts: number) =>
  new Refused({ code: 'too-large', message: `A market holds at most ${maxProducts} products.` })

type Staged = {
  readonly accepted: number
  readonly rejected: number
  readonly reportedLines: readonly RejectedLine[]
  readonly warned: number
  readonly warnings: readonly RejectedLine[]
}

/**
 * Writes the valid lines of a feed to a generation that is not read yet. If several lines have the same id, the last one counts and a
 * warning tells the sender: otherwise two products with one id would silently become one.
 */
export async function stage(
  deps: StageDeps,
  marketKey: MarketKey,
  generation: number,
  lines: AsyncIterable<FeedLine>,
): Promise<Staged> {
  // By id, because of two lines with the same id the later counts.
  let batch = new Map<string, StoredProduct>()
  const currency = await currencyIn(deps.database, marketKey)
  let accepted = 0
  let rejected = 0
  let warned = 0
  const reportedLines: RejectedLine[] = []
  const warnings: RejectedLine[] = []
  const ids = createRepeatedIds()
  for await (const line of lines) {
    const checked = checkProduct(line, currency)
    if (checked.ok) {
      batch.set(checked.value.product_id, checked.value)
      accepted++
      const found = [...checked.warnings, ...ids.of(checked.value, line.line)]
      warned += found.length
      warnings.push(...found.slice(0, MAX_REPORTED_LINES - warnings.length))
      if (accepted > deps.settings.maxProducts) throw tooManyProducts(deps.settings.maxProducts)
    } else {
      rejected++
      if (reportedLines.length < MAX_REPORTED_LINES) reportedLines.push(checked.error)
    }
    if (batch.size < ROWS_PER_INSERT) continue
    await insertBatch(deps, marketKey, generation, batch)
    batch = new Map()
  }
  if (batch.size > 0) await insertBatch(deps, marketKey, generation, batch)
  return { accepted, rejected, reportedLines, warned, warnings }
}

async function currencyIn({ orm }: Executor, { tenant: id, market }: MarketKey): Promise<string> {
  const [row] = await orm.select({ settings: tenant.settings }).from(tenant).where(eq(tenant.id, id))
  return currencyOf(market, row?.settings).code
}

const beat = prepared('discovery-feed-beat', (orm, value: Params<{ generation: number; now: Date }>) =>
  orm
    .update(feedRun)
    .set({ beatAt: sql`${value.now}` })
    .where(eq(feedRun.generation, value.generation)),
)

async function insertBatch(
  { database, clock }: StageDeps,
  { tenant, market }: MarketKey,
  generation: number,
  batch: ReadonlyMap<string, StoredProduct>,
): Promise<void> {
  const data = [...batch.values()].map((record) => JSON.stringify(record))
  const digests = data.map((text) => createHash('sha1').update(text).digest('base64'))
  await stageProducts(database, tenant, market, generation, [...batch.keys()], data, digests)
  await beat(database, { generation, now: clock.now() })
}
