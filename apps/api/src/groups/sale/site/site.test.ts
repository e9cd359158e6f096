import { shopEndpoints } from '@klarsikt/contract/shop'
import type { ArticleCard, ArticleColour } from '@klarsikt/contract/shop/types'
import { countQueries } from '@klarsikt/server/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PICTURE } from '../../../testing/small-shop-parts.js'
import { ask, createTestApi, type TestApi } from '../../../testing/test-api.js'

let api: TestApi
beforeAll(async () => void (api = await createTestApi()))
afterAll(() => api.drop())

const get = (path: string) => ask(api, path)
const category = (path: string, more = '') => get(`/api/site/category?path=${encodeURIComponent(path)}${more}`)
const names = (answer: { body: { data: { articles: { slug: string }[] } } }) =>
  answer.body.data.articles.map((article) => article.slug)

describe('cards', () => {
  const cards = (ids: string) => get(`/api/site/cards?ids=${ids}`)

  it('answers cards in the order asked for, without what is not there', async () => {
    const { status, body } = await cards('100006,1,100001')
    expect(status).toBe(200)
    expect(shopEndpoints.getCards.reply.parse(body)).toEqual(body)
    expect(body.data.map((card: { id: number }) => card.id)).toEqual([100_006, 100_001])
  })

  it.each(['', 'a', '1,', '0', '1,-2', Array.from({ length: 151 }, (_, i) => i + 1).join(',')])(
    'refuses %s as a list of article numbers',
    async (ids) => {
      expect((await cards(ids)).status).toBe(422)
    },
  )
})

describe('articles', () => {
  it('answers by id and by slug with what the contract promises [API-006, CARD-004, MEDIA-001, PRICE-001, PRICE-002]', async () => {
    const byId = await get('/api/article/100001')
    expect(byId.status).toBe(200)
    expect(shopEndpoints.getArticle.reply.parse(byId.body)).toEqual(byId.body)
    expect((await get('/api/article/slug/calder-svart')).body).toEqual(byId.body)
    const { data } = byId.body
    expect(Object.keys(data.price.unit).sort()).toEqual([
      'amount',
      'couponPrice',
      'currency',
      'fromPrice',
      'isCampaign',
      'ordinaryPrice',
      'publicationStatus',
    ])
    expect(Object.keys(data.medias[0]).sort()).toEqual(['alt', 'lg', 'md', 'sm', 'xl', 'xs'])
    expect(data.dto.variants.map((variant: { slug: string }) => variant.slug)).toEqual(['calder-svart', 'calder-rod'])
    expect(data.colours.map(({ id, swatch, colorName }: ArticleColour) => [id, swatch, colorName])).toEqual([
      [100_001, '#000000', 'Svart'],
      [100_002, '#aa0000', 'Röd'],
    ])
    expect(data.colours.map(({ offer }: ArticleColour) => offer?.price.unit.amount)).toEqual([undefined, 1495])
    expect(data.url).toBe('/glasögon/calder-svart')
  })

  it('names the code behind a price with a code [PRICE-002]', async () => {
    const { body } = await get(`/api/article/slug/${encodeURIComponent('solbåge-3')}`)
    expect([body.data.price.unit.couponPrice, body.data.couponCode, body.data.lowestPrice30]).toEqual([
      903,
      'SOL10',
      1_003,
    ])
    expect((await get('/api/article/100001')).body.data.couponCode).toBeNull()
  })

  it('finds slugs with Swedish letters and refuses unknown ones', async () => {
    expect((await get(`/api/article/slug/${encodeURIComponent('solbåge-3')}`)).body.data.id).toBe(200_003)
    for (const path of [
      '/api/article/1',
      '/api/article/abc',
      '/api/article/slug/nope',
      '/api/article/900001',
      '/api/article/1/lensOptions',
    ])
      expect([(await get(path)).status, (await get(path)).body.error.code]).toEqual([404, 'article.not-found'])
  })

  it('lists the lenses for a frame by kind, and none for what is no frame', async () => {
    const { body } = await get('/api/article/100001/lensOptions')
    expect(shopEndpoints.getLensOptions.reply.parse(body)).toEqual(body)
    expect(
      body.data.groups.map((group: { lensType: string; fromPrice: number }) => [group.lensType, group.fromPrice]),
    ).toEqual([
      ['single-vision', 795],
      ['office', 1500],
      ['plano', 295],
    ])
    expect((await get('/api/article/100006/lensOptions')).body.data.groups).toEqual([])
  })

  it('says on cards what a frame that can be bought costs with the cheapest of them, and with what its colour costs [CARD-003]', async () => {
    const { body } = await get('/api/site/cards?ids=100001,100002,100003,100006,100007')
    const prices = body.data.map((card: ArticleCard) => [card.id, card.price.unit.amount, card.priceWithLenses])
    expect(prices).toEqual([
      [100_001, 1295, 2090],
      [100_002, 1495, 2290],
      [100_003, 1500, null],
      [100_006, 99.5, null],
      [100_007, 3000, null],
    ])
    const [card] = body.data
    expect(card.colours.map(({ offer }: ArticleColour) => offer?.priceWithLenses)).toEqual([undefined, 2290])
    const { groups } = (await get('/api/article/100001/lensOptions')).body.data
    expect((await get('/api/article/100001')).body.data.priceWithLenses).toBe(1295 + groups[0].fromPrice)
  })

  it('judges a prescription without keeping it', async () => {
    const anna = await api.visitor()
    const eye = { sphere: '-1', pupillaryDistance: '31' }
    const judge = (right: object) =>
      anna.post('/api/article/100001/validatePrescription', {
        lensSkuId: '900001-1',
        prescription: { right, left: eye, confirmedRecent: true },
      })
    expect((await judge(eye)).body).toEqual({ success: true })
    expect((await judge({ ...eye, axis: '90' })).body.error).toMatchObject({
      code: 'prescription.invalid',
      fields: { 'right.axis': expect.stringContaining('axel') },
    })
  })
})

