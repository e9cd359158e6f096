import { readFileSync } from 'node:fs'
import { defineConfig } from 'tsup'
import { ariaLocales } from './scripts/aria-locales.ts'
import { cssModules } from './scripts/css-modules.ts'
import { markClients, writeLicences, writeStyles } from './scripts/finish-build.ts'

type Target = string | { readonly 'klarsikt:source'?: string }

const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly exports: Readonly<Record<string, Target>>
}
const sources = Object.values(exports).flatMap((target) =>
  typeof target === 'string' ? [] : [target['klarsikt:source'] ?? ''],
)
const entry = Object.fromEntries(
  sources
    .filter((source) => /\.tsx?$/.test(source))
    .map((source) => [source.replace(/^\.\/src\//, '').replace(/\.tsx?$/, ''), source]),
)

// Declarations come from `tsc` afterwards. The styles of all components become one file, so the JavaScript imports no CSS.
export default defineConfig({
  entry,
  format: ['esm'],
  dts: false,
  clean: true,
  sourcemap: true,
  splitting: true,
  metafile: true,
  target: 'es2023',
  esbuildPlugins: [cssModules(), ariaLocales()],
  esbuildOptions: (options) => {
    options.chunkNames = 'chunks/[hash]'
  },
  onSuccess: async () => {
    await writeLicences('dist')
    await markClients('dist', 'src')
    await writeStyles('src', 'dist')
  },
})
