import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Cycle, findCycles, type Graph } from './find-cycles.ts'

/** Sources whose files, and whose folders, must not import each other in a circle. */
const TREES = [
  'packages/core/src',
  'packages/contract/src',
  'packages/design-system/src',
  'packages/discovery/src',
  'packages/eyewear/src',
  'packages/feed/src',
  'packages/server/src',
  'apps/api/src',
  'apps/discovery-api/src',
  'apps/sandbox/src',
  'apps/storefront/src',
] as const

/** Tests, stories and their helpers may reach anywhere. */
const SUPPORT = /\.(test|stories|spec|bench)\.tsx?$|(^|\/)(testing|stories|\.storybook)\//
const IMPORT =
  /(?:^|[;\n])\s*(?:import|export)\s[^'"`;]*?from\s*['"](\.[^'"]+)['"]|(?:^|[;\n])\s*import\s*['"](\.[^'"]+)['"]|\bimport\(\s*['"](\.[^'"]+)['"]/g

/**
 * Circles between files and between folders of a package; imports of types and of code that comes later count. A folder is what a reader takes for one
 * thing: a feature or module, so the files below `modules/<name>` or `features/<name>` count as one.
 */
export function cycleProblems(root: string): string[] {
  return TREES.flatMap((tree) => {
    const files = importsOf(path.join(root, tree))
    return [
      ...findCycles(files).map((cycle) => describe(tree, 'files', cycle)),
      ...findCycles(foldersOf(files)).map((cycle) => describe(tree, 'folders', cycle)),
    ]
  })
}

const describe = (tree: string, what: string, { names, example }: Cycle): string =>
  `${tree}: ${names.length} ${what} import each other (${names.join(', ')}), for example ${example.join(' -> ')}`

/** Relative imports of every product file, by file. */
function importsOf(folder: string): Graph {
  const names = globSync('**/*.{ts,tsx}', { cwd: folder }).filter(
    (name) => !SUPPORT.test(name) && !name.endsWith('.d.ts'),
  )
  const known = new Set(names)
  const graph = new Map<string, Set<string>>()
  for (const name of names) {
    const text = readFileSync(path.join(folder, name), 'utf8')
    const targets = importedPaths(text).flatMap((imported) => {
      const target = resolveImport(path.posix.join(path.posix.dirname(name), imported), known)
      return target ? [target] : []
    })
    graph.set(name, new Set(targets))
  }
  return graph
}

/** Relative paths that a source imports: for its values, its types, or dynamically. */
export function importedPaths(text: string): string[] {
  return [...text.matchAll(IMPORT)].map(([, from, bare, dynamic]) => from ?? bare ?? dynamic ?? '')
}

function resolveImport(target: string, known: ReadonlySet<string>): string | undefined {
  const bare = target.replace(/\.(js|jsx|ts|tsx)$/, '')
  return [`${bare}.ts`, `${bare}.tsx`, `${bare}/index.ts`, `${bare}/index.tsx`].find((name) => known.has(name))
}

/** The same graph with files grouped by folder. Files at the top are their own nodes: they compose. */
function foldersOf(files: Graph): Graph {
  const graph = new Map<string, Set<string>>()
  for (const [file, targets] of files) {
    const from = folderOf(file)
    const known = graph.get(from) ?? new Set<string>()
    for (const target of targets) if (folderOf(target) !== from) known.add(folderOf(target))
    graph.set(from, known)
  }
  return graph
}

/** Folders that hold one feature each; anything else is one folder at the top of the tree. */
const GROUPS = /^(modules|features|providers|engine|lib|shell|primitives|commerce)\//

function folderOf(file: string): string {
  const parts = file.split('/')
  if (parts.length === 1) return file
  return GROUPS.test(file) && parts.length > 2 ? `${parts[0]}/${parts[1]}` : (parts[0] ?? file)
}
