/** Spare places beyond twice the requested number, so that the keys are seldom reduced. */
const SPARE = 512

/** Keys, reused by every call, and views of their two halves. */
let keys = new Float64Array(SPARE)
let score = new Float32Array(keys.buffer)
let complement = new Uint32Array(keys.buffer)

function reserve(room: number): void {
  if (keys.length >= room) return
  keys = new Float64Array(room * 2)
  score = new Float32Array(keys.buffer)
  complement = new Uint32Array(keys.buffer)
}

/**
 * The first `size` products by score, equal scores by lower product number. It does what `topK` does without a call for
 * each comparison.
 *
 * A key is a float whose upper half is the score and whose lower half is the complement of the product. Keys order as
 * their scores do and can be sorted without a comparator. When their room is full, only the best are kept.
 */
export function topByScore(docs: Uint32Array, size: number, scores: Float32Array): Uint32Array {
  const room = Math.min(docs.length, size * 2 + SPARE)
  reserve(room)
  let count = 0
  let [least, last] = [-Infinity, 0]
  for (let at = 0; at < docs.length; at += 1) {
    const doc = docs[at] ?? 0
    const own = scores[doc] ?? 0
    if (own < least || (own === least && doc > last)) continue
    complement[count * 2] = ~doc
    score[count * 2 + 1] = own
    count += 1
    if (count < room || room <= size) continue
    keys
      .subarray(0, room)
      .sort()
      .copyWithin(0, room - size)
    count = size
    ;[least, last] = [score[1] ?? 0, ~(complement[0] ?? 0) >>> 0]
  }
  keys.subarray(0, count).sort()
  const first = new Uint32Array(Math.min(size, count))
  for (let at = 0; at < first.length; at += 1) first[at] = ~(complement[(count - 1 - at) * 2] ?? 0)
  return first
}
