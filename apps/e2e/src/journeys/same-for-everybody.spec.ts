import { CONSENT_GROUPS } from '@klarsikt/core/consent'
import type { APIRequestContext } from '@playwright/test'
import { createBrowserClient } from './support/browser-client.js'
import { categories, openPages, products } from './support/routes.js'
import { expect, test } from './support/test.js'

/** Pages made of answers of the search service. */
const LISTINGS: readonly string[] = [...categories, '/search?q=linser', '/search?q=qqqqqq']

/** At least one address of every public route. */
const ADDRESSES: readonly string[] = [
  ...openPages,
  ...LISTINGS,
  ...products,
  '/hitta-butik/nykoping',
  '/sitemap.xml',
  '/robots.txt',
]

test('every public page is the same for two visitors with different carts and consents, and sets no cookie', async ({
  playwright,
  baseURL: address,
}) => {
  const baseURL = address ?? ''
  const visitor = async (slug: string, quantity: number, groups: (typeof CONSENT_GROUPS)[number][]) => {
    const request = await playwright.request.newContext({ baseURL })
    const { client, must, skuOf } = createBrowserClient(request, baseURL)
    await must(client.updateCart({ body: { skuId: await skuOf(slug), quantity } }))
    await must(client.setConsent({ body: { groups } }))
    return request
  }
  const first = await visitor('eyeq-allt-i-ett-kanslig-120-ml', 2, ['C0001'])
  const second = await visitor('klarsikt-uggla-rod', 1, [...CONSENT_GROUPS])
  expect(new Set(ADDRESSES).size).toBeGreaterThan(30)
  for (const path of new Set(ADDRESSES)) {
    expect.soft(await bytesOf(second, path), path).toBe(await bytesOf(first, path))
    // Every answer of the search has an id of its own.
    if (LISTINGS.includes(path)) continue
    // Another query is another page to the cache, so each of these is rendered for its own visitor.
    const own = (name: string) => path + (path.includes('?') ? '&' : '?') + name
    const rendered = await bytesOf(second, own('visitor=2'))
    expect.soft(rendered.replaceAll('visitor=2', 'visitor=1'), path).toBe(await bytesOf(first, own('visitor=1')))
  }
})

async function bytesOf(visitor: APIRequestContext, path: string): Promise<string> {
  const answer = await visitor.get(path, { maxRedirects: 0 })
  expect.soft(answer.status(), path).toBe(200)
  expect.soft(answer.headers()['set-cookie'], path).toBeUndefined()
  expect.soft(answer.headers()['cache-control'], path).toMatch(/^public/)
  return answer.text()
}
