import path from 'node:path'
import { CONSENT_GROUPS } from '@klarsikt/core/consent'
import { CATEGORIES, pagePaths } from '@klarsikt/shop-config/paths'
import type { APIRequestContext } from '@playwright/test'
import { repository } from '../harness/process.js'
import { createBrowserClient } from './support/browser-client.js'
import { categories, openPages, products } from './support/routes.js'
import { expect, test } from './support/test.js'

/** Wizards show the times that are free now, or the visitor's own draft. */
const OF_ONE_VISITOR: readonly string[] = [
  pagePaths['booking-visual-exam'],
  pagePaths['booking-auditory'],
  pagePaths['b2b-sign-agreement'],
]

/** At least one address of every public route. */
const ADDRESSES: readonly string[] = [
  ...new Set([
    ...openPages.filter((path) => !OF_ONE_VISITOR.includes(path)),
    ...categories,
    ...CATEGORIES.map((category) => category.path),
    ...products,
    '/glasögon/klarsikt-uggla-rod/valj-glas',
    '/tillbehör-glasögon/klarsikt-hart-glasogonfodral-svart',
    '/horsel/klarsikt-torkburk-for-horapparat',
    '/presentkort/klarsikt-presentkort-500-kr-fjord',
    '/jamfor',
    '/search?q=linser',
    '/search?q=qqqqqq',
    '/hitta-butik/nykoping',
    '/sitemap.xml',
    '/robots.txt',
    pagePaths['merchant-feed'],
  ]),
]

/** Routes that depend on the visitor, change something or only redirect. The areas of customers and staff are added. */
const NOT_FOR_EVERYBODY: readonly string[] = [
  'root',
  'routes/agreement',
  'routes/booking',
  'routes/pages/booking-visual-exam-details',
  'routes/cart',
  'routes/checkout',
  'routes/checkout-return',
  'routes/confirmation',
  'routes/consent',
  'routes/pages/favourites',
  'routes/hearing-booking',
  'routes/payment-link',
  'routes/refused-file',
  'routes/requisition',
  'routes/requisitions',
  'routes/pages/send-prescription',
  'routes/shopper',
  'routes/store-redirect',
  'routes/pages/booking-waiting-entry',
  'routes/pages/booking-waiting-list',
  'routes/lifestyle-winback',
  'routes/pages/lifestyle-winback-confirmation',
]

interface BuiltRoute {
  readonly id: string
  readonly path?: string
}

test('the public pages that are compared have an address of every route', async () => {
  const build = path.join(repository, 'apps/storefront/build/server/index.js')
  const { routes } = (await import(build)) as { readonly routes: Readonly<Record<string, BuiltRoute>> }
  const isForEverybody = ({ id, path: pattern = '' }: BuiltRoute) =>
    !NOT_FOR_EVERYBODY.includes(id) &&
    ![pagePaths.account, pagePaths.staff].some((area) => `/${pattern}/`.startsWith(`${area}/`))
  const compared = Object.values(routes).filter(isForEverybody)
  expect(compared.length).toBeGreaterThan(20)
  for (const { id, path: pattern = '' } of compared)
    expect
      .soft(
        ADDRESSES.some((address) => answers(pattern, address)),
        id,
      )
      .toBe(true)
})

function answers(pattern: string, address: string): boolean {
  const [asked = ''] = address.slice(1).split('?')
  if (pattern === '*') return true
  const segments = pattern.split('/')
  const given = asked.split('/')
  return segments.length === given.length && segments.every((part, at) => part.startsWith(':') || part === given[at])
}

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
  for (const page of ADDRESSES.flatMap((one) => [one, ...dataOf(one)])) {
    expect.soft(await bytesOf(second, page), page).toBe(await bytesOf(first, page))
    // The page cache includes the query in its key, so each of these is rendered for its own visitor.
    const own = (name: string) => page + (page.includes('?') ? '&' : '?') + name
    const rendered = await bytesOf(second, own('visitor=2'))
    expect.soft(rendered.replaceAll('visitor=2', 'visitor=1'), page).toBe(await bytesOf(first, own('visitor=1')))
  }
})

/** The address of a page's data for the router; files have none. */
function dataOf(page: string): string[] {
  const [asked = '', query] = page.split('?')
  if (/\.\w+$/.test(asked)) return []
  return [`${asked === '/' ? '/_root' : asked}.data${query === undefined ? '' : `?${query}`}`]
}

async function bytesOf(visitor: APIRequestContext, page: string): Promise<string> {
  const answer = await visitor.get(page, { maxRedirects: 0 })
  expect.soft(answer.status(), page).toBe(200)
  expect.soft(answer.headers()['set-cookie'], page).toBeUndefined()
  expect.soft(answer.headers()['cache-control'], page).toMatch(/^public/)
  return withoutAnswerIds(await answer.text())
}

/** Replaces the id of each search answer, which the ids of its products contain as well. */
function withoutAnswerIds(page: string): string {
  const ids = [...page.matchAll(/_request_id\\?",\\?"([\w.-]+)/g)].map(([, id]) => id ?? '')
  return ids.reduce((text, id) => text.replaceAll(id, 'answer'), page)
}
