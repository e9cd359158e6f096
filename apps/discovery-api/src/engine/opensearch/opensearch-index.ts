import type { Clock } from '@klarsikt/core/lib'
import type {
  Change,
  Completion,
  Explanation,
  Filter,
  Hit,
  IndexSettings,
  IndexStats,
  ProductRecord,
  SearchIndex,
  SearchQuery,
  SearchResult,
  SharedIndex,
} from '../engine.js'
import type { Checkpoints } from './checkpoints.js'
import type { Connection } from './connection.js'
import { documentOf } from './document.js'
import { explain } from './explain.js'
import { changesOf, deleteGeneration, putInService, servingOf } from './generations.js'
import type { IndexHandle } from './index-handle.js'
import {
  countWord,
  type IndexMetadata,
  metadataOf,
  noteCategories,
  readCensus,
  reconfigured,
} from './index-metadata.js'
import { type Layout, analyzerVersionOf } from './mapping.js'
import { search } from './search.js'
import { similar } from './similar.js'
import { surelyStoredOf } from './stored.js'
import { suggest } from './suggest.js'
import { type BulkLine, BulkWriter, createFirst, load, nextGeneration, refresh } from './writer.js'

/** Milliseconds before a replaced generation is deleted, so that running searches can finish. */
const RETIRE_AFTER_MS = 30_000

export type IndexOptions = {
  readonly connection: Connection
  readonly checkpoints: Checkpoints
  readonly alias: string
  readonly layout: Layout
  readonly clock: Clock
  /** Milliseconds for which query planning may miss changes by other processes. */
  readonly freshFor: number
  readonly onClose: () => void
}

type ServingGeneration = { readonly generation: string; readonly metadata: IndexMetadata; readonly token: string }

/**
 * An index of the cluster: an alias that points to one generation of the catalogue. Searches use the alias. Changes go to the resolved
 * generation, so that a row read before a replacement cannot enter the catalogue after it.
 */
export class OpenSearchIndex implements SearchIndex {
  readonly #options: IndexOptions
  #metadata: IndexMetadata
  /** Changes run one after another; searches do not wait for them. */
  #queue: Promise<unknown> = Promise.resolve()
  #checked: number
  /** Last value of {@link changesOf}. */
  #token = ''
  #checking = false
  readonly #retired = new Map<string, NodeJS.Timeout>()

  #generation: string
  #onGenerationChange: () => void = () => undefined

  private constructor(options: IndexOptions, { generation, metadata, token }: ServingGeneration) {
    this.#options = options
    this.#generation = generation
    this.#metadata = metadata
    this.#checked = this.#now()
    this.#token = token
  }

  static async open(options: IndexOptions, settings: IndexSettings): Promise<OpenSearchIndex> {
    return new OpenSearchIndex(options, await resolveServingGeneration(options, settings))
  }

