import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'

const SOURCE = join(import.meta.dirname, '..')
const PACKAGE = join(SOURCE, '..')
const APPS = join(PACKAGE, '../../apps')
/** Other packages with pages and forms that the apps use. */
const PACKAGES = join(PACKAGE, '..')

/** Sources that do not appear in the shop: tests, and apps that only test the installation. */
const UNSEEN = /[\\/](?:e2e|testing|node_modules|dist|build)[\\/]|\.(?:test|stories)\.tsx?$/
/** Imports of types only, which render nothing. */
const IMPORTED = /(?:^|\n)\s*(?:import|export)\s(?!type\s)[^'"]*?['"]([^'"]+)['"]|import\(['"]([^'"]+)['"]\)/g

/** Names of the components that the apps use, directly or inside other components. */
export function usedComponents(): readonly string[] {
  return usedIn([APPS])
}

/** The same, including components that apps use through other packages. */
export function shownComponents(): readonly string[] {
  return usedIn([APPS, PACKAGES])
}

function usedIn(folders: readonly string[]): readonly string[] {
  const seen = new Set<string>()
  const waiting = folders.flatMap(filesIn).flatMap(importsOf).flatMap(fileOfPackage)
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    const folder = dirname(file)
    waiting.push(...importsOf(file).flatMap((specifier) => fileBeside(folder, specifier)))
  }
  return [...new Set([...seen].flatMap(componentOf))].sort()
}

function filesIn(folder: string): readonly string[] {
  return globSync('*/{src,console/src}/**/*.{ts,tsx}', { cwd: folder })
    .map((file) => join(folder, file))
    .filter((file) => !UNSEEN.test(file))
}

function importsOf(file: string): readonly string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORTED)].flatMap(([, named, lazy]) => named ?? lazy ?? [])
}

type Exports = Readonly<Record<string, string | { readonly 'klarsikt:source'?: string }>>
const { exports } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as { readonly exports: Exports }

function fileOfPackage(specifier: string): readonly string[] {
  const found = exports[specifier.replace(/^@klarsikt\/design-system/, '.')]
  const source = typeof found === 'object' ? found['klarsikt:source'] : undefined
  return specifier.startsWith('@klarsikt/design-system/') && source ? [join(PACKAGE, source)] : []
}

function fileBeside(folder: string, specifier: string): readonly string[] {
  if (!specifier.startsWith('.')) return []
  const path = resolve(folder, specifier)
  return [path.replace(/\.js$/, '.ts'), path.replace(/\.js$/, '.tsx')].filter((file) => existsSync(file)).slice(0, 1)
}

/** Returns the component that a file belongs to, by the stories in its folder. */
function componentOf(file: string): readonly string[] {
  const [group, name] = relative(SOURCE, file).split(sep)
  if ((group !== 'primitives' && group !== 'commerce') || name === undefined) return []
  return globSync('*.stories.tsx', { cwd: join(SOURCE, group, name) }).map((story) => basename(story, '.stories.tsx'))
}
