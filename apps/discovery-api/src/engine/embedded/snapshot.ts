import { readFile, rename, writeFile } from 'node:fs/promises'
import type { IndexSettings } from '../engine.js'
import { Core } from './core.js'
import { GrowingF64, GrowingU32, GrowingU8 } from './grow.js'
import { Postings } from './postings.js'

/** Changes with the layout of the file, or with what analysis gives: an older file is then built anew, not misread. */
const VERSION = 2
const MAGIC = 'klarsikt-index'

type Kind = 'u8' | 'u32' | 'f64'
type Section = { readonly kind: Kind; readonly from: number; readonly length: number }
type Bytes = Uint8Array | Uint32Array | Float64Array

/** Everything but the large arrays, which stand after it and are named by their number. */
type Head = {
  readonly magic: string
  readonly version: number
  readonly mark: string
  readonly settings: IndexSettings
  readonly words: readonly string[]
  readonly counts: number
  readonly forms: readonly (readonly [folded: string, stem: string, parts: readonly string[], headed: boolean] | 0)[]
  readonly ids: readonly string[]
  readonly live: number
  readonly postings: readonly [starts: number, docs: number, impacts: number]
  readonly titles: readonly [words: number, starts: number]
  readonly texts: { readonly chunks: readonly number[]; readonly starts: number; readonly lengths: number }
  readonly lengths: { readonly sums: readonly number[]; readonly counts: readonly number[] }
  readonly demand: number
  readonly mostPopular: number
  readonly lists: readonly {
    readonly field: string
    readonly values: readonly string[]
    readonly members: readonly (readonly number[])[]
    readonly docs: number | null
    readonly lists: number
  }[]
  readonly numbers: readonly { readonly field: string; readonly docs: number | null; readonly numbers: number }[]
  readonly sections: readonly Section[]
}

const ALIGN = 8
const aligned = (length: number): number => Math.ceil(length / ALIGN) * ALIGN
const kindOf = (bytes: Bytes): Kind =>
  bytes instanceof Float64Array ? 'f64' : bytes instanceof Uint32Array ? 'u32' : 'u8'

/** Writes an index to a file, whole or not at all. */
export async function writeSnapshot(core: Core, path: string, mark: string): Promise<void> {
  await core.postings.merge(core.vocabulary.size, core.isLive, () => Promise.resolve())
  const arrays: Bytes[] = []
  const put = (bytes: Bytes): number => arrays.push(bytes) - 1
  const { vocabulary, postings, values, texts } = core
  const head: Omit<Head, 'sections'> = {
    magic: MAGIC,
    version: VERSION,
    mark,
    settings: core.settings,
    words: vocabulary.words,
    counts: put(Uint32Array.from(vocabulary.counts)),
    forms: vocabulary.words.map((word) => {
      const { folded, stem, parts, headed } = core.analyser.forms(word)
      return folded === word && stem === word && parts.length === 0 ? 0 : [folded, stem, parts, headed]
    }),
    ids: core.ids,
    live: put(core.live.used()),
    postings: [put(postings.packed.starts), put(postings.packed.docs), put(postings.packed.impacts)],
    titles: [put(core.titles.used()), put(core.titleStarts.used())],
    texts: { chunks: texts.chunks.map(put), starts: put(texts.starts.used()), lengths: put(texts.lengths.used()) },
    lengths: { sums: core.lengths.sums, counts: core.lengths.counts },
    demand: put(core.demand.used()),
    mostPopular: core.mostPopular,
    lists: [...values.lists].map(([field, column]) => ({
      field,
      values: column.values,
      members: column.members,
      docs: column.places.docs === null ? null : put(column.places.docs.used()),
      lists: put(column.lists.used()),
    })),
    numbers: [...values.numbers].map(([field, column]) => ({
      field,
      docs: column.places.docs === null ? null : put(column.places.docs.used()),
      numbers: put(column.numbers.used()),
    })),
  }
  let from = 0
  const sections = arrays.map((bytes): Section => {
    const section = { kind: kindOf(bytes), from, length: bytes.byteLength }
    from += aligned(bytes.byteLength)
    return section
  })
  const json = Buffer.from(JSON.stringify({ ...head, sections }), 'utf8')
  const start = aligned(ALIGN + json.length)
  const file = Buffer.alloc(start + from)
  file.writeDoubleLE(json.length, 0)
  json.copy(file, ALIGN)
  for (const [at, bytes] of arrays.entries())
    file.set(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength), start + (sections[at]?.from ?? 0))
  await writeFile(`${path}.new`, file)
  await rename(`${path}.new`, path)
}

