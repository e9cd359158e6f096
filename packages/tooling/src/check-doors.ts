import path from 'node:path'
import type { Graph } from './find-cycles.ts'
import { importsOf } from './import-graph.ts'

/** Source trees whose groups of modules have a door: `groups/<group>/index.ts`. */
const TREES = ['apps/api/src'] as const

/** Finds imports that reach into a group past its door. Imports of types count. */
export function doorProblems(root: string): string[] {
  return TREES.flatMap((tree) => pastDoors(tree, importsOf(path.join(root, tree))))
}

const isTables = (file: string): boolean => /(^|[/-])tables\.ts$/.test(file)

/**
 * Checks one tree with the given imports. A table may refer to the tables of another group, because the database holds
 * foreign keys, and seeds write into every table. Files at the top and `http` are the frame: groups stand on it, so it
 * cannot stand on whole groups.
 */
export function pastDoors(tree: string, files: Graph): string[] {
  const problems: string[] = []
  for (const [file, targets] of files) {
    if (!file.includes('/') || file.startsWith('http/')) continue
    for (const target of targets) {
      const group = groupOf(target)
      if (group === undefined || group === groupOf(file) || target === `groups/${group}/index.ts`) continue
      if (isTables(target) && (isTables(file) || file.startsWith('seed/'))) continue
      problems.push(`${tree}: ${file} imports ${target}. Other groups ask the door, groups/${group}/index.ts.`)
    }
  }
  return problems
}

/** The group of a file; undefined for a file that stands outside. */
function groupOf(file: string): string | undefined {
  const [top, group] = file.split('/')
  return top === 'groups' ? group : undefined
}
