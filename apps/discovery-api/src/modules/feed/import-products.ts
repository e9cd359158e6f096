import type { FeedReport } from '@klarsikt/contract/discovery/types'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { BrokenFeed, type FeedLine } from '@klarsikt/feed'
import type { Executor } from '@klarsikt/server/database'
import { and, eq, sql } from 'drizzle-orm'
import type { Deps } from '../../context.js'
import { inMarket } from '../../database/conditions.js'
import type { Refusal } from '../../http/failures.js'
import { audit } from '../audit/audit.js'
import { product } from '../catalogue-index/tables.js'
import { noteChange } from '../tenant/changes.js'
import type { MarketKey } from '../tenant/market-key.js'
import { market as marketTable } from '../tenant/tables.js'
import { takeFeedSlot } from './feed-slot.js'
import { heldRemovals } from './held-removals.js'
import { noteFeed } from './note-feed.js'
import { mergeProducts, removeUnreadProducts, selectDiffering } from './queries.js'
import { Refused } from './refused.js'
import { stage, tooManyProducts } from './stage-products.js'
import { feedRun } from './tables.js'
import { unfitness } from './unfitness.js'

export type FeedMode = 'replace' | 'upsert'
export type FeedOptions = {
  readonly mode: FeedMode
  /** Announced number of records; a feed with another number was cut off. */
  readonly count?: number | undefined
  /** Lets the feed remove any number of products. */
  readonly allowRemovals: boolean
}
type FeedDeps = Pick<Deps, 'database' | 'clock' | 'settings'>

/** With more changed products a replica reads the whole catalogue again instead of single products. */
const MAX_SINGLE_CHANGES = 2_000
/** Milliseconds without a beat after which a feed counts as killed. */
export const FEED_IS_DEAD_AFTER = 10 * 60_000

/**
 * Imports a feed: valid lines are stored, invalid ones reported. Products are written to a new generation that nobody reads; then one
 * transaction makes it the present one (`replace`) or merges it into the present one (`upsert`). The old catalogue stays unchanged after a
 * crash, and after a feed that is cut off, is empty or would remove too much.
 */
export async function importProducts(
  deps: FeedDeps,
  marketKey: MarketKey,
  lines: AsyncIterable<FeedLine>,
  options: FeedOptions,
): Promise<Result<FeedReport, Refusal>> {
  const startedAt = deps.clock.now()
  const { mode } = options
  try {
    const { task, result } = await importLines(deps, marketKey, lines, options)
    await noteFeed(deps, { marketKey, mode, startedAt, task, result })
    return result
  } catch (error) {
    const message = 'The feed broke off before its end.'
    // The report is stored if the database can be reached; the error itself is thrown on.
    const result = err({ code: 'malformed', message } as const)
    await noteFeed(deps, { marketKey, mode, startedAt, task: null, result }).catch(() => {})
    throw error
  }
}

async function importLines(
  deps: FeedDeps,
  marketKey: MarketKey,
  lines: AsyncIterable<FeedLine>,
  options: FeedOptions,
): Promise<Outcome> {
  const slot = await takeFeedSlot(deps.database.url, marketKey.tenant)
  if (!slot) {
    const refusal = { code: 'rate-limited', message: 'Other feeds are still running.', retryAfter: 30 } as const
    return { task: null, result: err(refusal) }
  }
  try {
    const task = await startRun(deps, marketKey)
    return { task, result: await run(deps, marketKey, { generation: task, lines, options }) }
  } finally {
    await slot.release()
  }
}

type Outcome = { readonly task: number | null; readonly result: Result<FeedReport, Refusal> }
type Run = {
  readonly generation: number
  readonly lines: AsyncIterable<FeedLine>
  readonly options: FeedOptions
}

async function run(
  deps: FeedDeps,
  marketKey: MarketKey,
  { generation, lines, options }: Run,
): Promise<Result<FeedReport, Refusal>> {
  try {
    const staged = await stage(deps, marketKey, generation, lines)
    const unfit = unfitness(staged, options)
    if (unfit) throw new Refused(unfit)
    const merged = await deps.database.transaction(async (tx) => {
      await audit(tx, deps.clock.now(), 'products.imported', marketKey)
      return options.mode === 'replace'
        ? switchTo(tx, marketKey, generation, options)
        : merge(tx, marketKey, generation, deps.settings.maxProducts)
    })
    await removeUnread(deps.database, marketKey)
    return ok({
      accepted: staged.accepted,
      rejected: staged.rejected,
      rejected_lines: [...staged.reportedLines],
      warned: staged.warned,
      warned_lines: [...staged.warnings],
      products: merged,
      task: String(generation),
    })
  } catch (error) {
    await forgetRun(deps.database, marketKey, generation).catch(() => {})
    if (error instanceof BrokenFeed) return err({ code: 'malformed', message: error.message })
    if (error instanceof Refused) return err(error.refusal)
    throw error
  }
}

