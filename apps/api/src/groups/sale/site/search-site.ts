import type { SearchReply } from '@klarsikt/contract/shop/types'
import { onePerModel } from '@klarsikt/core/catalogue'
import {
  SEARCH_OVERLAY_SIZE,
  SEARCH_PAGE_SIZE,
  searchGroup,
  searchHits,
  type SearchGroup,
  searchTerm,
} from '@klarsikt/core/search'
import type { Log } from '@klarsikt/server/log'
import { CATEGORIES, categoryTitle, href } from '@klarsikt/shop-config/paths'
import type { DiscoveryService } from '../../../providers/discovery/port.js'
import {
  type ArticleView,
  type Catalogue,
  type CatalogueState,
  foldTerm,
  modelKeyOfRow,
  splitText,
} from '../../catalogue/index.js'
import { searchByService } from './service-search.js'

type SiteSearch = {
  readonly q: string
  readonly s?: string | undefined
  readonly full: boolean
  readonly address: string
}
type Parts = {
  readonly catalogue: Pick<Catalogue, 'state' | 'search'>
  readonly discovery: DiscoveryService | null
  readonly log: Log
}

/**
 * The shop's search as JSON. The discovery service finds goods and pages; without its answer the shop searches itself.
 * A text that is too short gives empty groups.
 */
export async function searchJson(
  { catalogue, ...service }: Parts,
  { address, ...params }: SiteSearch,
): Promise<string> {
  const text = searchTerm(params.q.normalize('NFC'))
  const size = params.full ? SEARCH_PAGE_SIZE : SEARCH_OVERLAY_SIZE
  const found = text === null ? null : await searchByService(service, { text, limit: size, address })
  if (found === null) return ownSearch(catalogue, { ...params, text, size })
  const own = JSON.parse(ownSearch(catalogue, { ...params, text, size })) as SearchReply
  const { articles } = catalogue.state
  const only = searchGroup(params.s)
  const goods = found.articles.ids.flatMap((id) => articles.get(id) ?? [])
  const { total } = found.articles
  const reply: SearchReply = {
    ...own,
    ...((only === null || only === 'articles') && {
      articles: { data: goods.map(toHit), hits: total, limited: total > goods.length },
    }),
    ...((only === null || only === 'layoutPages') && { layoutPages: searchHits([...found.pages], size) }),
  }
  return JSON.stringify(reply)
}

function ownSearch(
  { state, search }: Parts['catalogue'],
  params: Omit<SiteSearch, 'address'> & { readonly text: string | null; readonly size: number },
): string {
  const { text, size } = params
  const only = searchGroup(params.s)
  return state.memo(`search ${params.full ? 1 : 0} ${only ?? ''} ${text ?? ''} ${params.q}`, () => {
    const take = <T>(group: SearchGroup, find: (text: string) => readonly T[]) =>
      searchHits(text === null || (only !== null && only !== group) ? [] : find(text), size)
    const categories = take('categoryPages', (words) => findCategories(state, words))
    const articles = take('articles', (words) =>
      onePerModel(
        search.find(words).flatMap((id) => state.articles.get(id) ?? []),
        ({ row }) => modelKeyOfRow(row),
      ),
    )
    const reply: SearchReply = {
      success: true,
      query: params.q,
      articles: { ...articles, data: articles.data.map(toHit) },
      stores: take('stores', (words) => findStores(state, words)),
      layoutPages: take('layoutPages', (words) => findPages(state, words)),
      cities: take('cities', (words) => findCities(state, words)),
      categoryPages: categories,
      productCategories: categories,
    }
    return JSON.stringify(reply)
  })
}

function toHit({ card, row }: ArticleView): SearchReply['articles']['data'][number] {
  return {
    ...card,
    namePackageGet: row.data.packageAmount === null ? card.name : `${card.name} ${row.data.packageAmount}-pack`,
    category: row.data.moduleName,
  }
}

/** Matches a text when each word of the question begins one of its words. Swedish endings do not count. */
function matcher(question: string): (text: string) => boolean {
  const prefixes = splitText(question)
    .map(foldTerm)
    .filter((word) => word !== '')
  return (text) => {
    const words = splitText(text).map(foldTerm)
    return prefixes.length > 0 && prefixes.every((part) => words.some((word) => word.startsWith(part)))
  }
}

function findCategories(state: CatalogueState, question: string) {
  const fits = matcher(question)
  return CATEGORIES.filter((category) => fits(categoryTitle(category.key))).map((category) => ({
    title: categoryTitle(category.key),
    url: category.path,
    // The first article on the category's page.
    imageUrl: state.listing(category.path, 'popular')?.[0]?.card.medias[0]?.sm ?? null,
  }))
}

function findStores({ content }: CatalogueState, question: string) {
  const fits = matcher(question)
  return content.stores
    .filter((store) => fits(`${store.name} ${store.city} ${store.street}`))
    .map(({ name, street, postalCode, city, slug, icon }) => ({
      name,
      address: `${street}, ${postalCode} ${city}`,
      slug,
      icon,
    }))
}

function findPages({ content }: CatalogueState, question: string) {
  const fits = matcher(question)
  return content.pages
    .filter((page) => page.path !== '/' && fits(`${page.title} ${page.heading}`))
    .map((page) => ({ title: page.title, url: page.path, imageUrl: firstPicture(page.sections) }))
}

function firstPicture(sections: CatalogueState['content']['pages'][number]['sections']): string | null {
  for (const section of sections) {
    const hash = section.kind === 'hero' && (section.image?.hash ?? section.backdrop?.light.wide)
    if (hash) return `/media/${hash}/145.jpg`
  }
  return null
}

function findCities({ content }: CatalogueState, question: string) {
  const fits = matcher(question)
  const cities = [...new Set(content.stores.map((store) => store.city))]
    .filter(fits)
    .sort(new Intl.Collator('sv').compare)
  return cities.map((city) => ({ city, url: `${href('stores')}?q=${encodeURIComponent(city)}` }))
}
