/**
 * First-load JavaScript of each kind of page, gzipped: everything the page asks for by itself, React and router included.
 * Fails above the budget. `tsx scripts/first-load.ts`
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

/** Kilobytes (1000 bytes) that home, category and product may load. */
const BUDGET = 100

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

let over = false
for (const [name, id] of Object.entries(PAGES)) {
  const own = [assets.entry, assets.routes['root'], assets.routes[id]]
  const files = new Set(own.flatMap((part) => (part ? [part.module, ...part.imports] : [])))
  const kilobytes = [...files].reduce((sum, file) => sum + size(file), 0) / 1000
  const bounded = name === 'home' || name === 'category' || name === 'product'
  if (bounded && kilobytes > BUDGET) over = true
  console.log(`${name.padEnd(14)}${kilobytes.toFixed(1).padStart(7)} kB${bounded ? ` of ${BUDGET}` : ''}`)
  if (process.argv.includes('--files')) for (const file of files) console.log(`    ${(size(file) / 1000).toFixed(1).padStart(6)}  ${file}`)
}
process.exitCode = over ? 1 : 0
