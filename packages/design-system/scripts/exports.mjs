// Writes `exports` and `publishConfig.exports` of package.json: one subpath per component folder.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const home = fileURLToPath(new URL('..', import.meta.url))
const folders = (group) =>
  readdirSync(`${home}/src/${group}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => [entry.name, `${group}/${entry.name}/${entry.name}`, 'tsx'])
const entries = [
  ...folders('primitives'),
  ...folders('commerce'),
  ['after-press', 'hooks/use-after-press', 'ts'],
  ['icons', 'icons/index', 'ts'],
  ['locale', 'locale/locale', 'tsx'],
  ['locale-en', 'locale/en', 'ts'],
  ['token-files', 'tokens/token-files', 'ts'],
  ['tokens', 'tokens/generated/tokens', 'ts'],
].sort(([a], [b]) => (a < b ? -1 : 1))

const built = (path) => ({ types: `./dist/${path}.d.ts`, import: `./dist/${path}.js` })
const exports = {
  ...Object.fromEntries(
    entries.map(([name, path, ending]) => [
      `./${name}`,
      { 'klarsikt:source': `./src/${path}.${ending}`, ...built(path) },
    ]),
  ),
  './vite': { types: './vite.d.ts', import: './vite.js' },
  './styles.css': { 'klarsikt:source': './src/styles/index.css', default: './dist/styles.css' },
  './tokens.css': { 'klarsikt:source': './src/tokens/generated/tokens.css', default: './dist/tokens.css' },
  './package.json': './package.json',
}
const published = Object.fromEntries(
  Object.entries(exports).map(([subpath, target]) => {
    if (typeof target === 'string') return [subpath, target]
    const { 'klarsikt:source': _, ...rest } = target
    return [subpath, rest]
  }),
)
const manifest = JSON.parse(readFileSync(`${home}/package.json`, 'utf8'))
manifest.exports = exports
manifest.files = ['dist', 'vite.js', 'vite.d.ts']
manifest.publishConfig.exports = published
writeFileSync(`${home}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`)
