import type { CategoryOption, Filter, FilterData, FilterGroup } from '../wire.js'
import { dataOf, type FilterDefinition, type Node, textOf, titleOf } from './definition.js'

/** A filter with paths in a tree of values. */
export const TREE: FilterDefinition<'hierarchical'> = {
  model(group, data) {
    const paths = pathsOf(data)
    return { nodes: nodesOf(group.data, paths), chosen: paths.length }
  },
  label: ({ data }, value) => (Array.isArray(value) ? textOf(value) : (titleOf(data, value) ?? textOf(value))),
}

/**
 * Returns the filter after the shopper ticked or unticked a node. A chosen node includes everything below it, so chosen
 * nodes below and above it are removed.
 */
export function toggleNode(group: FilterGroup, filters: readonly Filter[], path: readonly string[]): Filter {
  const chosen = pathsOf(dataOf(group, filters))
  const rest = chosen.filter((one) => !startsWith(one, path) && !startsWith(path, one))
  const data = chosen.some((one) => samePath(one, path)) ? rest : [...rest, path]
  return { field: group.field, op: group.op, data }
}

function pathsOf(data: FilterData | undefined): (readonly string[])[] {
  const list: readonly unknown[] = Array.isArray(data) ? data : []
  return list.flatMap((item) => (Array.isArray(item) && item.length > 0 ? [item.map(String)] : []))
}

const startsWith = (path: readonly string[], start: readonly string[]) =>
  start.every((part, index) => path[index] === part)
const samePath = (a: readonly string[], b: readonly string[]) => a.length === b.length && startsWith(a, b)

function nodesOf(options: readonly CategoryOption[], paths: readonly (readonly string[])[]): Node[] {
  return options.map(({ value, title, count, children }) => ({
    value,
    id: JSON.stringify(value),
    title,
    count,
    chosen: paths.some((path) => startsWith(value, path)) || (paths.some((path) => startsWith(path, value)) && 'part'),
    children: nodesOf(children, paths),
  }))
}
