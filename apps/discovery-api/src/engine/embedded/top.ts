/** Whether the product `a` comes before `b`. */
export type Before = (a: number, b: number) => boolean

/** The first `size` of `docs` in the order of `before`, which must tell any two apart. */
export function top(docs: ArrayLike<number>, count: number, size: number, before: Before): number[] {
  const heap: number[] = []
  if (size <= 0) return heap
  // The last of those kept is at the root: most products are turned away by one comparison.
  const sink = (from: number): void => {
    let at = from
    for (;;) {
      const left = at * 2 + 1
      let last = at
      if (left < heap.length && before(heap[last] ?? 0, heap[left] ?? 0)) last = left
      if (left + 1 < heap.length && before(heap[last] ?? 0, heap[left + 1] ?? 0)) last = left + 1
      if (last === at) return
      const moved = heap[at] ?? 0
      heap[at] = heap[last] ?? 0
      heap[last] = moved
      at = last
    }
  }
  for (let at = 0; at < count; at += 1) {
    const doc = docs[at] ?? 0
    if (heap.length < size) {
      heap.push(doc)
      if (heap.length === size) for (let node = size >> 1; node >= 0; node -= 1) sink(node)
    } else if (before(doc, heap[0] ?? 0)) {
      heap[0] = doc
      sink(0)
    }
  }
  return heap.sort((a, b) => (before(a, b) ? -1 : 1))
}
