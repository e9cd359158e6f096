import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Graph } from './find-cycles.ts'

/** Tests, stories and their helpers, which may import anything. */
const SUPPORT = /\.(test|stories|spec|bench)\.tsx?$|(^|\/)(testing|stories|\.storybook)\//
const IMPORT =
  /(?:^|[;\n])\s*(?:import|export)\s[^'"`;]*?from\s*['"](\.[^'"]+)['"]|(?:^|[;\n])\s*import\s*['"](\.[^'"]+)['"]|\bimport\(\s*['"](\.[^'"]+)['"]/g

/** Relative imports of every product file in a folder, by file. Imports of types and dynamic imports count. */
export function importsOf(folder: string): Graph {
  const names = globSync('**/*.{ts,tsx}', { cwd: folder }).filter(
    (name) => !SUPPORT.test(name) && !name.endsWith('.d.ts'),
  )
  const known = new Set(names)
  return new Map(
    names.map((name) => {
      const text = readFileSync(path.join(folder, name), 'utf8')
      const targets = importedPaths(text).flatMap((imported) => {
        const target = resolveImport(path.posix.join(path.posix.dirname(name), imported), known)
        return target ? [target] : []
      })
      return [name, new Set(targets)]
    }),
  )
}

/** Relative paths that a source imports: for values, for types, or dynamically. */
export function importedPaths(text: string): string[] {
  return [...text.matchAll(IMPORT)].map(([, from, bare, dynamic]) => from ?? bare ?? dynamic ?? '')
}

function resolveImport(target: string, known: ReadonlySet<string>): string | undefined {
  const bare = target.replace(/\.(js|jsx|ts|tsx)$/, '')
  return [`${bare}.ts`, `${bare}.tsx`, `${bare}/index.ts`, `${bare}/index.tsx`].find((name) => known.has(name))
}

/** The graph of groups of files; `nameOf` gives the group of a file. */
export function groupedBy(files: Graph, nameOf: (file: string) => string): Graph {
  const graph = new Map<string, Set<string>>()
  for (const [file, targets] of files) {
    const from = nameOf(file)
    const known = graph.get(from) ?? new Set<string>()
    for (const target of targets) if (nameOf(target) !== from) known.add(nameOf(target))
    graph.set(from, known)
  }
  return graph
}
