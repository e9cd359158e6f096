import { createAnalyser, type Analyser } from '../analyser/analyser.js'
import { Synonyms } from '../analyser/synonyms.js'
import { tokenise } from '../analyser/tokenise.js'
import { Vocabulary } from '../analyser/vocabulary.js'
import type { IndexSettings, ProductRecord } from '../engine.js'
import { Buffers } from './buffers.js'
import { FIELDS, textsOf, type FieldName } from './fields.js'
import { Frequencies } from './frequencies.js'
import {
  growableF64,
  growableU32,
  growableU8,
  type GrowableF64,
  type GrowableU32,
  type GrowableU8,
} from './growable-arrays.js'
import { Postings, PostingsBuilder } from './postings.js'
import { FIELD_WEIGHTS, packImpact, USUAL_LENGTHS } from './scoring.js'
import { TextStore } from './texts.js'
import { DocValues } from './values.js'

const TITLE_WORDS = 32
/** A word in at least this many products may be a part of compounds. */
const TRUSTED_WORD = 2

/** Running mean of the length of each field, in words. */
export class FieldLengths {
  sums = FIELDS.map((field) => USUAL_LENGTHS[field] * 20)
  counts = FIELDS.map(() => 20)

  add(field: number, length: number): void {
    if (length === 0) return
    this.sums[field] = (this.sums[field] ?? 0) + length
    this.counts[field] = (this.counts[field] ?? 0) + 1
  }

  mean(field: number): number {
    return (this.sums[field] ?? 1) / (this.counts[field] ?? 1)
  }
}

/** What ranking uses of a new product besides its words. */
type DocSignals = { readonly popularity: number; readonly inStock: boolean }

/** The index of one catalogue: words, postings, values and texts. Products have numbers in order of arrival. */
export class Core {
  readonly settings: IndexSettings
  readonly vocabulary: Vocabulary
  readonly analyser: Analyser
  readonly synonyms: Synonyms
  postings = new Postings()
  readonly values = new DocValues()
  readonly texts = new TextStore()
  readonly lengths = new FieldLengths()
  ids: string[] = []
  readonly docs = new Map<string, number>()
  live = growableU8()
  liveCount = 0
  /** Titles as word numbers, one after the other, and by product where its title begins. */
  titles = growableU32()
  titleStarts = growableU32(new Uint32Array(1))
  readonly buffers = new Buffers()
  readonly frequencies = new Frequencies()
  /** Number of changes so far. Caches compare it to notice that they are outdated. */
  generation = 0

  constructor(settings: IndexSettings, vocabulary = new Vocabulary()) {
    this.settings = settings
    this.vocabulary = vocabulary
    const isWord = (folded: string): boolean => {
      const id = vocabulary.idOf(folded)
      return id !== undefined && vocabulary.countOf(id) >= TRUSTED_WORD
    }
    this.analyser = createAnalyser({ language: settings.language, isWord })
    this.synonyms = new Synonyms(this.analyser, settings.synonyms)
  }

  /** By product: the logarithm of its popularity. When the product is out of stock: -1 minus the logarithm. */
  demand = growableF64()
  mostPopular = 0
  #allLive: { readonly generation: number; readonly docs: Uint32Array } | null = null

  isLive = (doc: number): boolean => this.live.at(doc) === 1

  /** All live products, in order of arrival. */
  allLive(): Uint32Array {
    if (this.#allLive?.generation !== this.generation) {
      const docs = new Uint32Array(this.liveCount)
      let count = 0
      for (let doc = 0; doc < this.ids.length; doc += 1) {
        if (!this.isLive(doc)) continue
        docs[count] = doc
        count += 1
      }
      this.#allLive = { generation: this.generation, docs }
    }
    return this.#allLive.docs
  }

  /** Adds a product, or replaces the one with the same id. */
  put(record: ProductRecord): void {
    this.#take(record.id)
    const texts = textsOf(record)
    const doc = this.#enter(record.id, texts, record)
    this.values.add(doc, record)
    for (const [word, strength] of this.strengths(texts, doc)) {
      this.postings.add(word, doc, packImpact(strength))
      this.#count(word, 1)
    }
    this.generation += 1
  }

  /** Adds a product while a catalogue is built. Its values are added separately ({@link DocValues}). */
  gather(id: string, texts: readonly string[], signals: DocSignals, builder: PostingsBuilder): number {
    this.remove(id)
    const doc = this.#enter(id, texts, signals)
    for (const [word, strength] of this.strengths(texts, doc)) {
      builder.add(word, packImpact(strength))
      this.#count(word, 1)
    }
    builder.next()
    return doc
  }

