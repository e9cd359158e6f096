export type Graph = ReadonlyMap<string, ReadonlySet<string>>

/** Names that all reach each other, and one shortest circle among them. */
export type Cycle = { readonly names: readonly string[]; readonly example: readonly string[] }

/** Finds every strongly connected component with more than one member. */
export function findCycles(graph: Graph): Cycle[] {
  return componentsOf(graph).map((names) => ({ names: [...names].toSorted(), example: shortestCircle(graph, names) }))
}

/** Tarjan's algorithm for strongly connected components. */
function componentsOf(graph: Graph): ReadonlySet<string>[] {
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const onStack = new Set<string>()
  const components: ReadonlySet<string>[] = []

  const visit = (name: string): void => {
    index.set(name, index.size)
    low.set(name, index.get(name) ?? 0)
    stack.push(name)
    onStack.add(name)
    for (const next of graph.get(name) ?? []) {
      if (!index.has(next)) {
        visit(next)
        low.set(name, Math.min(low.get(name) ?? 0, low.get(next) ?? 0))
      } else if (onStack.has(next)) low.set(name, Math.min(low.get(name) ?? 0, index.get(next) ?? 0))
    }
    if (low.get(name) !== index.get(name)) return
    const members = new Set<string>()
    for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
      onStack.delete(top)
      members.add(top)
      if (top === name) break
    }
    if (members.size > 1) components.push(members)
  }
  for (const name of graph.keys()) if (!index.has(name)) visit(name)
  return components
}

function shortestCircle(graph: Graph, members: ReadonlySet<string>): string[] {
  const [start = ''] = [...members].toSorted()
  const queue: string[][] = [[start]]
  const seen = new Set<string>()
  for (let path = queue.shift(); path; path = queue.shift()) {
    for (const next of graph.get(path.at(-1) ?? '') ?? []) {
      if (next === start) return [...path, start]
      if (!members.has(next) || seen.has(next)) continue
      seen.add(next)
      queue.push([...path, next])
    }
  }
  return [...members]
}
