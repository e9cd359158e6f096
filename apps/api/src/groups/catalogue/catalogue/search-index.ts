import MiniSearch, { type SearchOptions } from 'minisearch'
import { foldTerm, splitText } from '../search-terms/search-terms.js'
import type { ArticleView } from './build-article.js'
import type { CatalogueState } from './state.js'

/** Finds articles by words. */
export type SearchIndex = {
  /** The matching articles, the best first. */
  find(text: string): readonly number[]
  /** Updates some articles in the index. */
  replace(state: CatalogueState, ids: ReadonlySet<number>): SearchIndex
}

type Entry = { id: number; name: string; brand: string; terms: string; kind: string; text: string }

const FIELDS = ['name', 'brand', 'terms', 'kind', 'text']

const OPTIONS: SearchOptions = {
  boost: { name: 4, brand: 4, terms: 2, kind: 2 },
  // Prefixes count from two letters. Typing errors are tolerated from five.
  prefix: (term) => term.length >= 2,
  fuzzy: (term) => (term.length >= 8 ? 2 : term.length >= 5 ? 1 : false),
  weights: { fuzzy: 0.35, prefix: 0.6 },
}

export function createSearchIndex(state: CatalogueState): SearchIndex {
  const index = new MiniSearch<Entry>({
    fields: FIELDS,
    tokenize: splitText,
    processTerm: foldTerm,
    storeFields: [],
    searchOptions: { ...OPTIONS, tokenize: splitText, processTerm: foldTerm },
  })
  index.addAll([...state.articles.values()].map(toEntry))
  let popularity = popularityOf(state)
  const self: SearchIndex = {
    find(text) {
      const boostDocument = (id: number) => 1 + (popularity.get(id) ?? 0)
      const all = index.search(text, { combineWith: 'AND', boostDocument })
      // Articles with every word come first. If there are none, those with most of the words are found.
      const hits = all.length > 0 ? all : index.search(text, { combineWith: 'OR', boostDocument })
      return hits.map((hit) => hit.id as number)
    },
    replace(next, ids) {
      for (const id of ids) {
        const view = next.articles.get(id)
        if (index.has(id)) {
          if (view) index.replace(toEntry(view))
          else index.discard(id)
        } else if (view) index.add(toEntry(view))
      }
      popularity = popularityOf(next)
      return self
    },
  }
  return self
}

/** The popularity as a boost of at most a tenth, so that it only decides between similar hits. */
function popularityOf(state: CatalogueState): Map<number, number> {
  const views = [...state.articles.values()]
  const most = Math.max(1, ...views.map((view) => view.row.popularity))
  return new Map(views.map((view) => [view.row.id, (0.1 * view.row.popularity) / most]))
}

function toEntry({ row }: ArticleView): Entry {
  const { data } = row
  const attributes = Object.values(data.dto.attributes).flatMap((value) =>
    typeof value === 'string' || Array.isArray(value) ? value : [],
  )
  return {
    id: row.id,
    name: data.name,
    // "ray ban", "rayban" and "Ray-Ban" find the same brand.
    brand: `${data.brand} ${data.brand.replace(/[\s-]+/g, '')}`,
    terms: [...data.searchTerms, ...(row.gtin === null ? [] : [row.gtin])].join(' '),
    kind: `${data.moduleName} ${KINDS[row.family]}`,
    text: [
      ...attributes,
      data.variantName,
      data.specification.shape,
      data.specification.material,
      data.specification.color,
    ]
      .filter(Boolean)
      .join(' '),
  }
}

const KINDS: Readonly<Record<ArticleView['row']['family'], string>> = {
  glasses: 'glasögon bågar',
  sunglasses: 'solglasögon solbrillor',
  'sports-glasses': 'sportglasögon sport',
  'contact-lenses': 'linser kontaktlinser lins',
  'eye-care': 'ögonvård',
  hearing: 'hörsel',
  'gift-card': 'presentkort gåva',
}
