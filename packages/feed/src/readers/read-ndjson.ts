import { BrokenFeed } from './broken-feed.js'

/** One line of a feed with its value, or with the reason why it cannot be read. */
export type FeedLine =
  | { readonly line: number; readonly value: unknown }
  | { readonly line: number; readonly problem: string }

/** Longest line in bytes. A product with every attribute and hundreds of variants is far shorter. */
const MAX_LINE_BYTES = 512 * 1024

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Reads the lines of an NDJSON stream. Broken UTF-8, a broken record or a line that is too long spoils only its own
 * line. Empty lines are skipped. Throws {@link BrokenFeed} when the stream ends in the middle of a record.
 */
export async function* readNdjson(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<FeedLine> {
  let buffered: Uint8Array[] = []
  let size = 0
  let line = 0
  const take = (end?: Uint8Array): FeedLine | null => {
    line++
    const whole = end ? [...buffered, end] : buffered
    const length = size + (end?.byteLength ?? 0)
    buffered = []
    size = 0
    if (length > MAX_LINE_BYTES) return { line, problem: `longer than ${MAX_LINE_BYTES} bytes` }
    return parse(line, whole.length === 1 && whole[0] ? whole[0] : Buffer.concat(whole))
  }
  for await (const chunk of chunks) {
    let start = 0
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, start)) {
      const found = take(chunk.subarray(start, end))
      if (found) yield found
      start = end + 1
    }
    const rest = chunk.subarray(start)
    size += rest.byteLength
    // The bytes of a line that is already too long are counted but not kept.
    if (rest.byteLength > 0 && size <= MAX_LINE_BYTES) buffered.push(rest)
  }
  if (size === 0) return
  const last = take()
  if (!last) return
  if ('problem' in last)
    throw new BrokenFeed(`Line ${last.line}, the last one, is no whole record (${last.problem}): the file was cut off.`)
  yield last
}

function parse(line: number, bytes: Uint8Array): FeedLine | null {
  try {
    const text = utf8.decode(bytes).trim()
    return text === '' ? null : { line, value: JSON.parse(text) as unknown }
  } catch (error) {
    return { line, problem: error instanceof SyntaxError ? 'not JSON' : 'not UTF-8' }
  }
}