describe('categories', () => {
  it('answers a page with what the contract promises', async () => {
    const answer = await category('/glasögon')
    expect(shopEndpoints.getCategory.reply.parse(answer.body)).toEqual(answer.body)
    expect(answer.body.data).toMatchObject({
      path: '/glasögon',
      heading: 'Glasögon',
      total: 3,
      page: 1,
      pages: 1,
      sort: 'popular',
    })
    expect(answer.body.data.hero.md).toBe(`/media/${PICTURE}/285.jpg`)
    expect(answer.body.data.backdrop.dark).toEqual({
      wide: `/media/${PICTURE}/1180.webp`,
      tall: `/media/${PICTURE}/780.webp`,
    })
    expect(names(answer)).toEqual(['calder-svart', 'fiskvik', 'bara-i-butik'])
  })

  it('sorts by price with campaigns, by name in Swedish, and newest first', async () => {
    expect(names(await category('/glasögon', '&sort=price-asc'))).toEqual(['calder-svart', 'fiskvik', 'bara-i-butik'])
    expect(names(await category('/glasögon', '&sort=price-desc'))[0]).toBe('bara-i-butik')
    expect(names(await category('/glasögon', '&sort=name'))[0]).toBe('bara-i-butik')
  })

  it('shows one colour of each model, whose card has the others: the first in the order [CARD-002]', async () => {
    const byPrice = await category('/glasögon', '&sort=price-desc')
    expect(names(byPrice)).toEqual(['bara-i-butik', 'fiskvik', 'calder-rod'])
    expect(byPrice.body.data.articles[2].colours.map(({ id }: { id: number }) => id)).toEqual([100_001, 100_002])
  })

  it('pages without showing one twice, and has no page behind the last', async () => {
    const [one, two] = [await category('/solglasögon'), await category('/solglasögon', '&page=2')]
    expect([one.body.data.pages, one.body.data.total]).toEqual([2, 31])
    expect(new Set([...names(one), ...names(two)]).size).toBe(31)
    expect((await category('/solglasögon', '&page=3')).status).toBe(404)
  })

  it('narrows to a brand and leaves in-store goods out of what is sold online', async () => {
    expect(names(await category('/glasögon/gucci'))).toEqual(['calder-svart'])
    expect(names(await category('/glasögon/köp-online'))).not.toContain('bara-i-butik')
    expect(names(await category('/kontaktlinser/endagslinser'))).toEqual(['dagslins'])
    expect(
      (await category('/kontaktlinser/endagslinser')).body.data.breadcrumbs.map((link: { path: string }) => link.path),
    ).toEqual(['/kontaktlinser', '/kontaktlinser/endagslinser'])
    expect((await category('/nope')).body.error.code).toBe('page.not-found')
  })
})

