import type { Filter } from '../../engine/engine.js'
import type { Market } from '../market/market.js'
import type { Recommend, Suggest, SuggestionDraft } from './ports.js'

const none = { parent_title: null, category_type: null, page_url: null }

/** Suggestions of the catalogue alone: its words, its categories and brands, its pages. */
export const suggestFromCatalogue: Suggest = async (market, { typed, limit }) => {
  const text = typed.trim()
  if (text === '') return []
  const [words, pages] = await Promise.all([
    market.index.complete(text, limit),
    market.content.search({ ...listing, text, asYouType: true, limit, filters: [] }),
  ])
  return [
    ...words.map((word): SuggestionDraft => ({ ...none, type: 'query', title: word.text })),
    ...categories(market, text).slice(0, limit),
    ...(pages.recovery ? [] : market.contentLinks(pages.hits.map(({ id }) => id))).map((page): SuggestionDraft => ({
      ...none,
      type: 'content',
      title: page.title,
      page_url: page.page_url,
    })),
  ]
}

/** Categories and brands of which a word begins with what is typed. */
function categories(market: Pick<Market, 'categories' | 'survey'>, typed: string): SuggestionDraft[] {
  const wanted = typed.toLowerCase()
  const begins = (title: string) =>
    title.toLowerCase().startsWith(wanted) ||
    title
      .toLowerCase()
      .split(/[\s-]+/)
      .some((word) => word.startsWith(wanted))
  return [...market.categories.fed]
    .filter(({ title }) => begins(title))
    .map((one) => ({
      type: 'category',
      title: one.title,
      parent_title: one.path.at(-2) ?? null,
      category_type: one.type,
      page_url: one.pageUrl,
    }))
}

const listing = { text: '', asYouType: false, sort: null, offset: 0, facets: [], rules: null } as const

/** Recommendations of the catalogue alone: what is alike, and what is popular. */
export const recommendFromCatalogue: Recommend = async (market, { seed, limit, filters }) => {
  if (seed.kind === 'products') return alike(market, seed.ids, limit, filters)
  const own = seed.kind === 'category' ? [...seed.filters, ...filters] : filters
  const found = await market.index.search({ ...listing, filters: own, limit })
  return found.hits.map(({ id }) => id)
}

/** Takes turns between the products, so that each of a cart is answered to. */
async function alike(
  { index }: Pick<Market, 'index'>,
  ids: readonly string[],
  limit: number,
  filters: readonly Filter[],
): Promise<string[]> {
  const lists = await Promise.all(ids.slice(0, 10).map((id) => index.similar(id, limit, filters)))
  const found = new Set<string>()
  for (let at = 0; at < limit; at++)
    for (const list of lists) {
      const hit = list[at]
      if (hit && !ids.includes(hit.id)) found.add(hit.id)
    }
  return [...found].slice(0, limit)
}
