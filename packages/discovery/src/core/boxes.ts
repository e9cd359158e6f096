import { paramNames } from '../url/names.js'
import type { DiscoveryClient } from './client.js'
import { instancesOf } from './instances.js'
import type { SearchBox } from './search-box-types.js'
import { createSearchBox } from './search-box.js'

/** Returns the search field and modal for a key. The same client and key always give the same object. */
export function searchBox(client: DiscoveryClient, key = ''): SearchBox {
  const { env, api, history, go, options, tracker } = client
  const { boxes, pages } = instancesOf(client)
  const existing = boxes.get(key)
  if (existing) return existing
  const box = createSearchBox({
    env,
    api,
    page: () => pages.get(`search${key}`),
    history,
    searchPath: options.searchPagePath ?? '/search',
    queryName: paramNames(key, options.urlParamName).query,
    go,
    clearOnSubmit: options.clearFiltersOnNewQuery === true,
    onSearched: (query, found, url) => tracker.searched(query, found?.total, found?.requestId, url),
  })
  boxes.set(key, box)
  return box
}
