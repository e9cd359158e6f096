import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

type Target = string | { readonly 'klarsikt:source'?: string; readonly types: string; readonly import: string }
type Manifest = {
  exports: Record<string, Target>
  publishConfig: { exports: Record<string, Target> }
  sideEffects: boolean
}

const root = path.resolve(import.meta.dirname, '..')
const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Manifest

const entries = Object.entries(manifest.exports).flatMap(([subpath, target]) =>
  typeof target === 'string' || !target['klarsikt:source'] ? [] : [[subpath, target['klarsikt:source']] as const],
)

/** The packages that loading a module pulls in. It follows relative imports, except imports of types. */
function packagesOf(entry: string, seen = new Set<string>()): Set<string> {
  const packages = new Set<string>()
  if (seen.has(entry)) return packages
  seen.add(entry)
  const source = readFileSync(entry, 'utf8')
  for (const [, kind, from = ''] of source.matchAll(/^(?:import|export)\s+(type\s+(?!,))?[^'"]*?from\s+'([^']+)'/gms)) {
    if (kind) continue
    if (!from.startsWith('.')) packages.add(from)
    else
      for (const name of packagesOf(path.resolve(path.dirname(entry), from.replace(/\.js$/, '.ts')), seen))
        packages.add(name)
  }
  return packages
}

it('promises the same subpaths at home and when published', () => {
  const published = Object.entries(manifest.publishConfig.exports).flatMap(([subpath, target]) =>
    typeof target === 'string' ? [] : [[subpath, target.import]],
  )
  expect(published).toEqual(
    entries.map(([subpath, source]) => [subpath, source.replace('./src/', './dist/').replace(/\.ts$/, '.js')]),
  )
  expect(manifest.sideEffects).toBe(false)
})

const files = entries.flatMap(([subpath, source]) =>
  globSync(source, { cwd: root }).map((file) => [subpath.replace('*', path.basename(file, '.ts')), file] as const),
)

it.each(files)('%s exists and lists its names one by one', (_, source) => {
  const file = path.join(root, source)
  expect(existsSync(file)).toBe(true)
  expect(readFileSync(file, 'utf8')).not.toMatch(/export \* from/)
})

/** Subpaths that load the metadata of phone numbers or of banks. All others must be light enough for any page. */
const HEAVY_SUBPATHS = new Set(['./identity/phone', './autogiro/parse-bank-account'])

it.each(files.filter(([subpath]) => !HEAVY_SUBPATHS.has(subpath)))('%s loads no other package', (_, source) => {
  expect([...packagesOf(path.join(root, source))]).toEqual([])
})
