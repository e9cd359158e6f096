import type { ListColumn } from './columns.js'
import { pathKey, pathOf } from './values.js'

/** The category paths of a column: for each list of categories, every path that one of them equals or lies under. */
export class CategoryPaths {
  /** Keys and parts of the paths, by number of the path. */
  readonly keys: string[] = []
  readonly parts: (readonly string[])[] = []
  readonly #column: ListColumn
  readonly #ids = new Map<string, number>()
  /** By list: its paths. Lists never change; new ones are added at the end. */
  readonly #ofLists: (readonly number[])[] = []

  constructor(column: ListColumn) {
    this.#column = column
  }

  /** Resolves the paths of new lists, and returns the number of paths. */
  get count(): number {
    for (let list = this.#ofLists.length; list < this.#column.members.length; list += 1)
      this.#ofLists.push(this.#resolve(list))
    return this.keys.length
  }

  ofList(list: number): readonly number[] {
    return this.#ofLists[list] ?? []
  }

  #resolve(list: number): readonly number[] {
    const paths = new Set<number>()
    for (const value of this.#column.members[list] ?? []) {
      const parts = pathOf(this.#column.values[value] ?? '')
      for (let depth = 1; depth <= parts.length; depth += 1) paths.add(this.#idOf(parts.slice(0, depth)))
    }
    return [...paths]
  }

  #idOf(parts: readonly string[]): number {
    const key = pathKey(parts)
    const known = this.#ids.get(key)
    if (known !== undefined) return known
    const id = this.keys.length
    this.keys.push(key)
    this.parts.push(parts)
    this.#ids.set(key, id)
    return id
  }
}

const known = new WeakMap<ListColumn, CategoryPaths>()

/** The paths of a column; cached. */
export function pathsOf(column: ListColumn): CategoryPaths {
  const before = known.get(column)
  if (before !== undefined) return before
  const paths = new CategoryPaths(column)
  known.set(column, paths)
  return paths
}
