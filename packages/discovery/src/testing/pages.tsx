import { userEvent } from '@testing-library/user-event'
import type { DiscoveryProviderProps } from '../react/provider-props.js'
import { CategoryPage, type CategoryPageProps } from '../ui/category-page.js'
import { SearchPage, type SearchPageProps } from '../ui/search-page.js'
import type { Responder } from './fake-environment.js'
import { EVERY_GROUP, SORTS } from './groups.js'
import { onPage } from './screen.js'
import { results, shopAnswers, testShop } from './shop.js'

export const HERE = 'https://shop.test/search?query=sun'

/** Answers as a shop with 50 products, one filter of every kind and two sort orders. */
export const answers: Responder = async (call) => {
  const { json } = (await shopAnswers(call)) as { json: object }
  if (call.path !== 'search/results' && call.path !== 'product-listing') return { json }
  return {
    json: {
      ...json,
      filters: EVERY_GROUP,
      sorts: SORTS,
      breadcrumb: [
        { category_id: 'all', title: 'Shop', page_url: '/' },
        { category_id: 'sun', title: 'Sunglasses', page_url: '/sunglasses' },
      ],
      quick_links: [{ category_id: 'women', title: 'Women', page_url: '/sunglasses/women', count: 22 }],
    },
  }
}
/** Answers as a shop in which nothing is found. */
export const empty: Responder = (call) =>
  call.path.startsWith('search/re') || call.path === 'product-listing'
    ? { json: { ...results(0), breadcrumb: [], quick_links: [] } }
    : { json: { displays: [] } }

export async function search(
  options: Parameters<typeof testShop>[0] = {},
  props: SearchPageProps = {},
  more: Partial<DiscoveryProviderProps> = {},
) {
  const shop = testShop({ href: HERE, respond: answers, ...options })
  const user = userEvent.setup()
  const page = onPage(shop, <SearchPage {...props} />, more)
  await page.pass()
  return { shop, user, page, state: () => shop.page().getState(), asked: () => shop.to('search/results').at(-1)?.body }
}
export async function category(
  options: Parameters<typeof testShop>[0] = {},
  props: Partial<CategoryPageProps> = {},
  more = {},
) {
  const shop = testShop({ href: 'https://shop.test/sunglasses', respond: answers, ...options })
  const page = onPage(shop, <CategoryPage categoryId="sun" {...props} />, more)
  await page.pass()
  return { shop, page, user: userEvent.setup() }
}
