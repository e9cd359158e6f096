import { randomFillSync } from 'node:crypto'

/** Length of an id in bytes; 120 bits cannot be guessed. */
const ID_BYTES = 15
/** Ids drawn at once, because each call of the random generator has a fixed cost. */
const IDS_PER_DRAW = 256

const drawn = Buffer.alloc(ID_BYTES * IDS_PER_DRAW)
let next = drawn.length

/** An unguessable id of an answer, so that nobody can send events about another person's answer. */
export function requestId(): string {
  if (next === drawn.length) {
    randomFillSync(drawn)
    next = 0
  }
  next += ID_BYTES
  return drawn.toString('base64url', next - ID_BYTES, next)
}