  readonly shared: SharedIndex = {
    analyzerVersion: () => analyzerVersionOf(this.#metadata.settings.language),
    resolveServingGeneration: () => this.#inTurn(() => this.#resolveServingGeneration()),
    checkpoint: () => this.#options.checkpoints.read(this.#generation),
    onGenerationChange: (listener) => {
      this.#onGenerationChange = listener
    },
  }

  /** Stores the checkpoint of the resolved generation; does nothing when another one serves by now. */
  async save(checkpoint: string): Promise<void> {
    const { connection, alias, checkpoints } = this.#options
    const generation = this.#generation
    if ((await servingOf(connection, alias)) === generation) await checkpoints.write(generation, checkpoint)
  }

  async replace(
    records: Iterable<ProductRecord> | AsyncIterable<ProductRecord>,
    checkpoint?: () => string,
  ): Promise<void> {
    await this.#inTurn(async () => {
      const { connection, alias, layout, checkpoints } = this.#options
      const next = nextGeneration(alias)
      try {
        const census = await load(connection, next, layout, records)
        // Before the generation serves: a process that resolves it must find the checkpoint.
        if (checkpoint !== undefined) await checkpoints.write(next, checkpoint())
        const others = await putInService(connection, alias, next)
        this.#generation = next
        this.#metadata = metadataOf(this.#metadata.settings, census)
        for (const name of others) this.#retire(name)
      } catch (error) {
        await this.#delete(next)
        throw error
      }
    })
  }

  async apply(changes: readonly Change[]): Promise<void> {
    if (changes.length === 0) return
    await this.#inTurn(async () => {
      const { connection, clock } = this.#options
      const index = this.#generation
      const last = new Map(changes.map((change) => [change.kind === 'put' ? change.record.id : change.id, change]))
      const parts = ['id', 'digest', 'vocabulary']
      const before = await surelyStoredOf<Before>({ connection, index }, [...last.keys()], parts)
      const present = new Map(before.map(({ id, digest }) => [id, digest]))
      const writer = new BulkWriter(connection, index, this.#metadata.fields)
      const arrival = clock.now().getTime() * 1000
      const lines = [...last].map(([id, change], at): BulkLine => {
        if (change.kind === 'remove') return { remove: id }
        return { put: documentOf(change.record, arrival + at, this.#metadata.lengths) }
      })
      // Every process makes every change, and a start repeats the latest, so most products are already there.
      for (const line of lines)
        if ('put' in line ? present.get(line.put.id) !== line.put.digest : present.has(line.remove))
          await writer.add(line)
      await writer.flush()
      await refresh(connection, index)
      this.#note(lines, before)
    })
  }

  async configure(settings: IndexSettings): Promise<void> {
    await this.#inTurn(async () => {
      this.#metadata = reconfigured(settings, this.#metadata)
    })
  }

  async search(query: SearchQuery): Promise<SearchResult> {
    return search(this.#handle(), query)
  }

  async suggest(typed: string, limit: number): Promise<readonly Completion[]> {
    return suggest(this.#handle(), typed, limit)
  }

  async similar(id: string, limit: number, filters: readonly Filter[]): Promise<readonly Hit[]> {
    return similar(this.#handle(), id, limit, filters)
  }

  async explain(query: SearchQuery, id: string): Promise<Explanation> {
    return explain(this.#handle(), query, id)
  }

  async stats(): Promise<IndexStats> {
    const { connection, alias } = this.#options
    const stats = await connection.read<{
      _all: { primaries: { docs: { count: number } }; total: { store: { size_in_bytes: number } } }
    }>({ method: 'GET', path: `/${alias}/_stats/docs,store` })
    return { products: stats._all.primaries.docs.count, bytes: stats._all.total.store.size_in_bytes }
  }

  async close(): Promise<void> {
    this.#options.onClose()
    await this.#queue.catch(() => undefined)
    for (const [name, timer] of this.#retired) {
      clearTimeout(timer)
      await this.#delete(name)
    }
  }

  #handle(): IndexHandle {
    this.#look()
    return { connection: this.#options.connection, index: this.#options.alias, metadata: this.#metadata }
  }

  #now(): number {
    return this.#options.clock.now().getTime()
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#queue.catch(() => undefined).then(work)
    this.#queue = turn
    // The caller gets the error; the queue must only continue.
    turn.catch(() => undefined)
    return turn
  }

  async #resolveServingGeneration(): Promise<boolean> {
    const { connection, alias } = this.#options
    if ((await servingOf(connection, alias)) === this.#generation) return false
    const { generation, metadata, token } = await resolveServingGeneration(this.#options, this.#metadata.settings)
    this.#generation = generation
    this.#metadata = metadata
    this.#token = token
    return true
  }

  #note(lines: readonly BulkLine[], before: readonly Before[]): void {
    const metadata = this.#metadata
    for (const { vocabulary } of before) for (const word of vocabulary) countWord(metadata, word, -1)
    for (const line of lines) {
      if (!('put' in line)) continue
      for (const word of line.put.vocabulary) countWord(metadata, word, 1)
      noteCategories(metadata, line.put.leaf)
      metadata.mostPopular = Math.max(metadata.mostPopular, line.put.popularity)
      metadata.products += 1
    }
    metadata.products -= before.length
  }

  /** Checks from time to time, after a search, whether other processes changed the index. */
  #look(): void {
    const { connection, alias, freshFor } = this.#options
    if (this.#checking || this.#now() - this.#checked < freshFor) return
    this.#checking = true
    this.#inTurn(async () => {
      const token = await changesOf(connection, alias)
      if (token !== this.#token) {
        if ((await servingOf(connection, alias)) !== this.#generation) this.#onGenerationChange()
        this.#metadata = metadataOf(this.#metadata.settings, await readCensus(connection, alias))
        this.#token = token
      }
      this.#checked = this.#now()
    })
      // After a failure the present metadata stays in use, and the next search checks again.
      .catch(() => undefined)
      .finally(() => {
        this.#checking = false
      })
  }

  #retire(name: string): void {
    const timer = setTimeout(() => void this.#delete(name), RETIRE_AFTER_MS)
    timer.unref()
    this.#retired.set(name, timer)
  }

  async #delete(name: string): Promise<void> {
    this.#retired.delete(name)
    const { connection, alias, checkpoints } = this.#options
    // The next replacement finds a leftover generation and retires it.
    if (await deleteGeneration(connection, alias, name).catch(() => false)) await checkpoints.remove(name)
  }
}

type Before = { readonly id: string; readonly digest?: string; readonly vocabulary: readonly string[] }

/** Finds the generation that serves, creates an empty one where there is none, and reads its metadata. */
async function resolveServingGeneration(
  { connection, alias, layout }: IndexOptions,
  settings: IndexSettings,
): Promise<ServingGeneration> {
  await createFirst(connection, alias, layout)
  const generation = await servingOf(connection, alias)
  if (generation === undefined) throw new Error(`The index ${alias} was dropped while it was opened.`)
  // Read first, so that a change made meanwhile is noticed at the next check.
  const token = await changesOf(connection, alias)
  // A killed process may have written changes without making them visible.
  await refresh(connection, generation)
  return { generation, token, metadata: metadataOf(settings, await readCensus(connection, generation)) }
}
