import { createEmbeddedEngine } from '../engine/embedded/embedded-engine.js'
/** Adds products and saves the index, again and again, until it is killed: a child process of the snapshot's test. */
import { product } from '../engine/testing/contract-records.js'

const [folder = ''] = process.argv.slice(2)
const engine = createEmbeddedEngine({ folder })
const index = await engine.open('killed', { language: 'sv', synonyms: [] })
for (let { products: count } = await index.stats(); ;) {
  const first = count
  count += 500
  await index.apply(
    Array.from({ length: 500 }, (_, at) => ({ kind: 'put', record: product(`p${String(first + at)}`) })),
  )
  await engine.save('killed', String(count))
  process.stdout.write(`saved ${String(count)}\n`)
}
