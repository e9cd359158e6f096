import { randomFillSync } from 'node:crypto'

/** Length of an id in bytes; 120 bits are never guessed. */
const ID_BYTES = 15
/** Ids that are drawn at once: the generator takes longer to begin than to go on. */
const IDS_PER_DRAW = 256

const drawn = Buffer.alloc(ID_BYTES * IDS_PER_DRAW)
let next = drawn.length

/** An id of an answer; unguessable, so that nobody claims another's results. */
export function requestId(): string {
  if (next === drawn.length) {
    randomFillSync(drawn)
    next = 0
  }
  next += ID_BYTES
  return drawn.toString('base64url', next - ID_BYTES, next)
}