  remove(id: string): boolean {
    const isPresent = this.#take(id)
    if (isPresent) this.generation += 1
    return isPresent
  }

  /** Removes a product; false when there is none with this id. */
  #take(id: string): boolean {
    const doc = this.docs.get(id)
    if (doc === undefined) return false
    this.docs.delete(id)
    this.live.set(doc, 0)
    this.liveCount -= 1
    for (const word of this.strengths(this.texts.of(doc), null).keys()) this.#count(word, -1)
    return true
  }

  /** Splits all words again, because compounds can be recognised better once all words are known. */
  refileParts(): void {
    const { vocabulary } = this
    const fresh = createAnalyser({
      language: this.settings.language,
      isWord: (folded) => {
        const id = vocabulary.idOf(folded)
        return id !== undefined && vocabulary.countOf(id) >= TRUSTED_WORD
      },
    })
    vocabulary.clearParts()
    for (const [id, word] of vocabulary.words.entries()) vocabulary.fileParts(id, fresh.forms(word))
  }

  titleOf(doc: number): Uint32Array {
    return this.titles.data.subarray(this.titleStarts.at(doc), this.titleStarts.at(doc + 1))
  }

  /** A 32-bit hash of the title. Equal titles have equal keys; two different titles share one once in 2³². */
  titleKey(doc: number): number {
    const { data } = this.titles
    const to = this.titleStarts.at(doc + 1)
    let key = 0x811c9dc5
    for (let at = this.titleStarts.at(doc); at < to; at += 1) {
      key = Math.imul(key ^ (data[at] ?? 0), 0x01000193)
      key ^= key >>> 15
    }
    return key
  }

  /** How strongly a product has each word, by word number. With `doc`, stores new words and the title; with null, stores nothing. */
  strengths(texts: readonly string[], doc: number | null): Map<number, number> {
    const strengths = new Map<number, number>()
    for (const [field, name] of FIELDS.entries()) {
      const tokens = tokenise(texts[field] ?? '')
      const length = tokens.reduce((sum, token) => sum + (token.span === 1 ? 1 : 0), 0)
      if (doc !== null) this.lengths.add(field, length)
      const gain = this.#gain(name, field, length)
      let titleWords = 0
      for (const token of tokens) {
        let word = this.vocabulary.idOf(token.word)
        if (word === undefined) {
          if (doc === null) continue
          word = this.vocabulary.add(token.word, this.analyser.forms(token.word))
        }
        strengths.set(word, (strengths.get(word) ?? 0) + gain)
        if (doc === null || field !== 0 || token.span > 1 || titleWords >= TITLE_WORDS) continue
        this.titles.push(word)
        titleWords += 1
      }
      if (doc !== null && field === 0) this.titleStarts.set(doc + 1, this.titles.length)
    }
    return strengths
  }

  #gain(name: FieldName, field: number, length: number): number {
    const { weight, length: discount } = FIELD_WEIGHTS[name]
    return weight / (1 - discount + (discount * length) / this.lengths.mean(field))
  }

  #enter(id: string, texts: readonly string[], { popularity, inStock }: DocSignals): number {
    const doc = this.ids.length
    this.ids.push(id)
    this.docs.set(id, doc)
    this.live.set(doc, 1)
    this.liveCount += 1
    this.mostPopular = Math.max(this.mostPopular, popularity)
    const demand = Math.log1p(Math.max(0, popularity))
    this.demand.set(doc, inStock ? demand : -1 - demand)
    this.texts.add(doc, texts)
    return doc
  }

  restore(from: {
    readonly ids: string[]
    readonly live: GrowableU8
    readonly titles: GrowableU32
    readonly titleStarts: GrowableU32
    readonly demand: GrowableF64
    readonly mostPopular: number
    readonly lengths: { readonly sums: readonly number[]; readonly counts: readonly number[] }
  }): void {
    this.ids = from.ids
    this.live = from.live
    this.titles = from.titles
    this.titleStarts = from.titleStarts
    this.demand = from.demand
    this.mostPopular = from.mostPopular
    this.lengths.sums = [...from.lengths.sums]
    this.lengths.counts = [...from.lengths.counts]
    for (const [doc, id] of this.ids.entries()) if (this.isLive(doc)) this.docs.set(id, doc)
    this.liveCount = this.docs.size
    this.generation += 1
  }

  /** Bytes of postings, values and texts, without the vocabulary. */
  get bytes(): number {
    const { packed } = this.postings
    return (
      packed.docs.byteLength +
      packed.impacts.byteLength +
      packed.starts.byteLength +
      this.texts.bytes +
      this.values.bytes
    )
  }

  #count(word: number, by: number): void {
    this.vocabulary.count(word, by)
  }
}
