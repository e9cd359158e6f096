import { createHash } from 'node:crypto'
import type { FeedReport } from '@klarsikt/contract/discovery/types'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { checkProduct, type FeedLine, type RejectedLine } from '@klarsikt/feed'
import type { Executor } from '@klarsikt/server/database'
import type { Deps } from '../../context.js'
import type { Refusal } from '../../http/refusal.js'
import { noteFeed } from '../insights/note-feed.js'
import { noteChange } from '../tenant/changes.js'
import { takeFeedSlot } from './feed-slot.js'
import type { StoredProduct } from './stored.js'

export type FeedMode = 'replace' | 'upsert'
type Place = { readonly tenant: string; readonly market: string }
type FeedDeps = Pick<Deps, 'database' | 'clock' | 'settings'>

/** Rows of one insert. */
const BATCH = 500
/** Rejected lines, and warnings, that are told one by one; the rest is counted [SEC-26]. */
const TOLD = 100
/** Above so many changed products a replica reads the catalogue again instead of product by product. */
const CHANGES_ONE_BY_ONE = 2_000
/** A feed without a beat for so long was killed, ms. */
export const FEED_IS_DEAD_AFTER = 10 * 60_000

/**
 * Takes a feed: good lines are kept, bad ones told. Everything is written to a generation that nobody reads; then one
 * transaction makes it the present one (`replace`) or merges it into that (`upsert`). A kill at any moment leaves the old
 * catalogue, whole.
 */
export async function importProducts(
  deps: FeedDeps,
  place: Place,
  lines: AsyncIterable<FeedLine>,
  mode: FeedMode,
): Promise<Result<FeedReport, Refusal>> {
  const startedAt = deps.clock.now()
  try {
    const result = await importLines(deps, place, lines, mode)
    await noteFeed(deps, { place, mode, startedAt, result })
    return result
  } catch (error) {
    const message = 'The feed broke off before its end.'
    // Told where the database can still be reached; the fault itself goes on.
    await noteFeed(deps, { place, mode, startedAt, result: err({ code: 'malformed', message }) }).catch(() => {})
    throw error
  }
}

async function importLines(
  deps: FeedDeps,
  place: Place,
  lines: AsyncIterable<FeedLine>,
  mode: FeedMode,
): Promise<Result<FeedReport, Refusal>> {
  const slot = await takeFeedSlot(deps.database.url, place.tenant)
  if (!slot) return err({ code: 'rate-limited', message: 'Other feeds are still running.', retryAfter: 30 })
  try {
    return await run(deps, place, lines, mode)
  } finally {
    await slot.leave()
  }
}

async function run(
  deps: FeedDeps,
  place: Place,
  lines: AsyncIterable<FeedLine>,
  mode: FeedMode,
): Promise<Result<FeedReport, Refusal>> {
  const generation = await startRun(deps, place)
  try {
    const staged = await stage(deps, place, generation, lines)
    const merged = await deps.database.transaction((tx) =>
      mode === 'replace' ? switchTo(tx, place, generation) : merge(tx, place, generation, deps.settings.maxProducts),
    )
    await removeUnread(deps.database, place)
    return ok({
      accepted: staged.accepted,
      rejected: staged.rejected,
      rejected_lines: [...staged.told],
      warned: staged.warned,
      warned_lines: [...staged.warnings],
      products: merged,
    })
  } catch (error) {
    await forgetRun(deps.database, place, generation).catch(() => {})
    if (!(error instanceof TooManyProducts)) throw error
    return err({ code: 'too-large', message: `A market holds at most ${deps.settings.maxProducts} products.` })
  }
}

class TooManyProducts extends Error {}

async function startRun({ database, clock }: FeedDeps, { tenant, market }: Place): Promise<number> {
  const { rows } = await database.query<{ generation: string }>({
    text: 'insert into discovery.feed_run (tenant, market, started_at, beat_at) values ($1, $2, $3, $3) returning generation',
    values: [tenant, market, clock.now()],
  })
  return Number(rows[0]?.generation)
}

type Staged = {
  readonly accepted: number
  readonly rejected: number
  readonly told: readonly RejectedLine[]
  readonly warned: number
  readonly warnings: readonly RejectedLine[]
}

async function stage(
  deps: FeedDeps,
  place: Place,
  generation: number,
  lines: AsyncIterable<FeedLine>,
): Promise<Staged> {
  // By id, so that of two lines of one product the later one stands.
  let batch = new Map<string, StoredProduct>()
  let accepted = 0
  let rejected = 0
  let warned = 0
  const told: RejectedLine[] = []
  const warnings: RejectedLine[] = []
  for await (const line of lines) {
    const checked = checkProduct(line)
    if (checked.ok) {
      batch.set(checked.value.product_id, checked.value)
      accepted++
      warned += checked.warnings.length
      warnings.push(...checked.warnings.slice(0, TOLD - warnings.length))
      if (accepted > deps.settings.maxProducts) throw new TooManyProducts()
    } else {
      rejected++
      if (told.length < TOLD) told.push(checked.error)
    }
    if (batch.size < BATCH) continue
    await insertBatch(deps, place, generation, batch)
    batch = new Map()
  }
  if (batch.size > 0) await insertBatch(deps, place, generation, batch)
  return { accepted, rejected, told, warned, warnings }
}

