import type { FeedLine } from '../lines.js'
import type { MerchantItem } from './merchant-center.js'

/** Longest record, characters. */
const MAX_RECORD = 1_000_000

/** Items of a Merchant Center feed as tab-separated text with a heading line. Quoted fields may hold tabs and lines. */
export async function* readMerchantTsv(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<MerchantItem | FeedLine> {
  let names: readonly string[] | undefined
  for await (const { line, fields, problem } of records(chunks)) {
    if (problem !== undefined) {
      yield { line, problem }
      continue
    }
    if (!names) {
      names = fields.map((name) => name.trim().toLowerCase().replace(/^g:/, '').replaceAll(' ', '_'))
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

async function* records(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Fields> {
  const decoder = new TextDecoder('utf-8')
  let rest = ''
  let line = 1
  let start = 1
  for await (const chunk of chunks) {
    rest += decoder.decode(chunk, { stream: true })
    const { done, left } = split(rest)
    rest = left
    for (const text of done) {
      yield record(start, text)
      line += text.split('\n').length
      start = line
    }
    if (rest.length > MAX_RECORD) {
      yield { line: start, fields: [], problem: 'a quote that is never closed, or a record without end' }
      return
    }
  }
  if (rest.trim() !== '') yield record(start, rest)
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

function record(line: number, text: string): Fields {
  const clean = text.replace(/\r$/, '').replace(/^\uFEFF/, '')
  if (!clean.includes('"')) return { line, fields: clean.split('\t') }
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
    } else if (character === '\t' && !quoted) {
      fields.push(field)
      field = ''
    } else field += character
  }
  return { line, fields: [...fields, field] }
}
