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
 * shell knows. Pages with cards carry up to one more by the colours of a card, which show on the spot what each looks like and costs.
 * Every page carries half a kB that keeps it where its next code or data cannot be had.
 */
const BUDGETS_KB: Readonly<Record<string, number>> = {
  home: 150,
  // One kilobyte more shows the picture at its head, for both themes and two crops, and one the colours of cards.
  category: 174,
  product: 154,
  lenses: 157,
  'lens-studio': 168,
  // One kilobyte more names the code that is loaded beside its cards, and the styles that come before it.
  search: 175,
  content: 150,
  checkout: 180,
  confirmation: 151,
}

/** What a press on a page loads besides: the modules that are imported then, and their budget in kilobytes. Most of it is three.js. */
const LAZY_KB = {
  '3d-viewer': {
    page: 'product',
    modules: ['src/features/product/view-3d-viewer.tsx', '../../packages/try-on/src/stage/frame-stage.ts'],
    budget: 180,
  },
  'try-on': {
    page: 'product',
    modules: ['src/features/product/try-on-view.tsx', '../../packages/try-on/src/stage/face-stage.ts'],
    budget: 200,
  },
} as const

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

/** The files of a page once it is hydrated. */
function filesOf(page: string): ReadonlySet<string> {
  const own = [assets.entry, assets.routes['root'], assets.routes[PAGES[page] ?? '']]
  return new Set(own.flatMap((part) => (part ? [part.module, ...part.imports] : [])))
}

interface BuiltModule {
  readonly file: string
  readonly imports?: readonly string[]
}
const built = JSON.parse(readFileSync(`${home}client/.vite/manifest.json`, 'utf8')) as Readonly<
  Record<string, BuiltModule>
>

/** The files of modules and of all that they import. */
function filesOfModules(modules: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const visit = (id: string) => {
    if (seen.has(id)) return
    const one = built[id]
    if (!one) throw new Error(`${id} is not in the build`)
    seen.add(id)
    for (const imported of one.imports ?? []) visit(imported)
  }
  for (const id of modules) visit(id)
  return new Set([...seen].map((id) => `/${built[id]!.file}`))
}

let over = false
function report(name: string, files: Iterable<string>, budget: number): void {
  const used = [...files].reduce((sum, file) => sum + size(file), 0) / 1000
  over ||= used > budget
  console.log(`${name.padEnd(16)}${used.toFixed(1).padStart(9)}${String(budget).padStart(9)}`)
  if (process.argv.includes('--files'))
    for (const file of files) console.log(`    ${(size(file) / 1000).toFixed(1).padStart(6)}  ${file}`)
}
console.log('page              kB gzip   budget')
for (const name of Object.keys(PAGES)) report(name, filesOf(name), BUDGETS_KB[name] ?? 0)
console.log('on a press')
for (const [name, { page, modules, budget }] of Object.entries(LAZY_KB)) {
  const there = filesOf(page)
  report(
    name,
    [...filesOfModules(modules)].filter((file) => !there.has(file)),
    budget,
  )
}
process.exitCode = over ? 1 : 0
