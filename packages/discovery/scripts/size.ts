import { gzipSync } from 'node:zlib'
import { build, type Plugin } from 'esbuild'

/** Each import with the largest size (gzip bytes) that it may add to a page. */
const BUDGETS: readonly (readonly [string, string, number])[] = [
  [
    'client, box and pages',
    `export { createDiscovery } from './src/core/client.ts'
     export { searchBox } from './src/core/boxes.ts'
     export { categoryPage, searchPage } from './src/core/pages.ts'`,
    12_400,
  ],
  [
    'client and box',
    `export { createDiscovery } from './src/core/client.ts'; export { searchBox } from './src/core/boxes.ts'`,
    8400,
  ],
  ['client only', `export { createDiscovery } from './src/core/client.ts'`, 5800],
  ['address only', `export * from './src/url/index.ts'`, 1800],
  ['React: facade', `export { SearchFacade } from './src/ui/facade.tsx'`, 3000],
  ['React: modal', `export { DiscoveryProvider, SearchField, useSearchModal } from './src/react.ts'`, 15_500],
  [
    'React: modal and pages',
    `export { BreadCrumbs, CategoryPage, DiscoveryProvider, QuickLinks, SearchField, SearchPage, useSearchModal }
     from './src/react.ts'`,
    30_000,
  ],
  ['React: everything', `export * from './src/react.ts'`, 30_000],
  ['styles of the modal', `@import './src/styles/modal.css';`, 4000],
  ['all styles', `@import './src/styles/styles.css';`, 6000],
]

/**
 * The cost of comparable packages: a modal, a page of five widgets, and their styles. They are measured when `--peers
 * FOLDER` names a folder where they are installed. This repository does not contain them.
 */
const PEERS: readonly (readonly [string, string])[] = [
  ['autocomplete-js: modal', `export { autocomplete } from '@algolia/autocomplete-js'`],
  ['autocomplete-js: styles', `@import '@algolia/autocomplete-theme-classic';`],
  [
    'react-instantsearch: page',
    `export { InstantSearch, Hits, Pagination, RefinementList, SearchBox, SortBy } from 'react-instantsearch'
     export { liteClient } from 'algoliasearch/lite'`,
  ],
  ['react-instantsearch: styles', `@import 'instantsearch.css/themes/satellite.css';`],
]
const LATER: Plugin = {
  name: 'later',
  setup(building) {
    building.onResolve({ filter: /./ }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    )
  },
}
const EXTERNAL = ['react', 'react-dom', 'react/jsx-runtime']

async function gzipped(contents: string, resolveDir: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir, loader: contents.startsWith('@import') ? 'css' : 'ts' },
    bundle: true,
    // Bundles what a page loads at once into one file. Later imports stay outside.
    plugins: [LATER],
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
    external: EXTERNAL,
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length
}

let over = false
for (const [name, contents, budget] of BUDGETS) {
  const size = await gzipped(contents, process.cwd())
  over ||= size > budget
  console.log(`${size > budget ? 'x' : ' '} ${name.padEnd(28)} ${size} B of ${budget}`)
}
const at = process.argv.indexOf('--peers')
const folder = at < 0 ? undefined : process.argv[at + 1]
if (folder)
  for (const [name, contents] of PEERS) console.log(`  ${name.padEnd(28)} ${await gzipped(contents, folder)} B`)
process.exit(over ? 1 : 0)
