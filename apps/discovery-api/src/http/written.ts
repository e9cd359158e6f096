type Piece = string | Uint8Array

/** Bytes that one UTF-16 unit takes as UTF-8 at most. */
const WIDEST = 3
/** Texts up to this length are given the room that they may need; longer ones are measured, as their room may be kept. */
const SHORT = 200

const roomOf = (piece: Piece): number => {
  if (typeof piece !== 'string') return piece.length
  return piece.length <= SHORT ? piece.length * WIDEST : Buffer.byteLength(piece)
}

/**
 * JSON that is written already, with the type of what it says. An answer is put together from such pieces, so that what is
 * the same in many answers is written once. What is kept is kept as the bytes that are sent ({@link packed}): to turn a long
 * text into bytes costs more than to find most of what stands in it.
 */
export class Written<T> {
  /** Never there: it only tells the compiler what the pieces say. */
  declare readonly says: T
  readonly pieces: readonly Piece[]

  constructor(pieces: readonly Piece[]) {
    this.pieces = pieces
  }

  /** The whole as UTF-8. */
  get bytes(): Uint8Array<ArrayBuffer> {
    let room = 0
    for (const piece of this.pieces) room += roomOf(piece)
    const all = Buffer.allocUnsafe(room)
    let end = 0
    for (const piece of this.pieces)
      if (typeof piece === 'string') end += all.write(piece, end)
      else {
        all.set(piece, end)
        end += piece.length
      }
    return all.subarray(0, end)
  }

  get text(): string {
    return Buffer.from(this.bytes).toString()
  }

  /** Length of the whole, in bytes where it is packed. */
  get size(): number {
    let sum = 0
    for (const piece of this.pieces) sum += piece.length
    return sum
  }
}

export function written<T>(value: T): Written<T> {
  return new Written([JSON.stringify(value)])
}

/** The same as bytes, for what is kept and sent again. */
export function packed<T>(one: Written<T>): Written<T> {
  const { bytes } = one
  // Short buffers are cut from a common one, which would be held as long as any part of it.
  const own = Buffer.allocUnsafeSlow(bytes.length)
  own.set(bytes)
  return new Written([own])
}

/** A list of what is written one by one. */
export function listOf<T>(items: readonly Written<T>[]): Written<T[]> {
  const pieces: Piece[] = []
  let before = '['
  for (const item of items) {
    append(pieces, before)
    for (const piece of item.pieces) append(pieces, piece)
    before = ','
  }
  append(pieces, items.length === 0 ? '[]' : ']')
  return new Written(pieces)
}

/** One object with the members of two; no name may stand in both, and neither may be empty. */
export function joined<A extends object, B extends object>(first: Written<A>, second: Written<B>): Written<A & B> {
  const pieces = [...first.pieces]
  const last = pieces.pop() ?? ''
  append(pieces, typeof last === 'string' ? last.slice(0, -1) : last.subarray(0, -1))
  append(pieces, ',')
  for (const [at, piece] of second.pieces.entries())
    append(pieces, at > 0 ? piece : typeof piece === 'string' ? piece.slice(1) : piece.subarray(1))
  return new Written(pieces)
}

/** An object with one member. */
export function member<K extends string, T>(name: K, value: Written<T>): Written<Record<K, T>> {
  const pieces: Piece[] = []
  append(pieces, `{${JSON.stringify(name)}:`)
  for (const piece of value.pieces) append(pieces, piece)
  append(pieces, '}')
  return new Written(pieces)
}

/** Adds a piece; texts side by side become one. */
function append(pieces: Piece[], piece: Piece): void {
  const last = pieces.at(-1)
  if (typeof piece === 'string' && typeof last === 'string') pieces[pieces.length - 1] = last + piece
  else pieces.push(piece)
}
