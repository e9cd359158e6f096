/** Whether the product `a` comes before `b`. */
export type Before = (a: number, b: number) => boolean

/** The larger number first; of equal numbers the lower key. */
export const byNumberOf =
  (values: ArrayLike<number>): Before =>
  (a, b) => {
    const difference = (values[a] ?? 0) - (values[b] ?? 0)
    return difference === 0 ? a < b : difference > 0
  }

const sortBy = (keys: ArrayLike<number>, before: Before): number[] =>
  Array.from(keys).sort((a, b) => (before(a, b) ? -1 : 1))

/** The first `size` of the keys in the order of `before`, which must not treat two keys as equal. */
export function topK(keys: ArrayLike<number>, size: number, before: Before): number[] {
  if (keys.length <= size) return sortBy(keys, before)
  const heap: number[] = []
  if (size <= 0) return heap
  for (let at = 0; at < size; at += 1) heap.push(keys[at] ?? 0)
  for (let node = size >> 1; node >= 0; node -= 1) sink(heap, node, before)
  for (let at = size; at < keys.length; at += 1) {
    const key = keys[at] ?? 0
    if (!before(key, heap[0] ?? 0)) continue
    heap[0] = key
    sink(heap, 0, before)
  }
  return sortBy(heap, before)
}

/** Restores a heap whose root is the last of the best keys. Most keys are rejected by one comparison with the root. */
function sink(heap: number[], from: number, before: Before): void {
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
