import type { MerchantItem } from './merchant-center.js'
import type { FeedLine } from './read-ndjson.js'

/** Maximum length of a record, characters. */
const MAX_RECORD_LENGTH = 1_000_000

type Options = {
  readonly delimiter: Delimiter
  /** Whether the heading is that of a Merchant Center feed, whose names may be written `g:id` or `Item group id`. */
  readonly merchant: boolean
}
export type Delimiter = '\t' | ',' | ';'

/** Rows of a text with a heading line and a delimiter. Quoted fields may hold delimiters and lines. */
export async function* readTable(
  chunks: AsyncIterable<Uint8Array>,
  { delimiter, merchant }: Options,
): AsyncGenerator<MerchantItem | FeedLine> {
  let names: readonly string[] | undefined
  const nameOf = (name: string) =>
    merchant ? name.trim().toLowerCase().replace(/^g:/, '').replaceAll(' ', '_') : name.trim()
  for await (const { line, fields, problem } of records(chunks, delimiter)) {
    if (problem !== undefined) {
      yield { line, problem }
      continue
    }
    if (!names) {
      names = fields.map(nameOf)
      continue
    }
    if (fields.every((field) => field.trim() === '')) continue
    if (fields.length > names.length) {
      yield { line, problem: `${fields.length} fields, but the heading names ${names.length}` }
      continue
    }
    const values = new Map<string, string[]>()
    for (const [at, name] of names.entries()) {
      const value = fields[at]?.trim() ?? ''
      if (value !== '') values.set(name, [...(values.get(name) ?? []), value])
    }
    yield { line, values }
  }
}

type Fields = { readonly line: number; readonly fields: readonly string[]; readonly problem?: string }

async function* records(chunks: AsyncIterable<Uint8Array>, delimiter: Delimiter): AsyncGenerator<Fields> {
  const decoder = new TextDecoder('utf-8')
  let rest = ''
  let line = 1
  let start = 1
  for await (const chunk of chunks) {
    rest += decoder.decode(chunk, { stream: true })
    const { done, left } = split(rest)
    rest = left
    for (const text of done) {
      yield record(start, text, delimiter)
      line += text.split('\n').length
      start = line
    }
    if (rest.length > MAX_RECORD_LENGTH) {
      yield { line: start, fields: [], problem: 'a quote that is never closed, or a record without end' }
      return
    }
  }
  if (rest.trim() !== '') yield record(start, rest, delimiter)
}

/** Cuts at line ends outside quotes. */
function split(text: string): { readonly done: readonly string[]; readonly left: string } {
  const done: string[] = []
  let from = 0
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (character === '"') quoted = !quoted
    else if (character === '\n' && !quoted) {
      done.push(text.slice(from, at))
      from = at + 1
    }
  }
  return { done, left: text.slice(from) }
}

function record(line: number, text: string, delimiter: Delimiter): Fields {
  const clean = text.replace(/\r$/, '').replace(/^\uFEFF/, '')
  if (!clean.includes('"')) return { line, fields: clean.split(delimiter) }
  const fields: string[] = []
  let field = ''
  let quoted = false
  for (let at = 0; at < clean.length; at++) {
    const character = clean[at] ?? ''
    if (character === '"') {
      if (quoted && clean[at + 1] === '"') {
        field += '"'
        at++
      } else quoted = !quoted
    } else if (character === delimiter && !quoted) {
      fields.push(field)
      field = ''
    } else field += character
  }
  return { line, fields: [...fields, field] }
}

/** The delimiter of a heading line: the one that it has most of. */
export function delimiterOf(heading: string): Delimiter {
  const count = (delimiter: Delimiter) => heading.split(delimiter).length
  return (['\t', ';', ','] as const).toSorted((a, b) => count(b) - count(a))[0] ?? '\t'
}

/** The names in a heading line. */
export function headingOf(line: string, delimiter: Delimiter): readonly string[] {
  return record(1, line, delimiter).fields.map((name) => name.trim())
}
