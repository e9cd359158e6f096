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
} from '../engine.js'
import { complete } from './complete.js'
import type { Connection } from './connection.js'
import { documentOf } from './document.js'
import { explain } from './explain.js'
import { storedOf } from './highlight.js'
import { countWord, type Knowledge, knowledgeOf, noteCategories, readCensus, reconfigured } from './knowledge.js'
import type { Layout } from './mapping.js'
import { type Place, search } from './search.js'
import { similar } from './similar.js'
import { type BulkLine, BulkWriter, load, nextGeneration, refresh } from './writer.js'

/** A search that began on the old generation has long ended by then (ms). */
const GRACE = 30_000

export type IndexOptions = {
  readonly connection: Connection
  readonly alias: string
  readonly layout: Layout
  readonly clock: Clock
  /** How long what other processes change may stay unknown to the planning of queries here (ms). */
  readonly freshFor: number
}

/** An index of the cluster: an alias, behind which generations of the catalogue take turns. */
export class OpenSearchIndex implements SearchIndex {
  readonly #options: IndexOptions
  #knowledge: Knowledge
  /** Changes one after the other; searches wait for none. */
  #queue: Promise<unknown> = Promise.resolve()
  #checked: number
  /** What the cluster said of its changes when it was last asked. */
  #token = ''
  #checking = false
  readonly #retired = new Map<string, NodeJS.Timeout>()

  private constructor(options: IndexOptions, knowledge: Knowledge, token: string) {
    this.#options = options
    this.#knowledge = knowledge
    this.#checked = this.#now()
    this.#token = token
  }

  static async open(options: IndexOptions, settings: IndexSettings): Promise<OpenSearchIndex> {
    const { connection, alias } = options
    // Asked first: a change in between is then noticed at the next look.
    const token = await changesOf(connection, alias)
    return new OpenSearchIndex(options, knowledgeOf(settings, await readCensus(connection, alias)), token)
  }

