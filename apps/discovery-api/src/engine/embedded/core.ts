import { createAnalyser, type Analyser } from '../analyser/analyser.js'
import { Synonyms } from '../analyser/synonyms.js'
import { tokenise } from '../analyser/tokenise.js'
import { Vocabulary } from '../analyser/vocabulary.js'
import type { IndexSettings, ProductRecord } from '../engine.js'
import { ChangeLog } from './change-log.js'
import { FIELDS, textsOf, type FieldName } from './fields.js'
import { GrowingF64, GrowingU32, GrowingU8 } from './grow.js'
import { Postings, PostingsBuilder } from './postings.js'
import { FIELD_WEIGHTS, packImpact, USUAL_LENGTHS } from './scoring.js'
import { Scratch } from './scratch.js'
import { TextStore } from './texts.js'
import { DocValues } from './values.js'

/** Words of a title that are kept in order, for neighbours. */
const TITLE_WORDS = 32
/** How far the number of products may move before it is weighed anew how telling each word is. */
const UNSETTLED = 0.01
/** A word alone in this many products may be a part of compounds. */
const TRUSTED_WORD = 2

/** Mean length of each field in words, running. */
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

/** What is known of a product besides its words when it comes. */
type Standing = { readonly popularity: number; readonly inStock: boolean }

const NONE: ReadonlyMap<number, number> = new Map()
let cores = 0

/** Everything that is known of the products of one index. Products have numbers in order of arrival. */
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
  live = new GrowingU8()
  liveCount = 0
  /** Titles as numbers of words, one after the other; by product: where its title begins. */
  titles = new GrowingU32()
  titleStarts = new GrowingU32(new Uint32Array(1))
  readonly scratch = new Scratch()
  /** Tells this from every other one. */
  readonly serial = (cores += 1)
  readonly changes = new ChangeLog()
  #total = 0
  /** Counts the changes, so that what was computed of an earlier state is told apart. */
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

  /** By product: the logarithm of its popularity; below 0, as -1 less it, when it is out of stock. */
  demand = new GrowingF64()
  /** The highest popularity met. */
  mostPopular = 0
  #allLive: { readonly generation: number; readonly docs: Uint32Array } | null = null

  isLive = (doc: number): boolean => this.live.at(doc) === 1

  /**
   * Products to weigh a word by: about as many as there are. It stays while they become a few more or fewer, so that an
   * answer does not change with a product that has nothing to do with it.
   */
  get total(): number {
    if (Math.abs(this.liveCount - this.#total) > this.#total * UNSETTLED) this.#total = this.liveCount
    return this.#total
  }

  /** All products there are, in order of arrival. */
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

  /** Adds a product, in place of the one with its id. */
  put(record: ProductRecord): void {
    const before = this.#take(record.id)
    const texts = textsOf(record)
    const doc = this.#enter(record.id, texts, record)
    this.values.add(doc, record)
    const now = this.strengths(texts, doc)
    for (const [word, strength] of now) {
      this.postings.add(word, doc, packImpact(strength))
      this.#count(word, 1)
    }
    this.#log(record.id, before ?? NONE, now)
  }

  /** Adds a product while a whole catalogue is gathered; its values come by {@link DocValues}. */
  gather(id: string, texts: readonly string[], standing: Standing, builder: PostingsBuilder): number {
    this.remove(id)
    const doc = this.#enter(id, texts, standing)
    for (const [word, strength] of this.strengths(texts, doc)) {
      builder.add(word, packImpact(strength))
      this.#count(word, 1)
    }
    builder.next()
    return doc
  }

  remove(id: string): boolean {
    const before = this.#take(id)
    if (before === null) return false
    this.#log(id, before, NONE)
    return true
  }

  /** Takes a product out; its words, or null when there is none. */
  #take(id: string): ReadonlyMap<number, number> | null {
    const doc = this.docs.get(id)
    if (doc === undefined) return null
    this.docs.delete(id)
    this.live.set(doc, 0)
    this.liveCount -= 1
    const words = this.strengths(this.texts.of(doc), null)
    for (const word of words.keys()) this.#count(word, -1)
    return words
  }

  #log(id: string, before: ReadonlyMap<number, number>, now: ReadonlyMap<number, number>): void {
    this.generation += 1
    const words = Uint32Array.from(new Set([...before.keys(), ...now.keys()]))
    const recounted = [...words].filter((word) => before.has(word) !== now.has(word))
    this.changes.add({ generation: this.generation, id, words, recounted })
  }

  /** Splits all words anew, now that all words are known. */
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

  /** Word numbers of the title, in order. */
  titleOf(doc: number): Uint32Array {
    return this.titles.data.subarray(this.titleStarts.at(doc), this.titleStarts.at(doc + 1))
  }

  /** The same for products of the same title; of others two in four thousand million are the same by chance. */
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

  /** How strongly a product has each of its words. With `doc` the title is written down, else nothing is changed. */
  strengths(texts: readonly string[], doc: number | null): Map<number, number> {
    const strengths = new Map<number, number>()
    for (const [field, name] of FIELDS.entries()) {
      const tokens = tokenise(texts[field] ?? '')
      const length = tokens.reduce((sum, token) => sum + (token.span === 1 ? 1 : 0), 0)
      if (doc !== null) this.lengths.add(field, length)
      const gain = this.#gain(name, field, length)
      let kept = 0
      for (const token of tokens) {
        let word = this.vocabulary.idOf(token.word)
        if (word === undefined) {
          if (doc === null) continue
          word = this.vocabulary.add(token.word, this.analyser.forms(token.word))
        }
        strengths.set(word, (strengths.get(word) ?? 0) + gain)
        if (doc === null || field !== 0 || token.span > 1 || kept >= TITLE_WORDS) continue
        this.titles.push(word)
        kept += 1
      }
      if (doc !== null && field === 0) this.titleStarts.set(doc + 1, this.titles.length)
    }
    return strengths
  }

  /** What one occurrence in a field of this length is worth. */
  #gain(name: FieldName, field: number, length: number): number {
    const { weight, length: discount } = FIELD_WEIGHTS[name]
    return weight / (1 - discount + (discount * length) / this.lengths.mean(field))
  }

  #enter(id: string, texts: readonly string[], { popularity, inStock }: Standing): number {
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

  /** Takes up what was written down. */
  restore(from: {
    readonly ids: string[]
    readonly live: GrowingU8
    readonly titles: GrowingU32
    readonly titleStarts: GrowingU32
    readonly demand: GrowingF64
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

  /** Memory of postings, values and texts, without the words themselves, in bytes. */
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
