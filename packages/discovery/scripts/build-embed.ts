import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type BuildOptions, type Plugin } from 'esbuild'

/** Largest size in bytes (gzip) of the classic script with its runtime, styles and English texts. */
const BUDGET_BYTES = 46_800

/** Builds the widget for pages without React. Preact replaces React, and the style sheet is part of the script. */
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly exports: Record<string, unknown> }
const sheet = await build({
  entryPoints: ['src/styles/styles.css'],
  bundle: true,
  minify: true,
  target: ['chrome111', 'firefox121', 'safari16.4'],
  write: false,
})
/** Code that few pages need becomes a file beside the script, which the script loads at the first use. */
const LAZY_ENTRIES: Readonly<Record<string, string>> = {
  'embed-explain': 'src/problems/problems.ts',
  'embed-visitor': 'src/tracking/request-visitor-token.ts',
  'embed-transform': 'src/react/transformers.ts',
}
const outOf = (folder: string): Plugin => ({
  name: 'lazy-entries',
  setup(building) {
    building.onResolve({ filter: /./ }, ({ path: name, kind }) => {
      const module = path.basename(name, '.js')
      const file = Object.keys(LAZY_ENTRIES).find(
        (one) => one === module || path.basename(LAZY_ENTRIES[one] ?? '', '.ts') === module,
      )
      return file && kind === 'dynamic-import' ? { path: `${folder}${file}.js`, external: true } : undefined
    })
  },
})
const shared: BuildOptions = {
  bundle: true,
  minify: true,
  sourcemap: true,
  target: 'es2022',
  jsx: 'automatic',
  logLevel: 'warning',
  legalComments: 'eof',
  alias: {
    react: 'preact/compat',
    'react-dom': 'preact/compat',
    'react-dom/client': 'preact/compat/client',
    'react/jsx-runtime': 'preact/jsx-runtime',
  },
  define: {
    'process.env.NODE_ENV': '"production"',
    KLARSIKT_STYLES: JSON.stringify(sheet.outputFiles[0]?.text.trim() ?? ''),
  },
}
const PARTS = mkdtempSync(path.join(tmpdir(), 'klarsikt-embed-'))

/**
 * Builds one file whose dynamic imports are evaluated when they are reached. The code is first cut into a few parts,
 * because a wrapper around each of a hundred modules would be heavy.
 */
async function lazily(entry: string, folder: string, options: BuildOptions) {
  const plugins = [outOf(folder)]
  const outdir = path.join(PARTS, options.format ?? '')
  const first = await build({
    ...shared,
    plugins,
    entryPoints: [entry],
    outdir,
    entryNames: 'entry',
    format: 'esm',
    splitting: true,
    sourcemap: 'inline',
    legalComments: 'inline',
    metafile: true,
  })
  await build({ ...shared, plugins, ...options, entryPoints: [path.join(outdir, 'entry.js')] })
  return first
}

const [classic] = await Promise.all([
  lazily('src/embed/script.ts', './', { outfile: 'dist/embed.js', format: 'iife' }),
  lazily('src/element/index.ts', '../', { outfile: 'dist/element/index.js', format: 'esm' }),
  // A page that asks for debugging loads this file through the script tag.
  build({
    ...shared,
    entryPoints: ['src/debug/index.ts'],
    outfile: 'dist/embed-debug.js',
    format: 'esm',
    sourcemap: false,
  }),
  build({
    ...shared,
    entryPoints: LAZY_ENTRIES,
    outdir: 'dist',
    format: 'esm',
    sourcemap: false,
  }),
  build({
    ...shared,
    entryPoints: Object.keys(manifest.exports)
      .filter((subpath) => subpath.startsWith('./locales/'))
      .map((subpath) => subpath.replace('./', 'src/') + '.ts'),
    outdir: 'dist/embed-locales',
    format: 'esm',
    sourcemap: false,
  }),
])
rmSync(PARTS, { recursive: true })
const bytes = gzipSync(readFileSync('dist/embed.js'), { level: 9 }).length
console.log(`dist/embed.js: ${(bytes / 1000).toFixed(2)} kB gzip of ${BUDGET_BYTES / 1000}`)
if (process.argv.includes('--inputs')) {
  for (const [name, { bytes: size, inputs }] of Object.entries(classic.metafile?.outputs ?? {})) {
    console.log(`${String(size).padStart(8)}  ${name}`)
    const largest = Object.entries(inputs).sort(([, a], [, b]) => b.bytesInOutput - a.bytesInOutput)
    for (const [input, { bytesInOutput }] of largest.slice(0, 12))
      console.log(`${String(bytesInOutput).padStart(12)}  ${input}`)
  }
}
if (bytes > BUDGET_BYTES) throw new Error('The script is heavier than a page without a bundler should carry.')