  async replace(records: Iterable<ProductRecord> | AsyncIterable<ProductRecord>): Promise<void> {
    await this.#inTurn(async () => {
      const { connection, alias, layout } = this.#options
      const next = nextGeneration(alias)
      try {
        const census = await load(connection, next, layout, records)
        const old = await generationsOf(connection, alias)
        const actions = [
          ...old.flatMap(({ name, serving }) => (serving ? [{ remove: { index: name, alias } }] : [])),
          { add: { index: next, alias } },
        ]
        await connection.write({ method: 'POST', path: '/_aliases', body: { actions } })
        this.#knowledge = knowledgeOf(this.#knowledge.settings, census)
        for (const { name } of old) if (name !== next) this.#retire(name)
      } catch (error) {
        await connection.statusOf({ method: 'DELETE', path: `/${next}` }).catch(() => 0)
        throw error
      }
    })
  }

  async apply(changes: readonly Change[]): Promise<void> {
    if (changes.length === 0) return
    await this.#inTurn(async () => {
      const { connection, alias, clock } = this.#options
      const last = new Map(changes.map((change) => [change.kind === 'put' ? change.record.id : change.id, change]))
      const place = { connection, index: alias }
      const before = await storedOf<{ vocabulary: string[] }>(place, [...last.keys()], ['vocabulary'])
      const writer = new BulkWriter(connection, alias, this.#knowledge.fields)
      const arrival = clock.now().getTime() * 1000
      const lines = [...last].map(([id, change], at): BulkLine => {
        if (change.kind === 'remove') return { remove: id }
        return { put: documentOf(change.record, arrival + at, this.#knowledge.lengths) }
      })
      for (const line of lines) await writer.add(line)
      await writer.flush()
      await refresh(connection, alias)
      this.#note(lines, before)
    })
  }

  async configure(settings: IndexSettings): Promise<void> {
    await this.#inTurn(async () => {
      this.#knowledge = reconfigured(settings, this.#knowledge)
    })
  }

  async search(query: SearchQuery): Promise<SearchResult> {
    return search(this.#place(), query)
  }

  async complete(typed: string, limit: number): Promise<readonly Completion[]> {
    return complete(this.#place(), typed, limit)
  }

  async similar(id: string, limit: number, filters: readonly Filter[]): Promise<readonly Hit[]> {
    return similar(this.#place(), id, limit, filters)
  }

  async explain(query: SearchQuery, id: string): Promise<Explanation> {
    return explain(this.#place(), query, id)
  }

  async stats(): Promise<IndexStats> {
    const { connection, alias } = this.#options
    const stats = await connection.read<{
      _all: { primaries: { docs: { count: number } }; total: { store: { size_in_bytes: number } } }
    }>({ method: 'GET', path: `/${alias}/_stats/docs,store` })
    return { products: stats._all.primaries.docs.count, bytes: stats._all.total.store.size_in_bytes }
  }

  async close(): Promise<void> {
    await this.#queue.catch(() => undefined)
    for (const [name, timer] of this.#retired) {
      clearTimeout(timer)
      await this.#delete(name)
    }
  }

  #place(): Place {
    this.#look()
    return { connection: this.#options.connection, index: this.#options.alias, knowledge: this.#knowledge }
  }

  #now(): number {
    return this.#options.clock.now().getTime()
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#queue.catch(() => undefined).then(work)
    this.#queue = turn
    // Whoever asked for the change hears of its failure; the queue only goes on.
    turn.catch(() => undefined)
    return turn
  }

  #note(lines: readonly BulkLine[], before: readonly { readonly vocabulary: readonly string[] }[]): void {
    const knowledge = this.#knowledge
    for (const { vocabulary } of before) for (const word of vocabulary) countWord(knowledge, word, -1)
    for (const line of lines) {
      if (!('put' in line)) continue
      for (const word of line.put.vocabulary) countWord(knowledge, word, 1)
      noteCategories(knowledge, line.put.leaf)
      knowledge.mostPopular = Math.max(knowledge.mostPopular, line.put.wanted)
      knowledge.products += 1
    }
    knowledge.products -= before.length
  }

  /** Looks now and then, behind a search, whether others changed the index. */
  #look(): void {
    const { connection, alias, freshFor } = this.#options
    if (this.#checking || this.#now() - this.#checked < freshFor) return
    this.#checking = true
    this.#inTurn(async () => {
      const token = await changesOf(connection, alias)
      if (token !== this.#token) {
        this.#knowledge = knowledgeOf(this.#knowledge.settings, await readCensus(connection, alias))
        this.#token = token
      }
      this.#checked = this.#now()
    })
      // What is known stays in use; the next search looks again.
      .catch(() => undefined)
      .finally(() => {
        this.#checking = false
      })
  }

  #retire(name: string): void {
    const timer = setTimeout(() => void this.#delete(name), GRACE)
    timer.unref()
    this.#retired.set(name, timer)
  }

  async #delete(name: string): Promise<void> {
    this.#retired.delete(name)
    // One that stays is found and retired by the next replacement.
    await this.#options.connection.statusOf({ method: 'DELETE', path: `/${name}` }).catch(() => 0)
  }
}

/** All generations of an index, and which of them serves. */
export async function generationsOf(
  connection: Connection,
  alias: string,
): Promise<{ readonly name: string; readonly serving: boolean }[]> {
  const found = await connection.read<Record<string, { aliases: Record<string, unknown> }>>({
    method: 'GET',
    path: `/${alias}.*/_alias`,
  })
  return Object.entries(found).map(([name, { aliases }]) => ({ name, serving: alias in aliases }))
}

/** Differs after every change that any process made. */
async function changesOf(connection: Connection, alias: string): Promise<string> {
  const { indices } = await connection.read<{
    indices: Record<string, { primaries: { indexing: { index_total: number; delete_total: number } } }>
  }>({ method: 'GET', path: `/${alias}/_stats/indexing` })
  return Object.entries(indices)
    .map(([name, { primaries }]) => `${name}:${primaries.indexing.index_total}:${primaries.indexing.delete_total}`)
    .join()
}
