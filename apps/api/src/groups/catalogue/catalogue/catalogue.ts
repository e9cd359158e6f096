import type { Clock } from '@klarsikt/server/clock'
import { type Database, followChanges, retryDuringOutage } from '@klarsikt/server/database'
import type { Log } from '@klarsikt/server/log'
import { loadArticles, loadContent } from './load.js'
import { createSearchIndex, type SearchIndex } from './search-index.js'
import { buildState, type CatalogueState, changeState } from './state.js'

/** The time between two polls in ms, which is the longest delay when a notification is lost. */
const POLL_MS = 1_000

/**
 * The catalogue in memory. The rows are in PostgreSQL; each process keeps this copy current, so that reading a product
 * needs no statement. A sale must read price and stock from the database.
 */
export type Catalogue = {
  /** The present catalogue. Use one state for the whole of a request. */
  readonly state: CatalogueState
  readonly search: SearchIndex
  /** Reads new changes at once. Otherwise a notification from the database triggers it. */
  refresh(): Promise<void>
  /**
   * Calls the listener with the changed articles once the state shows them; null means that any may have changed.
   * Returns a function to unsubscribe.
   */
  onChange(listener: (articleIds: ReadonlySet<number> | null) => void): () => void
  stop(): Promise<void>
}

type CatalogueParts = {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
}

async function loadState({ database, clock }: CatalogueParts): Promise<CatalogueState> {
  const [articles, content] = await Promise.all([loadArticles(database), loadContent(database)])
  return buildState(articles, content, { now: clock.now() })
}

export async function openCatalogue(parts: CatalogueParts): Promise<Catalogue> {
  const { database, clock, log } = parts
  const listeners = new Set<Parameters<Catalogue['onChange']>[0]>()
  const loaded = Promise.withResolvers<void>()
  // It starts before the first rows are read, so that changes during the reading are read again.
  const follower = await followChanges<{ articleId: number | null }>({
    database,
    log,
    table: 'catalogue_change',
    columns: 'c.article_id as "articleId"',
    channel: 'catalogue',
    applicationName: 'klarsikt-catalogue',
    pollMs: POLL_MS,
    onChanges: async (changes) => {
      await loaded.promise
      await apply(changes.map(({ articleId }) => articleId))
    },
  })
  const loadAll = () => loadState(parts)
  let state = await retryDuringOutage(loadAll)
  let search = createSearchIndex(state)
  loaded.resolve()

  /** Applies changes; null means every article. */
  async function apply(changed: readonly (number | null)[]): Promise<void> {
    const articleIds = new Set(changed.filter((id) => id !== null))
    const now = clock.now()
    const everything = changed.includes(null) || now.getTime() >= state.goodUntil
    if (everything) {
      state = await loadAll()
      search = createSearchIndex(state)
    } else if (articleIds.size > 0) {
      state = changeState(state, await loadArticles(database, [...articleIds]), articleIds, now)
      search = search.replace(state, articleIds)
    } else return
    for (const listener of listeners) listener(everything ? null : articleIds)
  }

  return {
    get state() {
      return state
    },
    get search() {
      return search
    },
    refresh: () => follower.look(),
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop: () => follower.stop(),
  }
}