describe('pages and stores', () => {
  it('answers the home page with its rail, only with what can be bought, and one colour of each model', async () => {
    const { body } = await get('/api/site/page?path=/')
    expect(shopEndpoints.getPage.reply.parse(body)).toEqual(body)
    expect(body.data.sections[1].articles.map((article: { slug: string }) => article.slug)).toEqual(['calder-svart'])
    expect((await get(`/api/site/page?path=${encodeURIComponent('/köpvillkor')}`)).body.data.updated).toBe('2026-11-01')
    expect((await get('/api/site/page?path=/nope')).status).toBe(404)
  })

  it('lists stores in Swedish order, by place, and from the nearest', async () => {
    const stores = async (query: string) =>
      (await get(`/api/site/stores${query}`)).body.data.map((store: { name: string }) => store.name)
    expect(await stores('')).toEqual(['Malmö Outlet', 'Stockholm City', 'Örebro'])
    expect(await stores('?q=orebro')).toEqual(['Örebro'])
    expect(await stores('?lat=59.2&lng=15.2')).toEqual(['Örebro', 'Stockholm City', 'Malmö Outlet'])
    expect((await get('/api/site/store/malmo-outlet')).body.data).toMatchObject({ name: 'Malmö Outlet' })
    expect((await get('/api/site/store/none')).body.error.code).toBe('page.not-found')
    const answer = await get('/api/site/stores')
    expect(shopEndpoints.getStores.reply.parse(answer.body)).toEqual(answer.body)
  })

  it('names market, currency and free delivery [META-003, META-009]', async () => {
    expect((await get('/api/site/config')).body).toMatchObject({
      market: 'se',
      marketId: 20,
      currency: 'SEK',
      brand: 'Klarsikt',
      freeShippingLimit: 499,
      paymentMarks: [],
      awards: [],
    })
  })

  it('lists every public path once', async () => {
    const { data } = (await get('/api/site/sitemap')).body
    const paths = data.map((row: { path: string }) => row.path)
    expect(new Set(paths).size).toBe(paths.length)
    for (const path of ['/', '/glasögon', '/glasögon/calder-svart', '/hitta-butik/malmo-outlet'])
      expect(paths).toContain(path)
  })
})

describe('search', () => {
  const search = (q: string, more = '') => get(`/api/site/search?q=${encodeURIComponent(q)}${more}`)

  it('answers every group with data, hits and limited [SSEARCH-003, SSEARCH-004, SSEARCH-005, API-019]', async () => {
    const { body } = await search('solbåge')
    expect(shopEndpoints.searchSite.reply.parse(body)).toEqual(body)
    expect([body.success, body.articles.data.length, body.articles.hits, body.articles.limited]).toEqual([
      true,
      4,
      30,
      true,
    ])
    expect(body.productCategories).toEqual(body.categoryPages)
  })

  it('gives an article every key that pages read [SSEARCH-006]', async () => {
    const [hit] = (await search('dagslins')).body.articles.data
    expect(hit).toMatchObject({
      name: 'Dagslins 30',
      namePackageGet: 'Dagslins 30 30-pack',
      slug: 'dagslins',
      price: { unit: { amount: 219, isCampaign: false, ordinaryPrice: 219 } },
    })
    expect(hit.medias[0].sm).toMatch(/145\.jpg$/)
  })

  it('finds stores, cities, categories and pages [SSEARCH-007, SSEARCH-008, SSEARCH-009, SSEARCH-010]', async () => {
    const malmo = (await search('malmö')).body
    expect(malmo.stores.data).toEqual([
      { name: 'Malmö Outlet', address: 'Storgatan 1, 111 47 Malmö', slug: 'malmo-outlet', icon: 'outlet' },
    ])
    expect(malmo.cities.data).toEqual([{ city: 'Malmö', url: '/hitta-butik?q=Malm%C3%B6' }])
    expect((await search('solglasögon')).body.categoryPages.data[0]).toMatchObject({ url: '/solglasögon' })
    expect((await search('köpvillkor')).body.layoutPages.data).toEqual([
      { title: 'Köpvillkor', url: '/köpvillkor', imageUrl: null },
    ])
  })

  it('shows one group when asked, ignores an unknown one, and more of it on the page [SSEARCH-002]', async () => {
    expect((await search('malmö', '&s=stores')).body.cities.hits).toBe(0)
    expect((await search('malmö', '&s=nope')).body.cities.hits).toBe(1)
    expect((await search('solbåge', '&s=products&full=1')).body.articles.data).toHaveLength(24)
  })

  it.each(['', ' ', 'a', '  b  '])('answers %j with empty groups [SSEARCH-016]', async (q) => {
    const { status, body } = await search(q)
    expect([status, body.success, body.articles.hits, body.stores.hits]).toEqual([200, true, 0, 0])
  })

  it('gives a script back as text only', async () => {
    const { body, headers } = await search('<script>alert(1)</script>')
    expect(body.query).toBe('<script>alert(1)</script>')
    expect(headers.get('content-type')).toContain('application/json')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })
})

