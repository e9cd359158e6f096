import type { Telemetry } from '@klarsikt/server/telemetry'
import type { SearchEngine, SearchIndex } from './engine.js'

type Kind = 'search' | 'listing' | 'suggest' | 'similar'

/** Wraps an engine so that each search, suggestion and comparison is timed and traced. */
export function timeEngine(engine: SearchEngine, telemetry: Telemetry): SearchEngine {
  const timed = async <T>(kind: Kind, work: () => Promise<T>): Promise<T> => {
    const labels = { engine: engine.kind, kind }
    const step = telemetry.begin(`${engine.kind} ${kind}`, { kind: 'part', attributes: labels })
    const started = performance.now()
    try {
      return await step.run(work)
    } finally {
      telemetry.time('klarsikt.search.duration', (performance.now() - started) / 1_000, labels)
      step.end()
    }
  }
  /** Changes the index itself, because an engine compares its indices by identity. */
  const timeIndex = (index: SearchIndex): SearchIndex => {
    const search = index.search.bind(index)
    const suggest = index.suggest.bind(index)
    const similar = index.similar.bind(index)
    index.search = (query) => timed(query.searchText === '' ? 'listing' : 'search', () => search(query))
    index.suggest = (typed, limit) => timed('suggest', () => suggest(typed, limit))
    index.similar = (id, limit, filters) => timed('similar', () => similar(id, limit, filters))
    return index
  }
  return {
    kind: engine.kind,
    open: async (name, settings) => timeIndex(await engine.open(name, settings)),
    ...(engine.save ? { save: engine.save.bind(engine) } : {}),
    drop: (name) => engine.drop(name),
    close: () => engine.close(),
  }
}
