/**
 * JavaScript that each kind of page uses once it is hydrated, gzipped, React and router included. Fails above the budgets.
 * `tsx scripts/first-load.ts [--files]`
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

/**
 * Kilobytes (1000 bytes): 150, and 170 for listings and the search page, which carry the discovery widget's pages, 24 kB
 * (docs/decisions/0026); the search page, which also lists stores and texts, stands over it by what loads the line of a card that
 * says whether a frame fits. The checkout stands over its 170 by Conform, 9 kB, and a lens page over its 150 by the half kB that
 * keeps a page, and what is typed on it, when the connection is gone. The lens studio, a purchase in five steps, has the fields of a
 * prescription, the calls of an account and the ways on without strengths besides.
 * A product page, one of lenses, the search page and the checkout stand half a kB over by the addresses of all pages, which the
 * shell knows.
 */
const BUDGETS_KB: Readonly<Record<string, number>> = {
  home: 150,
  category: 170,
  product: 151,
  lenses: 154.5,
  'lens-studio': 165,
  // Half a kilobyte more names the code that is loaded beside its cards: the button and the tray that compare frames.
  search: 171.5,
  content: 150,
  checkout: 177.5,
  confirmation: 150,
}

interface ManifestRoute {
  readonly module: string
  readonly imports: readonly string[]
}
interface Manifest {
  readonly entry: ManifestRoute
  readonly routes: Readonly<Record<string, ManifestRoute>>
}

const home = fileURLToPath(new URL('../build/', import.meta.url))
const { assets } = (await import(`${home}server/index.js`)) as { readonly assets: Manifest }
const size = (file: string) => gzipSync(readFileSync(`${home}client${file}`), { level: 9 }).length

const PAGES: Readonly<Record<string, string>> = {
  home: 'routes/home',
  category: 'category-glasses',
  product: 'product-glasögon',
  lenses: 'product-kontaktlinser',
  'lens-studio': 'routes/lens-studio',
  search: 'routes/search',
  content: 'routes/content',
  checkout: 'routes/checkout',
  confirmation: 'routes/confirmation',
}

let over = false
console.log('page              kB gzip   budget')
for (const [name, id] of Object.entries(PAGES)) {
  const own = [assets.entry, assets.routes['root'], assets.routes[id]]
  const files = new Set(own.flatMap((part) => (part ? [part.module, ...part.imports] : [])))
  const used = [...files].reduce((sum, file) => sum + size(file), 0) / 1000
  const budget = BUDGETS_KB[name] ?? 0
  over ||= used > budget
  console.log(`${name.padEnd(16)}${used.toFixed(1).padStart(9)}${String(budget).padStart(9)}`)
  if (process.argv.includes('--files'))
    for (const file of files) console.log(`    ${(size(file) / 1000).toFixed(1).padStart(6)}  ${file}`)
}
process.exitCode = over ? 1 : 0
