import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

/** What each way of importing costs a page (gzip bytes), against what it may cost. */
const BUDGETS: readonly (readonly [string, string, number])[] = [
  [
    'client, box and pages',
    `export { createDiscovery } from './src/core/client.ts'
     export { searchBox } from './src/core/boxes.ts'
     export { categoryPage, searchPage } from './src/core/pages.ts'`,
    11_700,
  ],
  [
    'client and box',
    `export { createDiscovery } from './src/core/client.ts'; export { searchBox } from './src/core/boxes.ts'`,
    7800,
  ],
  ['client alone', `export { createDiscovery } from './src/core/client.ts'`, 5500],
  ['address only', `export * from './src/url/index.ts'`, 1800],
]

let over = false
for (const [name, contents, budget] of BUDGETS) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const size = gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length
  over ||= size > budget
  console.log(`${size > budget ? 'x' : ' '} ${name.padEnd(28)} ${size} B of ${budget}`)
}
process.exit(over ? 1 : 0)
