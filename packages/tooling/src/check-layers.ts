import path from 'node:path'
import type { Graph } from './find-cycles.ts'
import { importsOf } from './import-graph.ts'
import { type Layers, LAYERS } from './layers.ts'

/** Finds imports against the order of folders in a package, folders without a place in the order, and places without a folder. */
export function layerProblems(root: string): string[] {
  return LAYERS.flatMap((layers) => problemsIn(layers, importsOf(path.join(root, layers.tree))))
}

/** One file of each folder; none of them imports another. */
const isPattern = (entry: string): boolean => entry.includes('*')

/** Checks one tree with the given imports. An import counts even if no other leads back. */
export function problemsIn({ tree, rows, advice }: Layers, files: Graph): string[] {
  const entries = rows.flat()
  const rowOf = new Map(rows.flatMap((row, index) => row.map((entry) => [entry, index])))
  const patterns = entries.filter(isPattern)
  const entryOf = (file: string) =>
    patterns.find((pattern) => path.posix.matchesGlob(file, pattern)) ??
    entries
      .filter((entry) => file === entry || file.startsWith(`${entry}/`))
      .reduce<string | undefined>(
        (longest, entry) => (entry.length > (longest?.length ?? 0) ? entry : longest),
        undefined,
      )
  const problems: string[] = []
  const used = new Set<string>()
  for (const [file, targets] of files) {
    const from = entryOf(file)
    if (from === undefined) {
      if (file.includes('/')) problems.push(`${tree}/${file} is in no row of layers.ts: give its folder a place`)
      continue
    }
    used.add(from)
    for (const target of targets) {
      const to = entryOf(target)
      if (to === from && !isPattern(from)) continue
      if (to === undefined || (rowOf.get(to) ?? 0) >= (rowOf.get(from) ?? 0))
        problems.push(`${tree}: ${file} imports ${target}, which is not below ${from} in layers.ts. ${advice}`)
    }
  }
  const unused = entries.filter((entry) => !used.has(entry))
  return [...problems, ...unused.map((entry) => `layers.ts names ${tree}/${entry}, which holds no source`)]
}