async function insertBatch(
  { database, clock }: FeedDeps,
  { tenant, market }: Place,
  generation: number,
  batch: ReadonlyMap<string, StoredProduct>,
): Promise<void> {
  const data = [...batch.values()].map((record) => JSON.stringify(record))
  await database.query({
    name: 'discovery-feed-insert',
    text: `insert into discovery.product (tenant, market, generation, product_id, data, digest)
           select $1, $2, $3, row.id, row.data::jsonb, row.digest
           from unnest($4::text[], $5::text[], $6::text[]) as row (id, data, digest)
           on conflict (tenant, market, generation, product_id)
           do update set data = excluded.data, digest = excluded.digest`,
    values: [
      tenant,
      market,
      generation,
      [...batch.keys()],
      data,
      data.map((text) => createHash('sha1').update(text).digest('base64')),
    ],
  })
  await database.query({
    name: 'discovery-feed-beat',
    text: 'update discovery.feed_run set beat_at = $2 where generation = $1',
    values: [generation, clock.now()],
  })
}

async function lockMarket(tx: Executor, { tenant, market }: Place): Promise<number> {
  // A million products are compared and moved in more than the ten seconds that a page may take.
  await tx.query({ text: `set local statement_timeout = '300s'` })
  const { rows } = await tx.query<{ generation: string }>({
    // The key stays, so rules and other rows that point at the market can be written meanwhile.
    text: 'select generation from discovery.market where tenant = $1 and market = $2 for no key update',
    values: [tenant, market],
  })
  return Number(rows[0]?.generation ?? 0)
}

/** Makes a staged generation the present one, and writes down what that changes. */
async function switchTo(tx: Executor, place: Place, generation: number): Promise<number> {
  const old = await lockMarket(tx, place)
  const values = [place.tenant, place.market, old, generation]
  const differing = await tx.query<{ id: string }>({
    text: `select coalesce(o.product_id, n.product_id) as id
           from (select product_id, digest from discovery.product where tenant = $1 and market = $2 and generation = $3) o
           full join (select product_id, digest from discovery.product where tenant = $1 and market = $2 and generation = $4) n
             using (product_id)
           where o.digest is distinct from n.digest limit ${CHANGES_ONE_BY_ONE + 1}`,
    values,
  })
  await tx.query({
    text: 'update discovery.market set generation = $3 where tenant = $1 and market = $2',
    values: [place.tenant, place.market, generation],
  })
  await finish(tx, place, generation, differing.rows)
  return count(tx, place, generation)
}

/** Moves the staged rows into the present generation. */
async function merge(tx: Executor, place: Place, generation: number, maxProducts: number): Promise<number> {
  const present = await lockMarket(tx, place)
  const moved = await tx.query<{ id: string }>({
    text: `insert into discovery.product as p (tenant, market, generation, product_id, data, digest)
           select tenant, market, $3::bigint, product_id, data, digest from discovery.product
           where tenant = $1 and market = $2 and generation = $4
           on conflict (tenant, market, generation, product_id)
           do update set data = excluded.data, digest = excluded.digest where p.digest <> excluded.digest
           returning product_id as id`,
    values: [place.tenant, place.market, present, generation],
  })
  const products = await count(tx, place, present)
  if (products > maxProducts) {
    // Thrown, because only that takes the moved rows back with the transaction.
    throw new TooManyProducts()
  }
  await finish(tx, place, generation, moved.rows)
  return products
}

async function finish(
  tx: Executor,
  place: Place,
  generation: number,
  changed: readonly { readonly id: string }[],
): Promise<void> {
  await tx.query({ text: 'update discovery.feed_run set done = true where generation = $1', values: [generation] })
  if (changed.length === 0) return
  if (changed.length > CHANGES_ONE_BY_ONE) await noteChange(tx, place, 'catalogue')
  else
    await noteChange(
      tx,
      place,
      'product',
      changed.map(({ id }) => id),
    )
}

async function count(tx: Executor, { tenant, market }: Place, generation: number): Promise<number> {
  const { rows } = await tx.query<{ n: number }>({
    text: 'select count(*)::int as n from discovery.product where tenant = $1 and market = $2 and generation = $3',
    values: [tenant, market, generation],
  })
  return rows[0]?.n ?? 0
}

async function forgetRun(database: Executor, place: Place, generation: number): Promise<void> {
  await database.query({
    text: 'update discovery.feed_run set done = true where generation = $1',
    values: [generation],
  })
  await removeUnread(database, place)
}

/** Rows of one removal: a statement must end long before the limit on statements. */
const REMOVED_AT_ONCE = 20_000

/** Removes generations that are neither present nor being written: old catalogues, and what killed feeds left. */
export async function removeUnread(database: Executor, { tenant, market }: Place): Promise<void> {
  for (;;) {
    const removed = await database.query({
      text: `delete from discovery.product where ctid = any(array(
               select p.ctid from discovery.product p join discovery.market m using (tenant, market)
               where p.tenant = $1 and p.market = $2 and p.generation <> m.generation
                 and not exists (select 1 from discovery.feed_run r where r.generation = p.generation and not r.done)
               limit ${REMOVED_AT_ONCE}))`,
      values: [tenant, market],
    })
    if ((removed.rowCount ?? 0) < REMOVED_AT_ONCE) return
  }
}
