// @vitest-environment node
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../../../..')
const HOME = join(ROOT, 'packages/design-system')
const read = (file: string) => readFileSync(file, 'utf8')

/** The workspace's packages by name: their folders and the sources of their subpaths. */
const packages = new Map(
  globSync('{packages,apps}/*/package.json', { cwd: ROOT }).map((path) => {
    const { name, exports = {} } = JSON.parse(read(join(ROOT, path))) as {
      readonly name: string
      readonly exports?: Readonly<Record<string, string | { readonly 'klarsikt:source'?: string }>>
    }
    return [name, { folder: join(ROOT, dirname(path)), exports }] as const
  }),
)

/** Returns the file of an import from the workspace. */
function fileOf(from: string, name: string): string | undefined {
  if (name.startsWith('.')) {
    const path = resolve(dirname(from), name.replace(/\.js$/, ''))
    return [`${path}.ts`, `${path}.tsx`].find((file) => existsSync(file))
  }
  const [, scope = '', subpath = ''] = /^(@klarsikt\/[^/]+)(.*)$/.exec(name) ?? []
  const found = packages.get(scope)
  const target = found?.exports[`.${subpath}`]
  const source = typeof target === 'string' ? target : target?.['klarsikt:source']
  return found && source !== undefined && /\.tsx?$/.test(source) ? join(found.folder, source) : undefined
}

function follow(file: string, seen: Set<string>): void {
  if (seen.has(file)) return
  seen.add(file)
  const code = read(file).replaceAll(/^import type .*$/gm, '')
  for (const [, name = ''] of code.matchAll(/(?:from|import\()\s*'([^']+)'|^import '([^']+)'/gm)) {
    const next = fileOf(file, name)
    if (next !== undefined) follow(next, seen)
  }
}

it('names in turbo.json every package that the stories read, and no other', () => {
  const seen = new Set<string>()
  const globs = [...read(join(HOME, '.storybook/main.ts')).matchAll(/'(\.\.\/[^']+\.stories\.tsx)'/g)]
  const stories = globs.flatMap(([, glob = '']) => globSync(resolve(HOME, '.storybook', glob)))
  // The shop's own table of routes decides which pages exist.
  const routes = globSync(join(ROOT, 'apps/storefront/src/routes/*.tsx')).filter((file) => !file.includes('.test.'))
  expect(stories.length).toBeGreaterThan(70)
  for (const file of [...stories, ...routes]) follow(file, seen)
  const folders = new Set(
    [...seen]
      .map((file) => relative(ROOT, file).split('/').slice(0, 2).join('/'))
      .filter((folder) => folder !== 'packages/design-system'),
  )
  const { tasks } = JSON.parse(read(join(ROOT, 'turbo.json'))) as {
    readonly tasks: Readonly<Record<string, { readonly inputs?: readonly string[] }>>
  }
  for (const task of ['test:stories', 'storybook:build']) {
    const named = (tasks[task]?.inputs ?? [])
      .filter((input) => input.startsWith('../'))
      .map((input) => relative(ROOT, resolve(HOME, input.replace('/src/**', ''))))
    expect(named.toSorted(), task).toEqual([...folders].toSorted())
  }
})
