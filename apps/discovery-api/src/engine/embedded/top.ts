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

/** The first `size` of `docs` by score, of equals the one that came first; as {@link top}, without a call a product. */
export function topByScore(docs: Uint32Array, count: number, size: number, score: Float32Array): number[] {
  const before: Before = (a, b) => {
    const [left, right] = [score[a] ?? 0, score[b] ?? 0]
    return left === right ? a < b : left > right
  }
  if (size <= 0) return []
  if (count <= size) return Array.from(docs.subarray(0, count)).sort((a, b) => (before(a, b) ? -1 : 1))
  // Those that may be among the first, gathered until there are twice as many, then cut back by what the last one has.
  const kept: number[] = []
  let least = -Infinity
  let last = -1
  const cut = (): void => {
    kept.sort((a, b) => (before(a, b) ? -1 : 1))
    kept.length = Math.min(kept.length, size)
    if (kept.length < size) return
    last = kept[size - 1] ?? 0
    least = score[last] ?? 0
  }
  const room = size * 2 + 64
  for (let at = 0; at < count; at += 1) {
    const doc = docs[at] ?? 0
    const own = score[doc] ?? 0
    if (own < least || (own === least && doc > last)) continue
    kept.push(doc)
    if (kept.length >= room) cut()
  }
  cut()
  return kept
}
