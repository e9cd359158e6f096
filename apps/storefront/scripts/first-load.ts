/**
 * JavaScript of each kind of page, gzipped, React and router included: what is fetched with the page, and what is there
 * once somebody uses it. Fails above the budgets. `tsx scripts/first-load.ts [--files]`
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { firstTouch } from '../src/shell/first-touch.js'

/** Kilobytes (1000 bytes) that home, category and product may fetch with the page. */
const FIRST_LOAD_BUDGET_KB = 100
const BOUNDED = new Set(['home', 'category', 'product'])

/**
 * Kilobytes that a page may have in use. Listings and the search page carry the discovery widget's pages, 26 kB; a product
 * page carries the lens choice with its advice.
 */
const IN_USE_BUDGETS_KB: Readonly<Record<string, number>> = {
  home: 150,
  category: 170,
  product: 156,
  search: 170,
  content: 150,
  checkout: 170,
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
  search: 'routes/search',
  content: 'routes/content',
  checkout: 'routes/checkout',
  confirmation: 'routes/confirmation',
}

/** Pages that are a form from the start get their code at once; the others at the first touch, see src/shell/first-touch.ts. */
const AT_ONCE = new Set(['checkout', 'confirmation'])
const touch = gzipSync(`(${firstTouch.toString()})()`, { level: 9 }).length / 1000

let over = false
console.log('page             first load   in use   (kB gzip)')
for (const [name, id] of Object.entries(PAGES)) {
  const own = [assets.entry, assets.routes['root'], assets.routes[id]]
  const files = new Set(own.flatMap((part) => (part ? [part.module, ...part.imports] : [])))
  const whole = [...files].reduce((sum, file) => sum + size(file), 0) / 1000
  const first = AT_ONCE.has(name) ? whole : touch
  if ((BOUNDED.has(name) && first > FIRST_LOAD_BUDGET_KB) || whole > (IN_USE_BUDGETS_KB[name] ?? 0)) over = true
  console.log(`${name.padEnd(16)}${first.toFixed(1).padStart(11)}${whole.toFixed(1).padStart(9)}`)
  if (process.argv.includes('--files'))
    for (const file of files) console.log(`    ${(size(file) / 1000).toFixed(1).padStart(6)}  ${file}`)
}
process.exitCode = over ? 1 : 0
