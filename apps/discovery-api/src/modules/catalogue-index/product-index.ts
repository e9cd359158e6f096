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
  readonly name: string
}

const FILL_LOCK_ID = 7_226_530
const MAX_BATCH = 1_000
/** The statistics are recomputed once this share of the products, and this many, have changed one by one. */
const STALE_STATS_SHARE = 0.3
const MIN_STALE_PRODUCTS = 100

/** The index of a market's products: filled from the rows or resumed from a checkpoint, then kept up to date. */
export class ProductIndex {
  readonly #parts: Parts
  #stats = new CatalogueStats()
  /** Products changed since the statistics were collected. */
  #changed = 0
  #unsaved = 0
  /** False after a failed change, until everything is read again. An incomplete index is not stored. */
  #isComplete = true
  /** The transactions visible when all rows were read. */
  #seen = EMPTY_SNAPSHOT
  /** True when another analyser version built the index. It is not saved then: a checkpoint by this version would be wrong. */
  #hasOtherAnalyzer = false

  constructor(parts: Parts) {
    this.#parts = parts
  }

  get stats(): CatalogueStats {
    return this.#stats
  }

  /** Products changed since the index was last stored; all products if it never was. */
  get unsaved(): number {
    return this.#unsaved
  }

  get isShared(): boolean {
    return this.#parts.index.shared !== undefined
  }

  /** Brings the index up to date with the rows: from its checkpoint where possible, else from all rows. */
  async open(): Promise<void> {
    const { index, log, database, market } = this.#parts
    await this.exclusively(async () => {
      await index.shared?.resolveServingGeneration()
      const resume = () => this.#resume('open')
      const resumed = this.isShared ? resumeIfComplete({ ...market, database, log, index }, resume) : resume()
      if (!(await resumed)) await this.#fill()
    })
  }

  /**
   * Changes that are not in the index yet. This avoids reading a catalogue again for changes made while it was read.
   */
  pending(changes: readonly MarketChange[]): readonly MarketChange[] {
    return withoutSeen(changes, this.#seen)
  }

  async apply(changes: readonly MarketChange[]): Promise<void> {
    const kinds = new Set(changes.map(({ kind }) => kind))
    const { shared } = this.#parts.index
    // The generation is resolved before rows are read, so the rows are at least as new as its contents.
    if (kinds.has('catalogue') || (kinds.has('product') && (await shared?.resolveServingGeneration())))
      await this.#refill()
    else if (kinds.has('product')) await this.#applyProducts(productsOf(changes))
    // New synonyms change the index but no product.
    if (kinds.has('synonyms')) this.#unsaved += 1
  }

  /** Runs a change of the market. A failure leaves the index incomplete until it is filled again. */
  async tracked(work: () => Promise<void>): Promise<void> {
    const before = this.#isComplete
    this.#isComplete = false
    await work()
    this.#isComplete ||= before
  }

  /** Stores the index. Everything before the position must have been applied. */
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

  /** Lets only one process at a time fill a shared index. */
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

  /** Resumes from the checkpoint; false when the rows do not allow it. An index in memory can resume only when it is opened. */
  async #resume(phase: 'open' | 'running'): Promise<boolean> {
    const { database, index, market, cards } = this.#parts
    const { shared } = index
    const checkpoint = parseCheckpoint(shared ? await shared.checkpoint() : phase === 'open' ? index.checkpoint : null)
    const hasOtherAnalyzer = checkpoint !== null && checkpoint.analyzerVersion !== shared?.analyzerVersion()
    // A running process does not refill an index of another analyser version. Otherwise two versions would take turns
    // refilling it.
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

  /** Replaces the contents by all rows. */
  async #fill(): Promise<void> {
    const { index } = this.#parts
    const { snapshot } = await this.#readAll(({ records, stats, snapshot }) =>
      index.replace(records, () => this.#checkpointOf(snapshot, stats, 0)),
    )
    this.#seen = snapshot.seen
    this.#hasOtherAnalyzer = false
    // A shared index stored its checkpoint when it was filled.
    this.#unsaved = this.isShared ? 0 : Math.max(1, this.#stats.products)
    this.#isComplete = true
  }

  async #gatherStats(): Promise<void> {
    await this.#readAll(async ({ records }) => {
      for await (const _ of records);
    })
  }

  /** Passes on all records as of one moment, and keeps their statistics. */
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
        // A cluster may need long for a batch, and for the copies at the end.
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
