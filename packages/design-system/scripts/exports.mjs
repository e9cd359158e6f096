// Writes `exports` and `publishConfig.exports` of package.json: one subpath per component folder.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const home = fileURLToPath(new URL('..', import.meta.url))
const folders = (group) => readdirSync(`${home}/src/${group}`, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map((entry) => [entry.name, `${group}/${entry.name}/${entry.name}`, 'tsx'])
const entries = [...folders('primitives'), ...folders('commerce'), ['icons', 'icons/index', 'ts'], ['tokens', 'tokens/generated/tokens', 'ts']].sort(([a], [b]) => (a < b ? -1 : 1))

const built = (path) => ({ types: `./dist/${path}.d.ts`, import: `./dist/${path}.js` })
const styles = { './styles.css': './dist/styles.css', './tokens.css': './dist/tokens.css', './package.json': './package.json' }
const published = { ...Object.fromEntries(entries.map(([name, path]) => [`./${name}`, built(path)])), ...styles }
const exports = {
  ...Object.fromEntries(entries.map(([name, path, ending]) => [`./${name}`, { 'klarsikt:source': `./src/${path}.${ending}`, ...built(path) }])),
  './vite': './vite.ts',
  './styles.css': { 'klarsikt:source': './src/styles/index.css', default: './dist/styles.css' },
  './tokens.css': { 'klarsikt:source': './src/tokens/generated/tokens.css', default: './dist/tokens.css' },
  './package.json': './package.json',
}
const manifest = JSON.parse(readFileSync(`${home}/package.json`, 'utf8'))
manifest.exports = exports
manifest.publishConfig.exports = published
writeFileSync(`${home}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`)
