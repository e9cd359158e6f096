import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { build, type BuildOptions } from 'esbuild'

/** Bytes (gzip) of the classic script with its runtime, styles and English. */
const BUDGET = 45_000

/** The widget with its runtime, for pages that have no React: Preact in its place, and the style sheet inside. */
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly exports: Record<string, unknown> }
const sheet = await build({
  entryPoints: ['src/styles/styles.css'],
  bundle: true,
  minify: true,
  target: ['chrome111', 'firefox121', 'safari16.4'],
  write: false,
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
const [classic] = await Promise.all([
  build({
    ...shared,
    entryPoints: ['src/embed/script.ts'],
    outfile: 'dist/embed.js',
    format: 'iife',
    metafile: true,
  }),
  build({ ...shared, entryPoints: ['src/element/index.ts'], outfile: 'dist/element/index.js', format: 'esm' }),
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
const bytes = gzipSync(readFileSync('dist/embed.js'), { level: 9 }).length
console.log(`dist/embed.js: ${(bytes / 1000).toFixed(1)} kB gzip of ${BUDGET / 1000}`)
if (process.argv.includes('--inputs')) {
  const [output] = Object.values(classic.metafile?.outputs ?? {}).filter(({ entryPoint }) => entryPoint)
  const inputs = Object.entries(output?.inputs ?? {}).sort(([, a], [, b]) => b.bytesInOutput - a.bytesInOutput)
  for (const [input, { bytesInOutput }] of inputs.slice(0, 15))
    console.log(`${String(bytesInOutput).padStart(8)}  ${input}`)
}
if (bytes > BUDGET) throw new Error('The script is heavier than a page without a bundler should carry.')
