import { type Database, withAdvisoryLock } from '@klarsikt/server/database'
import type { Log } from '@klarsikt/server/log'
import { sql } from 'drizzle-orm'
import type { Change, SearchEngine, SearchIndex } from '../../engine/engine.js'
import type { ProductRecord } from '../../engine/record.js'
import { CatalogueStats } from './catalogue-stats.js'
import {
  type ChangePosition,
  changesSince,
  EMPTY_SNAPSHOT,
  parseCheckpoint,
  productsToReapply,
  readRowSnapshot,
  type RowSnapshot,
  safeHorizon,
  serialiseCheckpoint,
  withoutSeen,
} from './checkpoint.js'
import { type MarketChange, productsOf } from './follow.js'
import { resumeIfComplete } from './is-complete.js'
import type { LocalisedMarket } from './localised-market.js'
import type { ProductCards } from './product-cards.js'
import { allRecords, recordsOf } from './records.js'

type Parts = {
  readonly database: Database
  readonly engine: SearchEngine
  readonly log: Log
  readonly market: LocalisedMarket
  readonly cards: ProductCards
  readonly index: SearchIndex
  /** Name of the index in the engine. */
  readonly name: string
}

const FILL_LOCK_ID = 7_226_530
/** Products read and applied at once. */
const MAX_BATCH = 1_000
/** The statistics are recomputed when this share of the products, and this many, have changed one by one. */
const STALE_STATS_SHARE = 0.3
const MIN_STALE_PRODUCTS = 100

/** The index of the products of a market: filled from its rows, resumed from a checkpoint, and kept as fresh as they are. */
export class ProductIndex {
  readonly #parts: Parts
  #stats = new CatalogueStats()
  /** Products changed since the statistics were gathered. */
  #changed = 0
  #unsaved = 0
  /** After a change that failed something is missing until everything is read again: such an index is not stored. */
  #isComplete = true
  /** Which transactions the rows showed when all of them were read. */
  #seen = EMPTY_SNAPSHOT
  /** Built with another analyser, during an upgrade: a checkpoint of ours would prove nothing to a start. */
  #hasOtherAnalyzer = false

  constructor(parts: Parts) {
    this.#parts = parts
  }

  get stats(): CatalogueStats {
    return this.#stats
  }

  /** Products changed since the index was last stored; all of them while it never was. */
  get unsaved(): number {
    return this.#unsaved
  }

  /** Whether other processes change the same index. */
  get isShared(): boolean {
    return this.#parts.index.shared !== undefined
  }

  /** Makes the index what the rows are: from its checkpoint where that is possible, else from all rows. */
  async open(): Promise<void> {
    const { index, log, database, market } = this.#parts
    await this.exclusively(async () => {
      await index.shared?.resolveServingGeneration()
      const resume = () => this.#resume('open')
      const resumed = this.isShared ? resumeIfComplete({ ...market, database, log, index }, resume) : resume()
      if (!(await resumed)) await this.#fill()
    })
  }

