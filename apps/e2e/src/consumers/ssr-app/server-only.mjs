// Run with `--conditions=react-server`, where React has no state, effects or context. Prints the entries that load.
import { readFileSync } from 'node:fs'

const home = new URL(import.meta.resolve('@klarsikt/design-system/package.json'))
const { exports } = JSON.parse(readFileSync(home, 'utf8'))
const loaded = []
for (const [subpath, target] of Object.entries(exports)) {
  if (typeof target === 'string' || !target.import?.startsWith('./dist/')) continue
  const name = `@klarsikt/design-system${subpath.slice(1)}`
  const client = /^['"]use client['"]/.test(readFileSync(new URL(target.import, home), 'utf8'))
  const works = await import(name).then(
    () => true,
    () => false,
  )
  loaded.push({ name, client, works })
}
console.log(JSON.stringify(loaded))
