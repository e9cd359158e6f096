import type autocannon from 'autocannon'
import { listArticles } from './list-articles.js'
import type { Work } from './load.js'

const CATEGORY = '/glasögon'
const CONNECTIONS = 8

/** Pages as a browser asks for them: from the page cache, and `cold`, each rendered for its own request. */
export async function pageWork(url: string): Promise<Record<string, Work>> {
  const articles = await listArticles(url, CATEGORY)
  const category = [encodeURI(CATEGORY)]
  const products = articles.slice(0, 10).map((one) => encodeURI(one.url))
  const cached = (paths: readonly string[]) => paths.map((path) => ({ method: 'GET' as const, path }))
  const work = (requests: autocannon.Request[]): Work => ({ name: 'page', url, connections: CONNECTIONS, requests })
  return {
    'category page, cached': work(cached(category)),
    'category page, cold': work(category.map(neverAskedBefore)),
    'product page, cached': work(cached(products)),
    'product page, cold': work(products.map(neverAskedBefore)),
  }
}

let asked = 0

/** Another query is another page to the cache. */
function neverAskedBefore(path: string): autocannon.Request {
  return {
    method: 'GET',
    path,
    setupRequest: (request) => ({ ...request, path: `${path}?cold=${(asked += 1)}` }),
  }
}
