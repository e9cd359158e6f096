import type { IndexSettings, ProductRecord } from '../engine.js'
import { Core } from './core.js'
import { textsOf } from './fields.js'
import { Postings, PostingsBuilder } from './postings.js'

/** Lets waiting requests run, and resolves when building may go on. */
export type Pause = () => Promise<void>

/** Milliseconds of work between two pauses: a search that arrives meanwhile has to wait for one or more of these. */
const SLICE = 4

/** Pauses whenever a slice of work is over. It reads the processor's clock, because only its own duration matters. */
function paced(pause: Pause): () => Promise<void> | undefined {
  let since = performance.now()
  return () => {
    if (performance.now() - since < SLICE) return undefined
    return pause().then(() => {
      since = performance.now()
    })
  }
}

function finish(core: Core, builder: PostingsBuilder): Core {
  core.postings = new Postings(builder.pack(core.vocabulary.size))
  core.refileParts()
  core.generation += 1
  return core
}

export async function buildCore(
  settings: IndexSettings,
  records: Iterable<ProductRecord> | AsyncIterable<ProductRecord>,
  pause: Pause,
): Promise<Core> {
  const core = new Core(settings)
  const builder = new PostingsBuilder()
  const rest = paced(pause)
  for await (const record of records) {
    const doc = core.gather(record.id, textsOf(record), record, builder)
    core.values.add(doc, record)
    await rest()
  }
  return finish(core, builder)
}

/**
 * Builds an index from the live products of another, to change its settings or to free the memory of removed products.
 */
export async function rebuildCore(settings: IndexSettings, from: Core, pause: Pause): Promise<Core> {
  const core = new Core(settings)
  const builder = new PostingsBuilder()
  const numbers = new Map<number, number>()
  const popularity = from.values.number('popularity')
  const stock = from.values.list('in_stock')
  const signalsOf = (doc: number): { popularity: number; inStock: boolean } => ({
    popularity: popularity.of(doc),
    inStock: stock.valuesOf(doc)[0] === 'true',
  })
  const rest = paced(pause)
  for (const doc of from.allLive()) {
    numbers.set(doc, core.gather(from.ids[doc] ?? '', from.texts.of(doc), signalsOf(doc), builder))
    await rest()
  }
  core.values.copy(from.values, (doc) => numbers.get(doc) ?? -1)
  return finish(core, builder)
}
