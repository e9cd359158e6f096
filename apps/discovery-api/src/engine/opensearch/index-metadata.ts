import { createAnalyser, type Analyser } from '../analyser/analyser.js'
import { Synonyms } from '../analyser/synonyms.js'
import { Vocabulary } from '../analyser/vocabulary.js'
import { FieldLengths } from '../embedded/core.js'
import { DocValues } from '../embedded/values.js'
import type { IndexSettings } from '../engine.js'
import type { Connection } from './connection.js'
import { AttributeFields, type IndexNotes } from './mapping.js'

/** A word in at least this many products may be a part of compounds. */
const TRUSTED_WORD = 2
const WORDS_PER_PAGE = 10_000
/** Most categories whose names are understood; a shop has hundreds. */
const MAX_CATEGORIES = 10_000

/** What this process knows of a catalogue, so that a query can be planned without asking the cluster. */
export type IndexMetadata = {
  readonly settings: IndexSettings
  readonly analyser: Analyser
  readonly synonyms: Synonyms
  readonly vocabulary: Vocabulary
  readonly lengths: FieldLengths
  /** Category paths, each as the list of a product of its own, for functions that read a column. */
  readonly categories: DocValues
  readonly fields: AttributeFields
  products: number
  mostPopular: number
}

/** The frequency of each word, and figures of the whole catalogue, as read from the cluster. */
export type Census = {
  readonly counts: ReadonlyMap<string, number>
  readonly lengths: FieldLengths
  readonly categories: Iterable<string>
  readonly fields: AttributeFields
  readonly products: number
  readonly mostPopular: number
}

/** Builds the metadata of an index. Words are analysed after all are counted, so compounds split well. */
export function metadataOf(settings: IndexSettings, census: Census): IndexMetadata {
  const vocabulary = new Vocabulary()
  const countOf = (word: string): number => {
    const id = vocabulary.idOf(word)
    return id === undefined ? (census.counts.get(word) ?? 0) : vocabulary.countOf(id)
  }
  const analyser = createAnalyser({
    language: settings.language,
    isWord: (folded) => countOf(folded) >= TRUSTED_WORD,
  })
  const metadata: IndexMetadata = {
    settings,
    analyser,
    synonyms: new Synonyms(analyser, settings.synonyms),
    vocabulary,
    lengths: census.lengths,
    categories: new DocValues(),
    fields: census.fields,
    products: census.products,
    mostPopular: census.mostPopular,
  }
  for (const [word, count] of census.counts) countWord(metadata, word, count)
  noteCategories(metadata, census.categories)
  return metadata
}

/** Adds category paths. A path that no product has any more does no harm. */
export function noteCategories({ categories }: IndexMetadata, paths: Iterable<string>): void {
  const column = categories.list('category')
  for (const path of paths) if (!column.hasValue(path)) column.setValues(column.values.length, [path])
}

export function reconfigured(
  settings: IndexSettings,
  { vocabulary, categories, ...rest }: IndexMetadata,
): IndexMetadata {
  const counts = new Map(vocabulary.words.map((word, id) => [word, vocabulary.countOf(id)]))
  return metadataOf(settings, { ...rest, counts, categories: categories.list('category').values })
}

/** Adds `by` to the number of products that have a word; negative when products lost it. */
export function countWord({ vocabulary, analyser }: IndexMetadata, word: string, by: number): void {
  const id = vocabulary.add(word, analyser.forms(word))
  vocabulary.count(id, Math.max(-vocabulary.countOf(id), by))
}

type WordsPage = {
  readonly hits: { readonly total: { readonly value: number } }
  readonly aggregations: {
    readonly most: { readonly value: number | null }
    readonly categories: { readonly buckets: readonly { readonly key: string }[] }
    readonly words: {
      readonly after_key?: { readonly word: string }
      readonly buckets: readonly { readonly key: { readonly word: string }; readonly doc_count: number }[]
    }
  }
}

export async function readCensus(connection: Connection, index: string): Promise<Census> {
  const counts = new Map<string, number>()
  let [products, mostPopular] = [0, 0]
  let categories: readonly string[] = []
  let after: { readonly word: string } | undefined
  do {
    const page: WordsPage = await connection.read({
      method: 'POST',
      path: `/${index}/_search`,
      // Words would seem unknown if some shards were missing, so an incomplete answer is an error.
      query: { allow_partial_search_results: false, request_cache: false },
      body: {
        size: 0,
        track_total_hits: true,
        aggs: {
          most: { max: { field: 'popularity' } },
          categories: { terms: { field: 'leaf', size: MAX_CATEGORIES } },
          words: {
            composite: {
              size: WORDS_PER_PAGE,
              sources: [{ word: { terms: { field: 'vocabulary' } } }],
              ...(after === undefined ? {} : { after }),
            },
          },
        },
      },
    })
    products = page.hits.total.value
    mostPopular = Math.max(0, page.aggregations.most.value ?? 0)
    for (const { key, doc_count } of page.aggregations.words.buckets) counts.set(key.word, doc_count)
    categories = page.aggregations.categories.buckets.map(({ key }) => key)
    after = page.aggregations.words.after_key
  } while (after !== undefined)
  return { counts, categories, products, mostPopular, ...(await readMapping(connection, index)) }
}

type Mapping = {
  readonly mappings: {
    readonly _meta?: IndexNotes
    readonly properties?: Readonly<Record<string, { readonly properties?: Readonly<Record<string, unknown>> }>>
  }
}

async function readMapping(connection: Connection, index: string): Promise<Pick<Census, 'lengths' | 'fields'>> {
  const answer = await connection.read<Record<string, Mapping>>({ method: 'GET', path: `/${index}/_mapping` })
  const { _meta, properties } = Object.values(answer)[0]?.mappings ?? {}
  const lengths = new FieldLengths()
  if (_meta !== undefined) {
    lengths.sums.splice(0, lengths.sums.length, ..._meta.lengths.sums)
    lengths.counts.splice(0, lengths.counts.length, ..._meta.lengths.counts)
  }
  const known = ['f', 'n', 'k'].flatMap((kind) =>
    Object.keys(properties?.[kind]?.properties ?? {}).map((key) => `${kind}.${key}`),
  )
  return { lengths, fields: new AttributeFields(known) }
}
