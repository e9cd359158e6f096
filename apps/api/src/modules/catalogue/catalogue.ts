import type { Clock } from '@klarsikt/server/clock'
import { type Database, patiently } from '@klarsikt/server/database'
import type { Log } from '@klarsikt/server/log'
import { followChanges } from './follow.js'
import { loadArticles, loadContent } from './load.js'
import { createSearchIndex, type SearchIndex } from './search-index.js'
import { buildState, type CatalogueState, changeState } from './state.js'

/**
 * The catalogue in memory. The rows live in Postgres; this is a copy that every process keeps fresh, so that reading a
 * product costs no statement. Whoever sells something asks the database for price and stock.
 */
export type Catalogue = {
  /** The catalogue as of now. Hold on to one state for the length of a request. */
  readonly state: CatalogueState
  readonly search: SearchIndex
  /** Reads at once what was written; otherwise it is read when the database says so. */
  refresh(): Promise<void>
  /** Tells which articles have changed once the state shows it; null: any of them. Gives back what ends it. */
  onChange(told: (articleIds: ReadonlySet<number> | null) => void): () => void
  stop(): Promise<void>
}

type CatalogueParts = {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  /** Contact lenses can be bought as a subscription. */
  readonly lensSubscription?: boolean | undefined
}

async function loadState({ database, clock, lensSubscription = false }: CatalogueParts): Promise<CatalogueState> {
  const [articles, content] = await Promise.all([loadArticles(database), loadContent(database)])
  return buildState(articles, content, { now: clock.now(), lensSubscription })
}

export async function openCatalogue(parts: CatalogueParts): Promise<Catalogue> {
  const { database, clock, log } = parts
  let running: Promise<void> | undefined
  let [again, stopped, opened] = [false, false, false]
  const listeners = new Set<Parameters<Catalogue['onChange']>[0]>()
  const follower = await followChanges({ database, log, onWake: () => void (opened && refresh().catch(ignoreOutage)) })
  const loadAll = () => loadState(parts)
  let state = await patiently(loadAll)
  let search = createSearchIndex(state)

  async function look(): Promise<void> {
    const { all, articleIds } = await follower.read()
    const now = clock.now()
    const everything = all || now.getTime() >= state.goodUntil
    if (everything) {
      state = await loadAll()
      search = createSearchIndex(state)
    } else if (articleIds.size > 0) {
      state = changeState(state, await loadArticles(database, [...articleIds]), articleIds, now)
      search = search.replace(state, articleIds)
    } else return
    for (const tell of listeners) tell(everything ? null : articleIds)
  }

  /** One look at a time; what comes in meanwhile is seen by one more. */
  function refresh(): Promise<void> {
    if (running) {
      again = true
      return running
    }
    running = (async () => {
      do {
        again = false
        if (!stopped) await look()
      } while (again)
    })().finally(() => (running = undefined))
    return running
  }

  opened = true

  function ignoreOutage(error: unknown): void {
    log.debug({ err: error }, 'the catalogue could not be read again yet')
  }

  return {
    get state() {
      return state
    },
    get search() {
      return search
    },
    refresh,
    onChange(told) {
      listeners.add(told)
      return () => listeners.delete(told)
    },
    async stop() {
      stopped = true
      await follower.stop()
      await running?.catch(ignoreOutage)
    },
  }
}
