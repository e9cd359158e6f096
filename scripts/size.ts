import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
// Limits for the size of bundles (gzip): what one import adds to a page without React, and what the shop's first pages
// load.
import { build } from 'esbuild'

/** Imports with their limit in kilobytes (1000 bytes). */
const BUDGETS: readonly (readonly [string, string, number])[] = [
  ['design-system: Button', `export { Button } from '@klarsikt/design-system/button'`, 3],
  ['design-system: ProductCard', `export { ProductCard } from '@klarsikt/design-system/product-card'`, 6],
  ['design-system: Dialog', `export { Dialog } from '@klarsikt/design-system/dialog'`, 4],
  ['design-system: DateField', `export { DateField } from '@klarsikt/design-system/date-field'`, 67],
  ['design-system: Combobox', `export { Combobox } from '@klarsikt/design-system/combobox'`, 59],
  // This client names every call of the shop. A page of products uses the smaller `createStoreClient`.
  ['contract: client', `export { createShopClient } from '@klarsikt/contract/client'`, 4],
  ['core: formatPrice', `export { formatPrice } from '@klarsikt/core/money'`, 1],
  ['core: cart', `export { setQuantity, cartTotals } from '@klarsikt/core/cart'`, 3],
  ['core: one message', `export { removed } from '@klarsikt/core/messages/cart'`, 0.3],
  ['shop-config: resolvePath', `export { resolvePath } from '@klarsikt/shop-config/paths'`, 5],
  ['eyewear: svgDrawing', `export { svgDrawing } from '@klarsikt/eyewear'`, 8],
]

const folder = mkdtempSync(path.join(tmpdir(), 'klarsikt-size-'))
let over = false
for (const [name, contents, budget] of BUDGETS) {
  const result = await build({
    stdin: { contents, resolveDir: path.resolve('apps/storefront'), loader: 'ts' },
    logLevel: 'error',
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2023',
    write: false,
    outdir: folder,
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    conditions: ['import'],
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const script = result.outputFiles.find((file) => file.path.endsWith('.js'))
  const size = gzipSync(script?.contents ?? '', { level: 9 }).length / 1000
  if (size > budget) over = true
  console.log(`${size > budget ? 'x' : ' '} ${name.padEnd(32)} ${size.toFixed(1).padStart(6)} kB of ${budget}`)
}
rmSync(folder, { recursive: true })
const pages = spawnSync(path.resolve('node_modules/.bin/tsx'), ['scripts/first-load.ts'], {
  cwd: 'apps/storefront',
  stdio: 'inherit',
})
process.exit(over ? 1 : (pages.status ?? 1))
