import type { IndexSettings, ProductRecord } from '../engine.js'
import { Core } from './core.js'
import { textsOf } from './fields.js'
import { Postings, PostingsBuilder } from './postings.js'

/** Lets others work; fulfilled when it is our turn again. */
export type Pause = () => Promise<void>

/** Products read between two pauses: some milliseconds of work. */
const SLICE = 50

function finish(core: Core, builder: PostingsBuilder): Core {
  core.postings = new Postings(builder.pack(core.vocabulary.size))
  core.refileParts()
  core.generation += 1
  return core
}

/** Builds an index of a whole catalogue. */
export async function buildCore(
  settings: IndexSettings,
  records: Iterable<ProductRecord> | AsyncIterable<ProductRecord>,
  pause: Pause,
): Promise<Core> {
  const core = new Core(settings)
  const builder = new PostingsBuilder()
  let count = 0
  for await (const record of records) {
    const doc = core.gather(record.id, textsOf(record), record, builder)
    core.values.add(doc, record)
    count += 1
    if (count % SLICE === 0) await pause()
  }
  return finish(core, builder)
}

/** Builds an index of the products of another, under other settings or without the room of those removed. */
export async function rebuildCore(settings: IndexSettings, from: Core, pause: Pause): Promise<Core> {
  const core = new Core(settings)
  const builder = new PostingsBuilder()
  const numbers = new Map<number, number>()
  const popularity = from.values.number('popularity')
  const stock = from.values.list('in_stock')
  const standing = (doc: number): { popularity: number; inStock: boolean } => ({
    popularity: popularity.of(doc),
    inStock: stock.valuesOf(doc)[0] === 'true',
  })
  for (const [count, doc] of from.allLive().entries()) {
    numbers.set(doc, core.gather(from.ids[doc] ?? '', from.texts.of(doc), standing(doc), builder))
    if (count % SLICE === SLICE - 1) await pause()
  }
  core.values.copy(from.values, (doc) => numbers.get(doc) ?? -1)
  return finish(core, builder)
}
