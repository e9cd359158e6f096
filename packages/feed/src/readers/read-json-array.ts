import { BrokenFeed } from './broken-feed.js'
import type { FeedLine } from './read-ndjson.js'

/** Longest record in characters. It is the same limit as for a line of NDJSON. */
const MAX_RECORD_LENGTH = 512 * 1024

/** Reads the records of one JSON array as a stream. Throws {@link BrokenFeed} when the array is not closed. */
export async function* readJsonArray(texts: AsyncIterable<string>): AsyncGenerator<FeedLine> {
  let line = 1
  let start = 1
  let depth = 0
  let isText = false
  let isEscaped = false
  let record = ''
  for await (const text of texts) {
    let from = depth >= 2 ? 0 : -1
    for (let at = 0; at < text.length; at++) {
      const sign = text[at]
      if (sign === '\n') line++
      if (isText) {
        if (isEscaped) isEscaped = false
        else if (sign === '\\') isEscaped = true
        else if (sign === '"') isText = false
      } else if (sign === '"') isText = true
      else if (sign === '{' || sign === '[') {
        depth++
        if (depth === 2) {
          from = at
          start = line
        }
      } else if (sign === '}' || sign === ']') {
        depth--
        if (depth !== 1) continue
        yield parsed(start, record + text.slice(from, at + 1))
        record = ''
        from = -1
      }
    }
    if (from !== -1) record += text.slice(from)
    if (record.length > MAX_RECORD_LENGTH)
      throw new BrokenFeed(`Line ${start} begins a record of more than ${MAX_RECORD_LENGTH} characters.`)
  }
  if (depth !== 0 || isText)
    throw new BrokenFeed(`Line ${line}, the last one, does not end the list: the file was cut off.`)
}

function parsed(line: number, text: string): FeedLine {
  try {
    return { line, value: JSON.parse(text) as unknown }
  } catch {
    return { line, problem: 'not JSON' }
  }
}
