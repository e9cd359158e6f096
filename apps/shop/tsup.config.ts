import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { writeBillOfMaterials } from '@klarsikt/tooling/bill-of-materials'
import { defineConfig, type Options } from 'tsup'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

const CLIENT = 'dist/client'
const COMPRESSIBLE = /\.(?:js|css|svg|json|txt|webmanifest)$/

/** The storefront has its own build, whose output is in a folder beside the shop’s code. */
const storefrontBeside: Plugin = {
  name: 'storefront-beside',
  setup({ onResolve }) {
    onResolve({ filter: /^@klarsikt\/storefront\/server$/ }, () => ({ path: './storefront/index.js', external: true }))
  },
}

// Packages in `dependencies` of package.json are imported from where they are installed. All others are bundled: our
// own packages, and packages with many small files or with more code than the shop uses. Unused code is removed, so the
// bundle takes half the space and a production install needs nothing else.
export default defineConfig({
  entry: {
    main: 'src/main.ts',
    discovery: 'src/discovery-main.ts',
    admin: 'src/admin/main.ts',
    'picture-worker': '../../packages/pictures/src/worker.ts',
  },
  format: ['esm'],
  platform: 'node',
  target: 'node22',
  sourcemap: true,
  splitting: true,
  clean: true,
  dts: false,
  esbuildPlugins: [storefrontBeside],
  esbuildOptions(options) {
    options.conditions = ['klarsikt:source', 'module', 'node']
    options.minifySyntax = true
  },
  onSuccess: async () => {
    writeBillOfMaterials('.', 'dist')
    cpSync('../api/migrations', 'dist/migrations', { recursive: true })
    cpSync('../discovery-api/migrations', 'dist/discovery-migrations', { recursive: true })
    rmSync('dist/masters', { recursive: true, force: true })
    cpSync('../../packages/studio/masters', 'dist/masters', { recursive: true })
    rmSync('dist/videos', { recursive: true, force: true })
    cpSync('../../packages/studio/videos', 'dist/videos', { recursive: true })
    cpSync('../discovery-api/dictionaries', 'dist/dictionaries', { recursive: true })
    if (!existsSync('../discovery-api/dist/console'))
      throw new Error('Build the console first: pnpm --filter @klarsikt/discovery-api build')
    cpSync('../discovery-api/dist/console', 'dist/console', { recursive: true })
    if (!existsSync('../storefront/build/client'))
      throw new Error('Build the storefront first: pnpm --filter @klarsikt/storefront build')
    cpSync('../storefront/build/server', 'dist/storefront', { recursive: true })
    rmSync(CLIENT, { recursive: true, force: true })
    cpSync('../storefront/build/client', CLIENT, { recursive: true })
    for (const entry of readdirSync(CLIENT, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue
      const path = join(entry.parentPath, entry.name)
      const plain = readFileSync(path)
      const packed = {
        br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        gz: gzipSync(plain, { level: 9 }),
      }
      for (const [suffix, bytes] of Object.entries(packed))
        if (bytes.byteLength < plain.byteLength) writeFileSync(`${path}.${suffix}`, bytes)
    }
  },
})
