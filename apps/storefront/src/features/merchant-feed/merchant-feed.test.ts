import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { Article } from '@klarsikt/contract/shop/types'
import { readGtin } from '@klarsikt/core/catalogue'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { loader } from '../../routes/merchant-feed.js'
import { article, picture, pricePart } from '../../testing/article-samples.js'
import { loaderArgs, ORIGIN } from '../../testing/loader-context.js'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

type Item = ReadonlyMap<string, readonly string[]>

/** Returns the items in the feed of a shop that sells these articles. */
async function itemsOf(articles: readonly Article[], gone: readonly string[] = []): Promise<readonly Item[]> {
  const paths = [...articles.map(({ url }) => url), ...gone]
  server.use(
    mock('getSitemap', () => ({
      data: ['/', '/press', '/glasögon', ...paths].map((path) => ({ path, changed: null })),
    })),
    mock('getArticleBySlug', ({ params }) => {
      const data = articles.find(({ slug }) => slug === params.slug)
      return data ? { data } : new MockRefusal(404, { code: 'article.not-found', message: '' })
    }),
  )
  const answer = await loader(loaderArgs('/google-merchant.xml'))
  expect(answer.headers.get('Content-Type')).toBe('application/xml; charset=utf-8')
  const feed = new DOMParser().parseFromString(await answer.text(), 'application/xml')
  expect(feed.querySelector('parsererror')).toBeNull()
  expect([...feed.querySelectorAll('channel > title, channel > link, channel > description')]).toHaveLength(3)
  return [...feed.querySelectorAll('item')].map(
    (item) =>
      new Map(
        [...Map.groupBy([...item.children], ({ localName }) => localName)].map(
          ([name, elements]) => [name, elements.map(({ textContent }) => textContent)] as const,
        ),
      ),
  )
}

/** Merchant Center's rules for every item: how many times an attribute may occur, and its format. */
const RULES: Readonly<Record<string, { readonly times: readonly [number, number]; readonly form: RegExp }>> = {
  id: { times: [1, 1], form: /^.{1,50}$/u },
  title: { times: [1, 1], form: /^\S.{0,149}$/u },
  description: { times: [1, 1], form: /^[^<]{1,5000}$/u },
  link: { times: [1, 1], form: /^https:\/\/klarsikt\.test\/[\x21-\x7e]{1,1970}$/ },
  image_link: { times: [1, 1], form: /^https:\/\/[\x21-\x7e]{1,1990}\.(?:jpg|png|webp)$/ },
  additional_image_link: { times: [0, 10], form: /^https:\/\/[\x21-\x7e]{1,1990}$/ },
  availability: { times: [1, 1], form: /^in_stock$/ },
  price: { times: [1, 1], form: /^\d+\.\d\d SEK$/ },
  sale_price: { times: [0, 1], form: /^\d+\.\d\d SEK$/ },
  condition: { times: [1, 1], form: /^new$/ },
  brand: { times: [1, 1], form: /^.{1,70}$/u },
  gtin: { times: [0, 1], form: /^(?:\d{8}|\d{12,14})$/ },
  mpn: { times: [0, 1], form: /^[\w-]{1,70}$/ },
  identifier_exists: { times: [0, 1], form: /^no$/ },
  google_product_category: { times: [0, 1], form: /^\d+$/ },
  product_type: { times: [1, 1], form: /^[^,]{1,750}$/ },
  item_group_id: { times: [0, 1], form: /^\w{1,50}$/ },
  color: { times: [0, 1], form: /^[^,]{1,100}$/ },
  material: { times: [0, 1], form: /^[^,]{1,200}$/ },
  gender: { times: [0, 1], form: /^(?:female|male|unisex)$/ },
  age_group: { times: [0, 1], form: /^(?:adult|kids)$/ },
  shipping: { times: [1, 1], form: /^SE\S.*\d\.\d\d SEK$/ },
}

