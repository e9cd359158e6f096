import type { VocabularyState } from '../analyser/vocabulary.js'
import type { IndexSettings } from '../engine.js'
import type { Pause } from './build.js'
import { Core } from './core.js'
import { fingerprint } from './fingerprint.js'
import { growableF64, growableU32, growableU8 } from './growable-arrays.js'
import { Postings } from './postings.js'
import { aligned, type Bytes, readFileOfArrays, writeFileOfArrays } from './snapshot-file.js'

type Kind = 'u8' | 'u32' | 'f64'
type Section = { readonly kind: Kind; readonly from: number; readonly length: number }

/** Everything but the large arrays. Arrays follow the head in the file, and the head names them by number. */
type Head = {
  readonly checkpoint: string
  readonly settings: IndexSettings
  readonly vocabulary: Pick<VocabularyState, 'words' | 'byFolded' | 'byStem' | 'byPart'>
  readonly ofWords: readonly [counts: number, masks: number, lengths: number, sorted: number]
  readonly ids: string[]
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

const kindOf = (bytes: Bytes): Kind =>
  bytes instanceof Float64Array ? 'f64' : bytes instanceof Uint32Array ? 'u32' : 'u8'

/** Collects what to write at one moment. Data that changes in place is copied; data that only grows is not. */
function gather(core: Core, checkpoint: string): { readonly head: string; readonly arrays: readonly Bytes[] } {
  const arrays: Bytes[] = []
  const put = (bytes: Bytes): number => arrays.push(bytes) - 1
  const { postings, values, texts } = core
  const { words, byFolded, byStem, byPart, counts, masks, lengths, sorted } = core.vocabulary.state()
  const head: Omit<Head, 'sections'> = {
    checkpoint,
    settings: core.settings,
    vocabulary: { words, byFolded, byStem, byPart },
    ofWords: [put(counts), put(masks), put(lengths), put(sorted)],
    ids: core.ids,
    live: put(core.live.used().slice()),
    postings: [put(postings.packed.starts), put(postings.packed.docs), put(postings.packed.impacts)],
    titles: [put(core.titles.used()), put(core.titleStarts.used())],
    texts: {
      chunks: texts.used().map(put),
      starts: put(texts.starts.used()),
      lengths: put(texts.lengths.used()),
    },
    lengths: { sums: core.lengths.sums, counts: core.lengths.counts },
    demand: put(core.demand.used()),
    mostPopular: core.mostPopular,
    lists: [...values.lists].map(([field, column]) => ({
      field,
      values: column.values,
      members: column.members,
      docs: column.docs === null ? null : put(column.docs.used()),
      lists: put(column.numbers.used()),
    })),
    numbers: [...values.numbers].map(([field, column]) => ({
      field,
      docs: column.docs === null ? null : put(column.docs.used()),
      numbers: put(column.numbers.used()),
    })),
  }
  let from = 0
  const sections = arrays.map((bytes): Section => {
    const section = { kind: kindOf(bytes), from, length: bytes.byteLength }
    from += aligned(bytes.byteLength)
    return section
  })
  return { head: JSON.stringify({ ...head, sections }), arrays }
}

/** Writes an index to a file, completely or not at all: its state after the postings are merged. Changes may continue meanwhile. */
export async function writeSnapshot(core: Core, path: string, checkpoint: string, pause: Pause): Promise<void> {
  while (core.postings.waiting > 0 || core.postings.merging) {
    await core.postings.merge(core.vocabulary.size, core.isLive, pause)
    // Another merge may be running and needs time to finish.
    await pause()
  }
  const { head, arrays } = gather(core, checkpoint)
  await writeFileOfArrays(path, fingerprint(core.settings.language), head, arrays)
}

/** The arrays of a file by number. They are views of the bytes read: nothing is copied. */
class Sections {
  readonly #sections: readonly Section[]
  readonly #bytes: ArrayBuffer

  constructor(sections: readonly Section[], bytes: ArrayBuffer) {
    this.#sections = sections
    this.#bytes = bytes
  }

  u8(at: number): Uint8Array {
    const { from, length } = this.#find(at, 'u8')
    return new Uint8Array(this.#bytes, from, length)
  }

  u32(at: number): Uint32Array {
    const { from, length } = this.#find(at, 'u32')
    return new Uint32Array(this.#bytes, from, length / 4)
  }

  f64(at: number): Float64Array {
    const { from, length } = this.#find(at, 'f64')
    return new Float64Array(this.#bytes, from, length / 8)
  }

  #find(at: number, kind: Kind): Section {
    const found = this.#sections[at]
    if (found?.kind !== kind) throw new Error(`Section ${String(at)} of a snapshot is not ${kind}.`)
    return found
  }
}

function restoreProducts(core: Core, head: Head, sections: Sections): void {
  core.restore({
    ids: head.ids,
    live: growableU8(sections.u8(head.live)),
    titles: growableU32(sections.u32(head.titles[0])),
    titleStarts: growableU32(sections.u32(head.titles[1])),
    demand: growableF64(sections.f64(head.demand)),
    mostPopular: head.mostPopular,
    lengths: head.lengths,
  })
  core.texts.restore(
    head.texts.chunks.map((at) => {
      const { buffer, byteOffset, length } = sections.u8(at)
      return Buffer.from(buffer, byteOffset, length)
    }),
    growableF64(sections.f64(head.texts.starts)),
    growableF64(sections.f64(head.texts.lengths)),
  )
  for (const { field, values, members, docs, lists } of head.lists) {
    const column = core.values.list(field)
    column.restore(values, members)
    column.docs = docs === null ? null : growableU32(sections.u32(docs))
    column.numbers = growableU32(sections.u32(lists))
  }
  for (const { field, docs, numbers } of head.numbers) {
    const column = core.values.number(field)
    column.docs = docs === null ? null : growableU32(sections.u32(docs))
    column.numbers = growableF64(sections.f64(numbers))
  }
}

/**
 * Reads an index; null when the file does not exist, is damaged, or was written with other analysis rules or settings.
 */
export async function readSnapshot(
  path: string,
  settings: IndexSettings,
): Promise<{ core: Core; checkpoint: string } | null> {
  const file = await readFileOfArrays(path, fingerprint(settings.language))
  if (file === null) return null
  const head = JSON.parse(file.text) as Head
  if (JSON.stringify(head.settings) !== JSON.stringify(settings)) return null
  const sections = new Sections(head.sections, file.arrays)
  const core = new Core(settings)
  const [counts, masks, lengths, sorted] = head.ofWords
  core.vocabulary.restore({
    ...head.vocabulary,
    counts: sections.u32(counts),
    masks: sections.u32(masks),
    lengths: sections.u8(lengths),
    sorted: sections.u32(sorted),
  })
  const [starts, docs, impacts] = head.postings
  core.postings = new Postings({
    starts: sections.u32(starts),
    docs: sections.u32(docs),
    impacts: sections.u8(impacts),
  })
  restoreProducts(core, head, sections)
  return { core, checkpoint: head.checkpoint }
}
