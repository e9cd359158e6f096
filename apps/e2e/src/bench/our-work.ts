import { HEADERS, listArticles } from './list-articles.js'
import type { Work } from './load.js'

const get = (path: string) => ({ method: 'GET' as const, path, headers: HEADERS })

type Session = { readonly cookie: string; readonly token: string }

async function session(url: string): Promise<Session> {
  const answer = await fetch(`${url}/api/site/shopper`, { headers: HEADERS })
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  return { cookie, token: ((await answer.json()) as { token: string }).token }
}

const change = ({ cookie, token }: Session, skuId: string, quantity: number) => ({
  method: 'POST' as const,
  headers: { ...HEADERS, cookie, 'csrf-token': token, 'content-type': 'application/json' },
  body: JSON.stringify({ skuId, quantity, noCheckoutInfo: true }),
})

/** Quantities that each connection sets in its cart, one after the other. */
const QUANTITIES = [1, 2, 3, 4]

async function skus(url: string): Promise<string[]> {
  const buyer = await session(url)
  const found = await listArticles(url, '/ögonvård')
  const bodies = await Promise.all(
    found.slice(0, 16).map(
      async ({ id }) =>
        (await fetch(`${url}/api/article/${id}`, { headers: HEADERS })).json() as Promise<{
          data: { skus: { id: string; status: number }[] }
        }>,
    ),
  )
  const inStock = bodies.flatMap(({ data }) => data.skus.find(({ status }) => status === 20)?.id ?? [])
  // Some have too few pieces in stock; a refusal is not the work to measure.
  const enough: string[] = []
  for (const skuId of inStock)
    if ((await fetch(`${url}/api/cart/update`, change(buyer, skuId, QUANTITIES.at(-1) ?? 1))).ok) enough.push(skuId)
  return enough
}

export async function ourWork(url: string): Promise<Record<string, Work>> {
  const glasses = await listArticles(url, '/glasögon')
  const buyable = await skus(url)
  const sessions = await Promise.all(Array.from({ length: 16 }, () => session(url)))
  let next = 0
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
        const buyer = sessions[next++ % sessions.length] ?? { cookie: '', token: '' }
        const skuId = buyable[next % buyable.length] ?? ''
        client.setRequests(
          QUANTITIES.map((quantity) => ({ path: '/api/cart/update', ...change(buyer, skuId, quantity) })),
        )
      },
    },
  }
}
