import type { Work } from '../load.js'

const post = (query: string, variables: unknown = {}, headers: Record<string, string> = {}) => ({
  method: 'POST' as const,
  path: '/shop-api',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify({ query, variables }),
})
const PRICE = 'priceWithTax { ... on SinglePrice { value } ... on PriceRange { min max } }'
const CART = 'id totalWithTax lines { id quantity linePriceWithTax productVariant { sku name } }'

async function token(url: string): Promise<string> {
  const answer = await fetch(
    `${url}/shop-api`,
    post('mutation { addItemToOrder(productVariantId: "1", quantity: 1) { __typename } }'),
  )
  return answer.headers.get('vendure-auth-token') ?? ''
}

export async function vendureWork(url: string): Promise<Record<string, Work>> {
  const tokens = await Promise.all(Array.from({ length: 16 }, () => token(url)))
  let next = 0
  return {
    list: {
      name: 'list',
      url,
      connections: 16,
      requests: [
        post(
          `{ search(input: { take: 24, groupByProduct: true }) { totalItems items { productName slug ${PRICE} } } }`,
        ),
      ],
    },
    article: {
      name: 'article',
      url,
      connections: 16,
      requests: Array.from({ length: 20 }, (_, i) =>
        post(
          `{ product(slug: "bage-${i * 17}") { id name slug description variants { id sku name priceWithTax stockLevel } } }`,
        ),
      ),
    },
    search: {
      name: 'search',
      url,
      connections: 16,
      requests: ['panto', 'aviator', 'rund nordisk', 'sport'].map((term) =>
        post(
          `query($term: String) { search(input: { term: $term, take: 24, groupByProduct: true }) { totalItems items { productName slug ${PRICE} } } }`,
          { term },
        ),
      ),
    },
    cart: {
      name: 'cart',
      url,
      connections: 16,
      requests: [],
      setupClient(client) {
        const headers = { authorization: `Bearer ${tokens[next++ % tokens.length]}` }
        client.setRequests(
          [1, 2, 3, 4].map((quantity) =>
            post(
              `mutation($q: Int!) { addItemToOrder(productVariantId: "${(next % 900) + 1}", quantity: $q) { __typename ... on Order { ${CART} } } }`,
              { q: quantity },
              headers,
            ),
          ),
        )
      },
    },
  }
}