async function startRun({ database, clock }: FeedDeps, { tenant, market }: MarketKey): Promise<number> {
  const now = clock.now()
  const { generation } = feedRun
  return database.transaction(async (tx) => {
    const rows = await tx.orm
      .insert(feedRun)
      .values({ tenant, market, startedAt: now, beatAt: now })
      .returning({ generation })
    await audit(tx, now, 'feed.started', { tenant, market })
    return Number(rows[0]?.generation)
  })
}

async function lockMarket({ orm }: Executor, marketKey: MarketKey): Promise<number> {
  // Comparing and moving a million products takes longer than the ten seconds that a request may take.
  await orm.execute(sql`set local statement_timeout = '300s'`)
  const [row] = await orm
    .select({ generation: marketTable.generation })
    .from(marketTable)
    .where(inMarket(marketTable, marketKey))
    // The key stays unlocked, so rules and other rows that refer to the market can be written meanwhile.
    .for('no key update')
  return row?.generation ?? 0
}

/** Makes a staged generation the present one, and records the changes. */
async function switchTo(
  tx: Executor,
  marketKey: MarketKey,
  generation: number,
  { allowRemovals }: FeedOptions,
): Promise<number> {
  const old = await lockMarket(tx, marketKey)
  const { tenant, market } = marketKey
  const held = allowRemovals ? null : await heldRemovals(tx, marketKey, old, generation)
  if (held) throw new Refused(held)
  const differing = await selectDiffering(tx, tenant, market, old, generation, MAX_SINGLE_CHANGES + 1)
  await tx.orm.update(marketTable).set({ generation }).where(inMarket(marketTable, marketKey))
  await finish(tx, marketKey, generation, differing.rows)
  return count(tx, marketKey, generation)
}

/** Moves the staged rows into the present generation. */
async function merge(tx: Executor, marketKey: MarketKey, generation: number, maxProducts: number): Promise<number> {
  const present = await lockMarket(tx, marketKey)
  const moved = await mergeProducts(tx, marketKey.tenant, marketKey.market, present, generation)
  const products = await count(tx, marketKey, present)
  if (products > maxProducts) throw tooManyProducts(maxProducts)
  await finish(tx, marketKey, generation, moved.rows)
  return products
}

async function finish(
  tx: Executor,
  marketKey: MarketKey,
  generation: number,
  changed: readonly { readonly productId: string }[],
): Promise<void> {
  await endRun(tx, generation)
  if (changed.length === 0) return
  if (changed.length > MAX_SINGLE_CHANGES) await noteChange(tx, marketKey, 'catalogue')
  else
    await noteChange(
      tx,
      marketKey,
      'product',
      changed.map(({ productId }) => productId),
    )
}

function count({ orm }: Executor, marketKey: MarketKey, generation: number): Promise<number> {
  return orm.$count(product, and(inMarket(product, marketKey), eq(product.generation, generation)))
}

async function endRun({ orm }: Executor, generation: number): Promise<void> {
  await orm.update(feedRun).set({ done: true }).where(eq(feedRun.generation, generation))
}

async function forgetRun(database: Executor, marketKey: MarketKey, generation: number): Promise<void> {
  await endRun(database, generation)
  await removeUnread(database, marketKey)
}

/** Rows deleted by one statement, which must end well within the statement timeout. */
const REMOVED_AT_ONCE = 20_000

/** Deletes generations that are neither present nor being written: old catalogues, and leftovers of killed feeds. */
export async function removeUnread(database: Executor, { tenant, market }: MarketKey): Promise<void> {
  for (;;) {
    const removed = await removeUnreadProducts(database, tenant, market, REMOVED_AT_ONCE)
    if ((removed.rowCount ?? 0) < REMOVED_AT_ONCE) return
  }
}
