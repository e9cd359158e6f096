/**
 * Measures the gzipped JavaScript of each kind of page after hydration, with React and the router. Fails above the
 * budgets. Usage: `tsx scripts/first-load.ts [--files]`
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

/**
 * The budgets in kilobytes (1000 bytes). The base is 150, and 170 for listings and the search page, which carry the 24
 * kB of the discovery widget's pages (docs/decisions/0019).
 * Every page carries half a kB that keeps the page when its next code or data cannot be loaded. A product page, a lens
 * page, the search page and the checkout carry half a kB for the addresses of all pages, which the shell knows. Pages
 * with cards carry up to one kB for the colours of a card.
 * The search page also lists stores and texts, and loads the line of a card that says whether a frame fits. The
 * checkout carries the 9 kB of Conform. A lens page carries half a kB that keeps the input when the connection is lost.
 * The lens studio is a purchase in five steps, with the fields of a prescription, the calls of an account, and the ways
 * on without strengths.
 */
const BUDGETS_KB: Readonly<Record<string, number>> = {
  home: 150,
  // One more kB shows the picture in the head, for both themes and two crops, and another one the colours of cards.
  category: 174,
  product: 154,
  lenses: 157,
  'lens-studio': 168,
  // One more kB names the code that is loaded beside its cards, and the styles that come before it.
  search: 175,
  content: 150,
  checkout: 180,
  confirmation: 151,
}

/**
 * What a press on a page loads in addition: the imported modules, and their budget in kilobytes. Most of it is
 * three.js.
 */
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

/** Returns the files of a page after hydration. */
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

/** Returns the files of modules and of everything that they import. */
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