async function readHead(path: string): Promise<{ head: Head; bytes: ArrayBuffer; start: number } | null> {
  const file = await readFile(path).catch(() => null)
  if (file === null || file.length < ALIGN) return null
  const length = file.readDoubleLE(0)
  if (!(length > 0 && length <= file.length - ALIGN)) return null
  const text = file.toString('utf8', ALIGN, ALIGN + length)
  if (!text.startsWith(`{"magic":"${MAGIC}","version":${String(VERSION)},`)) return null
  // A copy begins at 0, so that arrays of wide numbers can be laid over it.
  const bytes = file.byteOffset === 0 ? file.buffer : file.buffer.slice(file.byteOffset, file.byteOffset + file.length)
  return { head: JSON.parse(text) as Head, bytes, start: aligned(ALIGN + length) }
}

/** Reads an index; null when there is no file, or it was written by another version or under other settings. */
export async function readSnapshot(
  path: string,
  settings: IndexSettings,
): Promise<{ core: Core; mark: string } | null> {
  const read = await readHead(path)
  if (read === null || JSON.stringify(read.head.settings) !== JSON.stringify(settings)) return null
  const { head, bytes, start } = read
  const section = (at: number, kind: Kind): Section => {
    const found = head.sections[at]
    if (found?.kind !== kind) throw new Error(`${path} is damaged: section ${String(at)} is not ${kind}.`)
    return found
  }
  const u8 = (at: number): Uint8Array => {
    const { from, length } = section(at, 'u8')
    return new Uint8Array(bytes, start + from, length)
  }
  const u32 = (at: number): Uint32Array => {
    const { from, length } = section(at, 'u32')
    return new Uint32Array(bytes, start + from, length / 4)
  }
  const f64 = (at: number): Float64Array => {
    const { from, length } = section(at, 'f64')
    return new Float64Array(bytes, start + from, length / 8)
  }
  const core = new Core(settings)
  for (const [id, word] of head.words.entries()) {
    const forms = head.forms[id]
    const [folded, stem, parts, headed] = forms === 0 || forms === undefined ? [word, word, [], false] : forms
    core.vocabulary.add(word, { folded, stem, parts, headed })
  }
  for (const [id, count] of u32(head.counts).entries()) core.vocabulary.counts[id] = count
  const [starts, docs, impacts] = head.postings
  core.postings = new Postings({ starts: u32(starts), docs: u32(docs), impacts: u8(impacts) })
  core.restore({
    ids: head.ids,
    live: new GrowingU8(u8(head.live)),
    titles: new GrowingU32(u32(head.titles[0])),
    titleStarts: new GrowingU32(u32(head.titles[1])),
    demand: new GrowingF64(f64(head.demand)),
    mostPopular: head.mostPopular,
    lengths: head.lengths,
  })
  core.texts.restore(
    head.texts.chunks.map((at) => Buffer.from(u8(at).buffer, u8(at).byteOffset, u8(at).length)),
    new GrowingF64(f64(head.texts.starts)),
    new GrowingF64(f64(head.texts.lengths)),
  )
  for (const { field, values, members, docs: places, lists } of head.lists) {
    const column = core.values.list(field)
    column.restore(values, members)
    column.places.docs = places === null ? null : new GrowingU32(u32(places))
    column.lists = new GrowingU32(u32(lists))
  }
  for (const { field, docs: places, numbers } of head.numbers) {
    const column = core.values.number(field)
    column.places.docs = places === null ? null : new GrowingU32(u32(places))
    column.numbers = new GrowingF64(f64(numbers))
  }
  return { core, mark: head.mark }
}
