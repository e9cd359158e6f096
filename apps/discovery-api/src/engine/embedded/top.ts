import type { Tally } from './tally.js'

/** Whether the product `a` comes before `b`. */
export type Before = (a: number, b: number) => boolean

/** The first `size` of `docs` in the order of `before`, which must tell any two apart. */
export function top(docs: ArrayLike<number>, count: number, size: number, before: Before): number[] {
  const heap: number[] = []
  if (size <= 0) return heap
  for (let at = 0; at < count; at += 1) {
    const doc = docs[at] ?? 0
    if (heap.length < size) {
      heap.push(doc)
      if (heap.length === size && at < count - 1)
        for (let node = size >> 1; node >= 0; node -= 1) sink(heap, node, before)
    } else if (before(doc, heap[0] ?? 0)) {
      heap[0] = doc
      sink(heap, 0, before)
    }
  }
  return heap.sort((a, b) => (before(a, b) ? -1 : 1))
}

/** Puts one in its place in a heap whose root is the last of those kept: most are turned away by one comparison. */
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

/** Places of a run that is sorted by putting each in between those before it. */
const RUN = 8

let spare = new Uint32Array(1024)

/**
 * Sorts the first `count` of `docs` by score, of equals the lower number first. Written out, as a call a comparison costs
 * several times what is compared.
 */
export function sortByScore(docs: Uint32Array, count: number, score: Float32Array): void {
  for (let run = 0; run < count; run += RUN) {
    const end = Math.min(run + RUN, count)
    for (let at = run + 1; at < end; at += 1) {
      const doc = docs[at] ?? 0
      let to = at
      while (to > run) {
        const before = docs[to - 1] ?? 0
        if (precedes(before, doc, score)) break
        docs[to] = before
        to -= 1
      }
      docs[to] = doc
    }
  }
  if (count <= RUN) return
  if (spare.length < count) spare = new Uint32Array(count * 2)
  let from: Uint32Array = docs
  let into: Uint32Array = spare
  for (let width = RUN; width < count; width *= 2) {
    for (let low = 0; low < count; low += width * 2) mergeRuns(from, into, low, width, count, score)
    ;[from, into] = [into, from]
  }
  if (from !== docs) docs.set(from.subarray(0, count))
}

function precedes(a: number, b: number, score: Float32Array): boolean {
  const own = score[a] ?? 0
  const other = score[b] ?? 0
  return own > other || (own === other && a < b)
}

/** Merges two neighbouring runs of `width` places from `low` on. */
function mergeRuns(
  from: Uint32Array,
  into: Uint32Array,
  low: number,
  width: number,
  count: number,
  score: Float32Array,
): void {
  const middle = Math.min(low + width, count)
  const high = Math.min(middle + width, count)
  if (middle >= high || precedes(from[middle - 1] ?? 0, from[middle] ?? 0, score)) {
    for (let at = low; at < high; at += 1) into[at] = from[at] ?? 0
    return
  }
  let left = low
  let right = middle
  for (let at = low; at < high; at += 1) {
    let takesLeft = right >= high
    if (left < middle && right < high) takesLeft = precedes(from[left] ?? 0, from[right] ?? 0, score)
    if (takesLeft) {
      into[at] = from[left] ?? 0
      left += 1
    } else {
      into[at] = from[right] ?? 0
      right += 1
    }
  }
}

/** Steps between the least and the greatest score in which scores are counted. */
const STEPS = 512
const steps = new Uint32Array(STEPS)

/** Scores of the products that are looked through, beside each other: they are read three times. */
let beside = new Float32Array(1024)

/** The products that may be among the first `size` by score: all those, and what is as near to them as one step. */
function likely(docs: Uint32Array, count: number, size: number, score: Float32Array): Uint32Array {
  if (beside.length < count) beside = new Float32Array(count * 2)
  let [least, most] = [Infinity, -Infinity]
  for (let at = 0; at < count; at += 1) {
    const own = score[docs[at] ?? 0] ?? 0
    beside[at] = own
    least = Math.min(least, own)
    most = Math.max(most, own)
  }
  const scale = most > least ? (STEPS - 1) / (most - least) : 0
  steps.fill(0)
  for (let at = 0; at < count; at += 1) {
    const step = ((beside[at] ?? 0) - least) * scale
    steps[step | 0] = (steps[step | 0] ?? 0) + 1
  }
  let from = STEPS - 1
  let found = steps[from] ?? 0
  while (found < size && from > 0) {
    from -= 1
    found += steps[from] ?? 0
  }
  const near = new Uint32Array(found)
  let length = 0
  for (let at = 0; at < count; at += 1) {
    if (((((beside[at] ?? 0) - least) * scale) | 0) < from) continue
    near[length] = docs[at] ?? 0
    length += 1
  }
  return near
}

/** The first `size` of `docs` by score, of equals the lower number first; as {@link top}, without a call a product. */
export function topByScore(docs: Uint32Array, count: number, size: number, score: Float32Array): Uint32Array {
  if (size <= 0) return new Uint32Array(0)
  const near = count <= size ? docs.slice(0, count) : likely(docs, count, size, score)
  if (near.length <= size * 2 + STEPS) {
    sortByScore(near, near.length, score)
    return near.subarray(0, Math.min(near.length, size))
  }
  // Thousands score nearly the same: gathered until there are twice as many as wanted, then cut back by the last one.
  const kept = near.slice(0, size * 2 + STEPS)
  let length = 0
  let least = -Infinity
  let last = -1
  for (const doc of near) {
    const own = score[doc] ?? 0
    if (own < least || (own === least && doc > last)) continue
    kept[length] = doc
    length += 1
    if (length < kept.length) continue
    sortByScore(kept, length, score)
    length = size
    last = kept[size - 1] ?? 0
    least = score[last] ?? 0
  }
  sortByScore(kept, length, score)
  return kept.subarray(0, Math.min(length, size))
}

/** The numbers that were counted most often, of equals the first by name. */
export function mostFrequent({ met, size, counts }: Tally, names: readonly string[], limit: number): number[] {
  const first = (a: number, b: number): boolean => {
    const difference = (counts[a] ?? 0) - (counts[b] ?? 0)
    return difference === 0 ? (names[a] ?? '') < (names[b] ?? '') : difference > 0
  }
  return top(met, size, Math.min(limit, size), first)
}
