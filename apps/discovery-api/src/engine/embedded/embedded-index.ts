import { setImmediate } from 'node:timers/promises'
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
} from '../engine.js'
import { buildCore, rebuildCore } from './build.js'
import { Core } from './core.js'
import { explain } from './explain.js'
import { search } from './search.js'
import { similar } from './similar.js'
import { readSnapshot, writeSnapshot } from './snapshot.js'
import { suggest } from './suggest.js'

/** Postings that wait before they are merged. They are as quick to read, but take more memory. */
const MERGE_FROM = 50_000
/** The index is rebuilt once removed products are more than this share of all, and more than this many. */
const COMPACT_SHARE = 0.3
const COMPACT_FROM = 1000
/** Changes made between two pauses. */
const SLICE = 50

const pause = (): Promise<void> => setImmediate()

/**
 * An index in memory. Changes are made one after another, and none pauses in the middle of a product, so a search never sees half a change.
 * A new catalogue is built while the present one serves; changes during that time are made in both.
 */
export class EmbeddedIndex implements SearchIndex {
  #core: Core
  /** For each core that is being built, or waits to be: the changes since it was requested. */
  readonly #meanwhile = new Set<Change[]>()
  #building: Promise<void> = Promise.resolve()
  #upkeep: Promise<void> | null = null
  #checkpoint: string | null

  constructor(core: Core, checkpoint: string | null = null) {
    this.#core = core
    this.#checkpoint = checkpoint
  }

  /** The checkpoint of the snapshot that the index was read from; null for a new index. */
  get checkpoint(): string | null {
    return this.#checkpoint
  }

  replace(records: Iterable<ProductRecord> | AsyncIterable<ProductRecord>): Promise<void> {
    return this.#rebuild((core) => buildCore(core.settings, records, pause))
  }

  configure(settings: IndexSettings): Promise<void> {
    return this.#rebuild((core) => rebuildCore(settings, core, pause))
  }

  async apply(changes: readonly Change[]): Promise<void> {
    for (const [count, change] of changes.entries()) {
      this.#make(this.#core, change)
      for (const changes of this.#meanwhile) changes.push(change)
      if (count % SLICE === SLICE - 1) await pause()
    }
    this.#keepUp()
  }

  search(query: SearchQuery): Promise<SearchResult> {
    return Promise.resolve(search(this.#core, query))
  }

  suggest(typed: string, limit: number): Promise<readonly Completion[]> {
    return Promise.resolve(suggest(this.#core, typed, limit))
  }

  similar(id: string, limit: number, filters: readonly Filter[]): Promise<readonly Hit[]> {
    return Promise.resolve(similar(this.#core, id, limit, filters))
  }

  explain(query: SearchQuery, id: string): Promise<Explanation> {
    return Promise.resolve(explain(this.#core, query, id))
  }

  stats(): Promise<IndexStats> {
    return Promise.resolve({ products: this.#core.liveCount, bytes: this.#core.bytes })
  }

  /** Writes the index to a file. `checkpoint` says up to where changes are included, and is read back with the file. */
  async save(path: string, checkpoint: string): Promise<void> {
    await this.settled()
    await writeSnapshot(this.#core, path, checkpoint, pause)
    this.#checkpoint = checkpoint
  }

  static async load(path: string, settings: IndexSettings): Promise<EmbeddedIndex | null> {
    const read = await readSnapshot(path, settings)
    return read === null ? null : new EmbeddedIndex(read.core, read.checkpoint)
  }

  /** Resolves when nothing is being built or merged. */
  async settled(): Promise<void> {
    await this.#building
    await this.#upkeep
  }

  close(): Promise<void> {
    return this.settled()
  }

  #make(core: Core, change: Change): void {
    if (change.kind === 'put') core.put(change.record)
    else core.remove(change.id)
  }

  async #rebuild(build: (core: Core) => Promise<Core>): Promise<void> {
    const meanwhile: Change[] = []
    this.#meanwhile.add(meanwhile)
    const turn = this.#building.then(async () => {
      await this.#upkeep
      try {
        const core = await build(this.#core)
        for (const change of meanwhile) this.#make(core, change)
        this.#core = core
      } finally {
        this.#meanwhile.delete(meanwhile)
      }
    })
    // The next build waits for this one even when it fails.
    this.#building = turn.catch(() => undefined)
    await turn
  }

  /** Starts a merge of waiting postings, or a rebuild that frees the memory of removed products. Searches continue meanwhile. */
  #keepUp(): void {
    const core = this.#core
    const dead = core.ids.length - core.liveCount
    if (dead > COMPACT_FROM && dead > core.ids.length * COMPACT_SHARE && this.#meanwhile.size === 0) {
      void this.#rebuild((present) => rebuildCore(present.settings, present, pause))
    } else if (core.postings.waiting > MERGE_FROM && this.#upkeep === null) {
      this.#upkeep = core.postings.merge(core.vocabulary.size, core.isLive, pause).finally(() => {
        this.#upkeep = null
      })
    }
  }
}
