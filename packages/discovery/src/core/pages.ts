import { canonical } from '../transport/canonical.js'
import { knownListing, listing } from '../transport/listing.js'
import { normalisePath, pathOf } from '../url/navigation.js'
import type { DiscoveryClient } from './client.js'
import { instancesOf } from './instances.js'
import { type Page, PAGE_SIZE, type PageSource, type PageRequest } from './page-types.js'
import { createPage } from './page.js'

/** Default path of the search page. */
export const SEARCH_PATH = '/search'

/** Returns the search page for a key. The same client and key always give the same object. */
export function searchPage(client: DiscoveryClient, key = ''): Page {
  const { api, options } = client
  return pageOf(client, `search${key}`, key, {
    kind: 'search',
    ask: ({ queryId: _, ...params }) => api.results(params),
    known: ({ queryId: _, ...params }) => api.knownResults(params),
    near: ({ queryId: _, ...params }) => api.knownResults({ ...params, limit: PAGE_SIZE, asYouType: true }),
    owns: (url) => pathOf(url) === normalisePath(options.searchPagePath ?? SEARCH_PATH),
  })
}

/**
 * Returns the page of a category, given as the merchant's id or as a path from the root. The same arguments always give
 * the same object.
 */
export function categoryPage(client: DiscoveryClient, category: string | readonly string[], key = ''): Page {
  const { api, env, options } = client
  let path = env.location && pathOf(new URL(env.location.href()))
  const paramsOf = ({ query: _, queryId, ...params }: PageRequest) => ({
    ...params,
    queryId: options.ignoreQueryId ? null : queryId,
    category,
  })
  return pageOf(client, `category${key} ${canonical(category)}`, key, {
    kind: 'category',
    ask: (params) => listing(api, paramsOf(params)),
    known: (params) => knownListing(api, paramsOf(params)),
    owns: (url, starts) => pathOf(url) === (starts ? (path = pathOf(url)) : path),
  })
}

function pageOf(client: DiscoveryClient, name: string, key: string, source: PageSource): Page {
  const { env, go, options } = client
  const { boxes, pages } = instancesOf(client)
  const existing = pages.get(name)
  if (existing) return existing
  const page = createPage({
    env,
    key,
    source,
    queryParam: options.urlParamName,
    go,
    initial: options.initial?.[name],
    onLoaded(conditions, reply) {
      client.dehydrate()[name] = { conditions, reply }
    },
    onRestore: (text) => boxes.get(key)?.restore(text),
  })
  pages.set(name, page)
  return page
}
