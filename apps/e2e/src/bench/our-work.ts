import type { Work } from './load.js'

const HEADERS = { 'shop-id': '20', 'api-key': 'klarsikt-web' }
const get = (path: string) => ({ method: 'GET' as const, path, headers: HEADERS })

type Listing = { data: { articles: { id: number; slug: string; url: string; family: string }[]; pages: number } }

async function session(url: string): Promise<{ cookie: string; token: string }> {
  const answer = await fetch(`${url}/api/site/shopper`, { headers: HEADERS })
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  return { cookie, token: ((await answer.json()) as { token: string }).token }
}

async function articles(url: string, path: string): Promise<Listing['data']['articles']> {
  const answer = await fetch(`${url}/api/site/category?path=${encodeURIComponent(path)}`, { headers: HEADERS })
  return ((await answer.json()) as Listing).data.articles
}

async function skus(url: string): Promise<string[]> {
  const found = await articles(url, '/ögonvård')
  const bodies = await Promise.all(
    found.slice(0, 16).map(
      async ({ id }) =>
        (await fetch(`${url}/api/article/${id}`, { headers: HEADERS })).json() as Promise<{
          data: { skus: { id: string; status: number }[] }
        }>,
    ),
  )
  return bodies.flatMap(({ data }) =>
    data.skus
      .filter(({ status }) => status === 20)
      .slice(0, 1)
      .map(({ id }) => id),
  )
}

/** What is measured: the calls of the spec, and the pages as a browser asks for them. */
export async function ourWork(url: string): Promise<Record<string, Work>> {
  const glasses = await articles(url, '/glasögon')
  const buyable = await skus(url)
  const sessions = await Promise.all(Array.from({ length: 16 }, () => session(url)))
  let next = 0
  const category = encodeURI('/glasögon')
  return {
    list: {
      name: 'list',
      url,
      connections: 16,
      requests: [get(`/api/site/category?path=${encodeURIComponent('/glasögon')}`)],
    },
    article: {
      name: 'article',
      url,
      connections: 16,
      requests: glasses.slice(0, 20).map(({ slug }) => get(`/api/article/slug/${encodeURIComponent(slug)}`)),
    },
    search: {
      name: 'search',
      url,
      connections: 16,
      requests: ['solglasögon', 'ray-ban', 'panto svart', 'linser'].map((q) =>
        get(`/api/site/search?q=${encodeURIComponent(q)}`),
      ),
    },
    cart: {
      name: 'cart',
      url,
      connections: 16,
      requests: [],
      setupClient(client) {
        const { cookie, token } = sessions[next++ % sessions.length] ?? { cookie: '', token: '' }
        const skuId = buyable[next % buyable.length] ?? ''
        client.setRequests(
          [1, 2, 3, 4].map((quantity) => ({
            method: 'POST',
            path: '/api/cart/update',
            headers: { ...HEADERS, cookie, 'csrf-token': token, 'content-type': 'application/json' },
            body: JSON.stringify({ skuId, quantity, noCheckoutInfo: true }),
          })),
        )
      },
    },
    'category page (HTML)': { name: 'page', url, connections: 8, requests: [{ method: 'GET', path: category }] },
    'product page (HTML)': {
      name: 'page',
      url,
      connections: 8,
      requests: glasses.slice(0, 10).map((one) => ({ method: 'GET', path: encodeURI(one.url) })),
    },
  }
}
