import { growableF64, type GrowableF64 } from './growable-arrays.js'

const CHUNK = 1 << 20

/** The texts of products outside the heap, as UTF-8 in large chunks, for highlights, explanations and new analysis. */
export class TextStore {
  chunks: Buffer[] = []
  /** By product: where its text begins, as chunk number times chunk size plus place, and its length in bytes. */
  starts = growableF64()
  lengths = growableF64()
  #room = 0
  #end = 0

  add(doc: number, fields: readonly string[]): void {
    const text = Buffer.from(fields.map((field) => field.replaceAll('\0', ' ')).join('\0'), 'utf8')
    if (text.length > this.#room) {
      const size = Math.max(CHUNK, text.length)
      this.chunks.push(Buffer.allocUnsafe(size))
      this.#room = size
      this.#end = 0
    }
    const chunk = this.chunks.length - 1
    text.copy(this.chunks[chunk] ?? Buffer.alloc(0), this.#end)
    this.starts.set(doc, chunk * 2 ** 32 + this.#end)
    this.lengths.set(doc, text.length)
    this.#end += text.length
    this.#room -= text.length
  }

  of(doc: number): string[] {
    const start = this.starts.at(doc)
    const chunk = this.chunks[Math.floor(start / 2 ** 32)]
    const from = start % 2 ** 32
    return chunk === undefined ? [] : chunk.toString('utf8', from, from + this.lengths.at(doc)).split('\0')
  }

  /** Replaces the contents by those of a snapshot; new texts go into new chunks. */
  restore(chunks: Buffer[], starts: GrowableF64, lengths: GrowableF64): void {
    this.chunks = chunks
    this.starts = starts
    this.lengths = lengths
    this.#room = 0
  }

  /** The used part of each chunk; the last chunk is still being filled. */
  used(): Buffer[] {
    const last = this.chunks.length - 1
    return this.chunks.map((chunk, at) => (at === last ? chunk.subarray(0, chunk.length - this.#room) : chunk))
  }

  get bytes(): number {
    return this.chunks.reduce((sum, chunk) => sum + chunk.length, 0)
  }
}
