import { BrokenFeed } from './broken-feed.js'

/** One line of a feed: what it holds, or why it cannot be read. */
export type FeedLine =
  | { readonly line: number; readonly value: unknown }
  | { readonly line: number; readonly problem: string }

/** Longest line, bytes: a product with every attribute and hundreds of variants is far below. */
const MAX_LINE_BYTES = 512 * 1024

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * The lines of an NDJSON stream. Whatever comes (broken UTF-8, half a record, a line without end) spoils its own line
 * and no other; empty lines are passed by. A stream that stops in the middle of its last record throws {@link BrokenFeed}.
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
    // A line that is already too long is counted but not buffered.
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