describe('pictures', () => {
  it('answers those in the table at the five widths, for ever', async () => {
    const { status, headers, body } = await get(`/media/${PICTURE}/285.avif`)
    expect([status, headers.get('content-type'), headers.get('cache-control'), body]).toEqual([
      200,
      'image/avif',
      'public, max-age=31536000, immutable',
      '285 avif',
    ])
  })

  it.each([
    `/media/${PICTURE}/286.avif`,
    `/media/${PICTURE}/285.png`,
    `/media/${PICTURE}/285`,
    '/media/00000000000000000000/285.avif',
    '/media/../../etc/passwd',
    `/media/${PICTURE}/..%2f..%2fpasswd`,
  ])('has no %s', async (path) => {
    expect((await get(path)).status).toBe(404)
  })

  it('resizes its own pictures and fetches no others [MEDIA-008]', async () => {
    const image = (url: string, width = 300, format = 'webp') =>
      get(`/api/site/image?url=${encodeURIComponent(url)}&width=${width}&format=${format}`)
    expect((await image(`/media/${PICTURE}/75.jpg`)).body).toBe('570 webp')
    expect((await image(`http://shop.test/media/${PICTURE}/75.jpg`, 64)).body).toBe('75 webp')
    for (const url of [
      'http://169.254.169.254/latest/meta-data',
      'http://localhost:5432/',
      'file:///etc/passwd',
      `//evil.test/media/${PICTURE}/75.jpg`,
      `http://shop.test@evil.test/media/${PICTURE}/75.jpg`,
      'javascript:1',
    ])
      expect([url, (await image(url)).status]).toEqual([url, 400])
    expect((await image(`/media/${PICTURE}/75.jpg`, 300, 'png')).body).toBe('570 png')
    for (const [width, format] of [
      ['301', 'webp'],
      ['0x12c', 'webp'],
      ['300.0', 'webp'],
      ['wide', 'webp'],
      ['300', 'gif'],
    ] as const) {
      const answer = await image(`/media/${PICTURE}/75.jpg`, width as never, format)
      expect([width, format, answer.status, answer.body.error.code]).toEqual([width, format, 400, 'request.malformed'])
    }
  })
})

describe('the statements of a read', () => {
  it.each([
    ['list', 3, `/api/site/category?path=${encodeURIComponent('/glasögon')}`],
    ['product', 4, '/api/article/100001'],
    ['product by slug', 4, '/api/article/slug/calder-svart'],
    ['lens options', 4, '/api/article/100001/lensOptions'],
    ['search', 3, '/api/site/search?q=calder'],
  ])('%s: at most %i', async (_name, most, path) => {
    const { value, statements } = await countQueries(() => get(path))
    expect(value.status).toBe(200)
    expect(statements.length, statements.join('; ')).toBeLessThanOrEqual(most)
  })
})