  /** Changes that are not in the index yet: a whole catalogue must not be read twice for what came while it was read. */
  pending(changes: readonly MarketChange[]): readonly MarketChange[] {
    return withoutSeen(changes, this.#seen)
  }

  /** Applies changes of products, or of the whole catalogue. */
  async apply(changes: readonly MarketChange[]): Promise<void> {
    const kinds = new Set(changes.map(({ kind }) => kind))
    const { shared } = this.#parts.index
    // Asked before rows are read: what is read from here on is as new as what the generation was filled with.
    if (kinds.has('catalogue') || (kinds.has('product') && (await shared?.resolveServingGeneration())))
      await this.#refill()
    else if (kinds.has('product')) await this.#applyProducts(productsOf(changes))
    // What a new synonym changes is in no product.
    if (kinds.has('synonyms')) this.#unsaved += 1
  }

  /** Runs a change of the market; one that fails leaves the index incomplete until it is filled again. */
  async tracked(work: () => Promise<void>): Promise<void> {
    const before = this.#isComplete
    this.#isComplete = false
    await work()
    this.#isComplete ||= before
  }

  /** Stores the index; everything before the position must have been applied. */
  async save({ database: databaseId, horizon }: ChangePosition): Promise<void> {
    const { database, engine, index, market, name } = this.#parts
    if (!this.#isComplete || this.#hasOtherAnalyzer || !engine.save) return
    const { shared } = index
    const reached = shared ? await safeHorizon(database, horizon) : horizon
    if (shared) {
      const present = parseCheckpoint(await shared.checkpoint())
      await this.#applyProducts(await productsToReapply(database, market, present, reached))
    }
    const before = this.#unsaved
    const snapshot = { database: databaseId, horizon: reached, reached: horizon, seen: this.#seen }
    await engine.save(name, this.#checkpointOf(snapshot, this.#stats, this.#changed))
    this.#unsaved -= before
  }

  /** One process at a time fills a shared index. */
  exclusively(work: () => Promise<void>): Promise<void> {
    const { database, market } = this.#parts
    return this.isShared
      ? withAdvisoryLock(database.url, { id: FILL_LOCK_ID, key: `${market.tenant}.${market.market}` }, work)
      : work()
  }

  async #refill(): Promise<void> {
    await this.exclusively(async () => {
      await this.#parts.index.shared?.resolveServingGeneration()
      // Another process may have filled it meanwhile.
      if (!(await this.#resume('running'))) await this.#fill()
    })
  }

  /** Resumes from the checkpoint (of an index of our own only at the start); false when the rows do not allow it. */
  async #resume(phase: 'open' | 'running'): Promise<boolean> {
    const { database, index, market, cards } = this.#parts
    const { shared } = index
    const checkpoint = parseCheckpoint(shared ? await shared.checkpoint() : phase === 'open' ? index.checkpoint : null)
    const hasOtherAnalyzer = checkpoint !== null && checkpoint.analyzerVersion !== shared?.analyzerVersion()
    // Only a start fills an index of another analyser: two versions side by side would do so in turns for ever.
    if (!checkpoint || (hasOtherAnalyzer && phase === 'open')) return false
    const changes = await changesSince(database, market, checkpoint)
    if (!changes || changes.some(({ kind }) => kind === 'catalogue')) return false
    this.#stats = CatalogueStats.of(checkpoint.stats)
    this.#changed = checkpoint.changed
    this.#seen = checkpoint.seen
    this.#hasOtherAnalyzer = hasOtherAnalyzer
    cards.forgetAll()
    await this.#applyProducts(productsOf(changes))
    this.#isComplete = true
    return true
  }

  /** Puts all rows in place of what the index holds. */
  async #fill(): Promise<void> {
    const { index } = this.#parts
    const { snapshot } = await this.#readAll(({ records, stats, snapshot }) =>
      index.replace(records, () => this.#checkpointOf(snapshot, stats, 0)),
    )
    this.#seen = snapshot.seen
    this.#hasOtherAnalyzer = false
    // A shared index was stored as it was filled.
    this.#unsaved = this.isShared ? 0 : Math.max(1, this.#stats.products)
    this.#isComplete = true
  }

  async #gatherStats(): Promise<void> {
    await this.#readAll(async ({ records }) => {
      for await (const _ of records);
    })
  }

  /** Hands on all records as they are at one moment, and takes over their statistics. */
  async #readAll(
    consume: (read: {
      readonly records: AsyncIterable<ProductRecord>
      readonly stats: CatalogueStats
      readonly snapshot: RowSnapshot
    }) => Promise<void>,
  ): Promise<{ readonly snapshot: RowSnapshot }> {
    const { database, market, cards } = this.#parts
    const stats = new CatalogueStats()
    const snapshot = await database.transaction(
      async (tx) => {
        const snapshot = await readRowSnapshot(tx)
        async function* records(): AsyncGenerator<ProductRecord> {
          for await (const record of allRecords(tx, market)) {
            stats.add(record)
            yield record
          }
        }
        // A cluster may take its time for a batch, and for the copies at the end.
        if (this.isShared) await tx.orm.execute(sql`set local idle_in_transaction_session_timeout = 0`)
        await consume({ records: records(), stats, snapshot })
        return snapshot
      },
      { isolation: 'repeatable read', attempts: 1 },
    )
    cards.forgetAll()
    this.#stats = stats
    this.#changed = 0
    return { snapshot }
  }

  async #applyProducts(ids: readonly string[]): Promise<void> {
    for (let from = 0; from < ids.length; from += MAX_BATCH) await this.#applyBatch(ids.slice(from, from + MAX_BATCH))
  }

  async #applyBatch(ids: readonly string[]): Promise<void> {
    const { database, market, index, cards } = this.#parts
    const found = await recordsOf(database, market, ids)
    cards.forget(ids)
    const changes = ids.map((id): Change => {
      const record = found.get(id)
      return record ? { kind: 'put', record } : { kind: 'remove', id }
    })
    for (const record of found.values()) this.#stats.notice(record)
    await index.apply(changes)
    cards.forget(ids)
    this.#changed += ids.length
    this.#unsaved += ids.length
    if (this.#changed > Math.max(MIN_STALE_PRODUCTS, this.#stats.products * STALE_STATS_SHARE))
      await this.#gatherStats()
  }

  #checkpointOf(snapshot: RowSnapshot, stats: CatalogueStats, changed: number): string {
    const { shared } = this.#parts.index
    const analyzer = shared && { analyzerVersion: shared.analyzerVersion() }
    return serialiseCheckpoint({ ...snapshot, ...analyzer, changed, stats: stats.state() })
  }
}
