import { BrokenFeed } from './broken-feed.js'

export type Delimiter = '\t' | ',' | ';'
/** Says whether quotes enclose fields (RFC 4180) or are ordinary letters, as in many tab-separated files. */
export type Quoting = 'enclosing' | 'literal'

/** A record of a table. `problem` is set when its quotes are wrong. */
export type TableRecord = {
  readonly line: number
  readonly fields: readonly string[]
  readonly problem?: string
}

/** Largest length of a record in characters. */
const MAX_RECORD_LENGTH = 1_000_000
const BAD_QUOTES = 'a quote is not closed, or stands inside a field that is enclosed in quotes and is not doubled'

/**
 * Reads the records of a delimited text. A quote encloses a field only when it is the field's first character. A record
 * with wrong quotes ends with its line, so that it does not spoil others. Throws {@link BrokenFeed} when the last
 * record is cut off.
 */
export async function* tableRecords(
  texts: AsyncIterable<string>,
  delimiter: Delimiter,
  quoting: Quoting,
): AsyncGenerator<TableRecord> {
  const reader = createReader(delimiter, quoting)
  for await (const text of texts) yield* reader.take(text)
  yield* reader.end()
}

function createReader(delimiter: Delimiter, quoting: Quoting) {
  let rest = ''
  let line = 1
  let width: number | undefined
  let hasShort = false
  /** True while the rest of a line that is too long is skipped. */
  let isSkipping = false

  function* read(isEnd: boolean): Generator<TableRecord> {
    let from = 0
    while (from < rest.length) {
      const found = nextRecord(rest, from, { delimiter, quoting, width, line, isEnd })
      if (!found) break
      const { fields, end, problem } = found
      if (found.isCut) {
        isSkipping = true
        yield { line, fields: [], problem: `the record is longer than ${MAX_RECORD_LENGTH} characters` }
        from = end
        break
      }
      const isLast = isEnd && end >= rest.length && !rest.endsWith('\n')
      if (isLast && width !== undefined && fields.length < width && !hasShort && !isBlank(fields))
        throw new BrokenFeed(
          `Line ${line}, the last one, has ${fields.length} of ${width} fields: the file was cut off.`,
        )
      if (!isBlank(fields)) {
        width ??= fields.length
        hasShort ||= fields.length < width
      }
      yield { line, fields, ...(problem === undefined ? {} : { problem }) }
      line += countLines(rest, from, end)
      from = end
    }
    rest = rest.slice(from)
  }

  return {
    *take(text: string): Generator<TableRecord> {
      rest += text
      if (isSkipping) {
        const end = rest.indexOf('\n')
        isSkipping = end === -1
        rest = isSkipping ? '' : rest.slice(end + 1)
        if (isSkipping) return
        line += 1
      }
      yield* read(false)
    },
    *end(): Generator<TableRecord> {
      yield* read(true)
    },
  }
}

type Reading = {
  readonly delimiter: Delimiter
  readonly quoting: Quoting
  /** Number of fields in the heading. */
  readonly width: number | undefined
  readonly line: number
  /** True when nothing follows the text. */
  readonly isEnd: boolean
}

/** Returns the record that begins at `from`, or null when the text does not hold all of it yet. */
function nextRecord(text: string, from: number, { delimiter, quoting, width, line, isEnd }: Reading): Found | null {
  const isLong = text.length - from > MAX_RECORD_LENGTH
  const enclosed = quoting === 'enclosing' ? enclosedRecord(text, from, delimiter, isEnd) : 'malformed'
  if (typeof enclosed === 'object') return enclosed
  if (enclosed === 'open' && !isEnd && !isLong) return null
  const found = literalRecord(text, from, delimiter)
  if (!found.isWhole && !isEnd) return isLong ? { fields: [], end: text.length, isCut: true } : null
  if (quoting === 'literal' || found.fields.length === width) return found
  if (enclosed === 'open' && isEnd && width !== undefined && countLines(text, from, text.length) === 0)
    throw new BrokenFeed(`Line ${line}, the last one, ends inside a quoted field: the file was cut off.`)
  return { ...found, problem: BAD_QUOTES }
}

type Found = {
  readonly fields: readonly string[]
  /** Position at which the next record begins. */
  readonly end: number
  readonly problem?: string
  /** True when the line is too long to be read to its end. */
  readonly isCut?: true
}

/** Reads a record whose fields may be enclosed in quotes. Such fields may contain delimiters and line ends. */
function enclosedRecord(
  text: string,
  from: number,
  delimiter: Delimiter,
  isEnd: boolean,
): Found | 'open' | 'malformed' {
  const fields: string[] = []
  for (let at = from; ;) {
    const quoted = text[at] === '"' ? enclosedField(text, at) : undefined
    if (quoted === null) return 'open'
    const end = quoted ? quoted.end : endOfField(text, at, delimiter)
    if (end >= text.length && !isEnd) return 'open'
    fields.push(quoted ? quoted.value : text.slice(at, end).replace(/\r$/, ''))
    if (end >= text.length) return { fields, end }
    if (text[end] === delimiter) at = end + 1
    else if (text[end] === '\n') return { fields, end: end + 1 }
    else if (text[end] === '\r' && (text[end + 1] === '\n' || (end + 1 === text.length && isEnd)))
      return { fields, end: end + 2 }
    else return text[end] === '\r' && end + 1 === text.length ? 'open' : 'malformed'
  }
}

/** Reads a field in quotes, in which two quotes mean one. Returns null when it is not closed. */
function enclosedField(text: string, at: number): { readonly value: string; readonly end: number } | null {
  for (let close = text.indexOf('"', at + 1); close !== -1; close = text.indexOf('"', close + 2)) {
    if (text[close + 1] === '"') continue
    return { value: text.slice(at + 1, close).replaceAll('""', '"'), end: close + 1 }
  }
  return null
}

function endOfField(text: string, at: number, delimiter: Delimiter): number {
  const line = text.indexOf('\n', at)
  const field = text.indexOf(delimiter, at)
  const end = Math.min(line === -1 ? text.length : line, field === -1 ? text.length : field)
  return end
}

/** Reads the line that begins at `from`. Quotes in it are ordinary letters. */
function literalRecord(text: string, from: number, delimiter: Delimiter): Found & { readonly isWhole: boolean } {
  const end = text.indexOf('\n', from)
  const line = text.slice(from, end === -1 ? text.length : end).replace(/\r$/, '')
  return { fields: line.split(delimiter), end: end === -1 ? text.length : end + 1, isWhole: end !== -1 }
}

const isBlank = (fields: readonly string[]) => fields.every((field) => field.trim() === '')

function countLines(text: string, from: number, to: number): number {
  let lines = 0
  for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1)) lines++
  return lines
}

/** Returns the delimiter that comes most often in a heading. */
export function delimiterOf(heading: string): Delimiter {
  const count = (delimiter: Delimiter) => heading.split(delimiter).length
  return (['\t', ';', ','] as const).toSorted((a, b) => count(b) - count(a))[0] ?? '\t'
}