/** Returns the rules that an item breaks. */
function faults(item: Item): readonly string[] {
  const unknown = [...item.keys()].filter((name) => !(name in RULES)).map((name) => `${name} is no attribute`)
  // Google refuses an item with both attributes, and a number with a wrong check digit.
  const isBoth = item.has('gtin') && item.has('identifier_exists')
  const mistyped = (item.get('gtin') ?? []).filter((gtin) => !readGtin(gtin).ok)
  return [
    ...unknown,
    ...(isBoth ? ['a number that is there is said not to exist'] : []),
    ...mistyped.map((gtin) => `gtin says ${gtin}`),
    ...Object.entries(RULES).flatMap(
      ([
        name,
        {
          times: [least, most],
          form,
        },
      ]) => {
        const values = item.get(name) ?? []
        const isCounted = values.length >= least && values.length <= most
        return [
          ...(isCounted ? [] : [`${name} stands ${values.length} times`]),
          ...values.filter((value) => !form.test(value)).map((value) => `${name} says ${value}`),
        ]
      },
    ),
  ]
}

const pictures = [1, 2, 3].map((hash) => ({ ...picture(), xl: `/media/${hash}/1180.jpg` }))
const sold = (id: number, change: Partial<Article> = {}) => article(id, { medias: pictures, ...change })
const priced = (amount: number, part: Parameters<typeof pricePart>[1] = {}) => {
  const unit = pricePart(amount, part)
  return { unit, subscription: unit }
}

describe('the feed of Merchant Center', () => {
  it('keeps the rules of Google for each kind of goods', async () => {
    const items = await itemsOf([
      sold(1),
      sold(2, { brand: 'Klarsikt', name: 'Klarsikt Uggla, röd', family: 'sunglasses', categoryPath: '/solglasögon' }),
      sold(3, { family: 'contact-lenses', name: `Linser & "mer" <b>\u0007${'x'.repeat(200)}` }),
      sold(4, { family: 'gift-card', price: priced(300), dto: { ...sold(4).dto, variants: [] } }),
      sold(5, {
        price: priced(999, { isCampaign: true, ordinaryPrice: 1495 }),
        medias: Array(14).fill(pictures[0]) as [],
      }),
    ])
    expect(items.map(faults)).toEqual([[], [], [], [], []])
    expect(new Set(items.map((item) => item.get('id')?.[0])).size).toBe(5)
  })

  it('names the number of trade where there is one, and that there is none only where that is known', async () => {
    const own = { brand: 'Klarsikt', name: 'Klarsikt Uggla' } as const
    const items = await itemsOf([
      sold(1, { gtin: '6291041500213' }),
      sold(2, { ...own, gtin: '96385074' }),
      sold(3, own),
      sold(4),
    ])
    expect(items.map(faults)).toEqual([[], [], [], []])
    const said = items.map((item) => ['gtin', 'mpn', 'identifier_exists'].map((name) => item.get(name)?.[0]))
    expect(said).toEqual([
      ['6291041500213', undefined, undefined],
      ['96385074', '2', undefined],
      [undefined, '3', 'no'],
      [undefined, undefined, undefined],
    ])
  })

  it('says a reduced price beside the ordinary one, and what sending costs', async () => {
    const [reduced, cheap] = await itemsOf([
      sold(1, { price: priced(999, { isCampaign: true, ordinaryPrice: 1495 }) }),
      sold(2, { price: priced(89) }),
    ])
    expect([reduced?.get('price'), reduced?.get('sale_price')]).toEqual([['1495.00 SEK'], ['999.00 SEK']])
    expect(reduced?.get('shipping')?.[0]).toMatch(/[^\d]0\.00 SEK$/)
    expect([cheap?.get('price'), cheap?.get('sale_price')]).toEqual([['89.00 SEK'], undefined])
    expect(cheap?.get('shipping')?.[0]).toMatch(/29\.00 SEK$/)
  })

  it('leaves out what cannot be bought online, and what has gone meanwhile', async () => {
    const items = await itemsOf(
      [
        ...([30, 40, 0] as const).map((publicationStatus, id) =>
          sold(id + 1, { price: priced(100, { publicationStatus }) }),
        ),
        sold(4, { medias: [] }),
        sold(5),
      ],
      ['/glasögon/borta'],
    )
    expect(items.map((item) => item.get('id'))).toEqual([['5']])
    expect(items[0]?.get('link')).toEqual([`${ORIGIN}/glas%C3%B6gon/linnea-5`])
  })
})
