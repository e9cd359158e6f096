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
    const [first] = this.pieces
    if (this.pieces.length === 1 && typeof first === 'string') return first
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

/** The members of an object as bytes, without its last brace: what is kept of an object that ends differently each time. */
export class Begun<T extends object> {
  /** Never there: it only tells the compiler what the bytes say. */
  declare readonly says: T
  readonly bytes: Uint8Array

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }

  /** The object as it is, with nothing more to say. */
  get whole(): Written<T> {
    return new Written([this.bytes, '}'])
  }
}

/** Keeps an object, which must not be empty, to be {@link finished} again and again. */
export function begun<T extends object>(one: Written<T>): Begun<T> {
  const { bytes } = one
  const own = Buffer.allocUnsafeSlow(bytes.length - 1)
  own.set(bytes.subarray(0, -1))
  return new Begun(own)
}

/** The object with the members of one more, given as JSON with its braces; no name may stand in both. */
export function finished<A extends object, B extends object>(first: Begun<A>, second: Written<B>): Written<A & B> {
  return new Written([first.bytes, `,${second.text.slice(1)}`])
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
