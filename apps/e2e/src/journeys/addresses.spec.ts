import { createHash } from 'node:crypto'
import { CATEGORIES } from '@klarsikt/shop-config/paths'
import { expectAccessible } from './support/axe.js'
import { open } from './support/open.js'
import { openPages } from './support/routes.js'
import { expect, test } from './support/test.js'

/** The tests only read answers, so they can run in parallel. */
test.describe.configure({ mode: 'parallel' })

const canonicals = [
  ['/glasögon?page=2&x=1', '/glas%C3%B6gon?page=2'],
  ['/glasögon?x=1', '/glas%C3%B6gon'],
  ['/?utm_source=x', '/'],
] as const

test('the canonical address has only the page number, and every page has a title and a description of its own [META-010, META-011]', async ({
  request,
}) => {
  for (const [path, canonical] of canonicals) {
    const html = await (await request.get(path)).text()
    const found = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? ''
    expect(new URL(found).pathname + new URL(found).search, path).toBe(canonical)
  }
  const titles = new Map<string, string>()
  for (const path of openPages) {
    const html = await (await request.get(path)).text()
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? ''
    expect(title, path).toMatch(/\S/)
    expect(titles.get(title), `${path} has the title of`).toBeUndefined()
    titles.set(title, path)
    expect(html, path).toMatch(/<meta name="description" content="[^"]{20,}"/)
  }
})

test('every category of the demo shop has something on its page', async ({ request }) => {
  for (const { path } of CATEGORIES) {
    const answer = await request.get(`/api/site/category?path=${encodeURIComponent(path)}`)
    const { data } = (await answer.json()) as { data: { total: number } }
    expect(data.total, path).toBeGreaterThan(0)
  }
})

test('structured data of category and product can be read [META-002, META-009]', async ({ request }) => {
  for (const [path, kind] of [
    ['/glasögon', 'BreadcrumbList'],
    ['/kontaktlinser/acuvue-1-day-moist-30-pack', 'Product'],
  ] as const) {
    const html = await (await request.get(path)).text()
    const blocks = [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, text]) => JSON.parse(text ?? '') as unknown,
    )
    expect(JSON.stringify(blocks), path).toContain(`"@type":"${kind}"`)
    if (kind === 'Product') expect(JSON.stringify(blocks)).toContain('"priceCurrency":"SEK"')
  }
})

test('robots names the sitemap and closes account and checkout; the addresses of the sitemap answer [PAGE-032]', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text()
  for (const path of ['/mitt-konto', '/checkout', '/api/']) expect(robots).toContain(`Disallow: ${path}`)
  expect(robots).toMatch(/Sitemap: http.*\/sitemap\.xml/)
  const answer = await request.get('/sitemap.xml')
  expect(answer.headers()['content-type']).toMatch(/xml/)
  const paths = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  )
  expect(paths.length).toBeGreaterThan(1000)
  expect(paths.some((path) => /^\/(?:mitt-konto|checkout|api)/.test(path))).toBe(false)
  // Categories and pages come first in the list; of the products every fiftieth is checked.
  for (const path of paths.filter((_path, index) => index < 85 || index % 50 === 0))
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200)
})

const redirects = [
  ['/booking', 308, '/boka-synunders%C3%B6kning'],
  ['/mitt-konto/abonnemang/koppla-till-lifestyle', 301, '/mitt-konto/abonnemang/koppla-till-lifstyle'],
  ['/sportglas%C3%B6gon/utf%C3%B6rs%C3%A5kning', 301, '/sportglas%C3%B6gon/utf%C3%B6rs%C3%A4ljning'],
  ['/glaso%CC%88gon', 301, '/glas%C3%B6gon'],
  ['/GLAS%C3%96GON/Gucci?page=2', 301, '/glas%C3%B6gon/gucci?page=2'],
  ['/glas%C3%B6gon/', 301, '/glas%C3%B6gon'],
] as const

test('other spellings and old addresses redirect to the canonical one [ROUTE-001, NAV-055, ROUTE-018, NAV-025]', async ({
  request,
}) => {
  for (const [path, status, target] of redirects) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status(), path).toBe(status)
    const location = new URL(answer.headers()['location'] ?? '', 'http://shop.test')
    expect(location.pathname + location.search, path).toBe(target)
  }
})

test('the number of a store leads to its page [ROUTE-030, PAGE-030]', async ({ request, shop }) => {
  const [store] = (await shop.must(shop.client.getStores({ query: {} }))).data
  const answer = await request.get(`/butik/${store?.id}`, { maxRedirects: 0 })
  expect(answer.status()).toBe(301)
  expect(new URL(answer.headers()['location'] ?? '', 'http://shop.test').pathname).toBe(`/hitta-butik/${store?.slug}`)
})

test('a missing page is 404, an invalid path is 400, and an old browser gets a message [ERR-033, CHROME-023]', async ({
  request,
}) => {
  for (const path of ['/finns-inte', '/glasögon/finns-inte', '/hitta-butik/finns-inte', '/butik/999999'])
    expect((await request.get(path)).status(), path).toBe(404)
  expect((await request.get('/%F6')).status()).toBe(400)
  const old = await request.get('/glasögon', {
    headers: { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko' },
  })
  expect(await old.text()).toContain(
    'Sidan stöder inte din webbläsare. Vänligen använd ett modernare alternativ (Edge, Chrome, Safari, Firefox)',
  )
  expect(await old.text()).not.toContain('<header')
})

test('a link that opens nothing has a page that says what to do, in any browser [ROUTE-001]', async ({
  page,
  trouble,
}) => {
  trouble.allow(/\b410\b/)
  const reference = '0'.repeat(32)
  const links = [
    [`/boka-synundersökning/${reference}`, 'Länken öppnar ingen bokning'],
    [`/bevaka-tid/${reference}`, 'Länken öppnar ingen bevakning'],
    ['/skicka-recept?order=48100001&key=fel', 'Länken öppnar ingen order som väntar på recept'],
    [`/api/b2b/agreement/${reference}/pdf?until=1&key=${reference}`, 'Länken till avtalet gäller inte längre'],
  ] as const
  for (const [path, title] of links) {
    expect((await open(page, path))?.status(), path).toBe(410)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title)
    expect(await main.getByRole('link').count(), path).toBeGreaterThan(0)
    await expectAccessible(page, title)
  }
})

test('every page has its security headers: CSP with the hashes of its scripts, no sniffing, no frames', async ({
  request,
  baseURL,
}) => {
  for (const path of ['/', '/glasögon', '/finns-inte', '/checkout']) {
    const answer = await request.get(path)
    const headers = answer.headers()
    const policy = headers['content-security-policy'] ?? ''
    const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? ''
    expect(scripts, path).not.toContain('unsafe')
    expect(policy, path).toMatch(/frame-ancestors 'none'/)
    expect(policy, path).toMatch(/object-src 'none'/)
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['referrer-policy'], path).toMatch(/strict-origin|same-origin|no-referrer/)
    const html = await answer.text()
    for (const [, tag = '', text = ''] of html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g))
      if (!/\bsrc=|type="application\/ld\+json"/.test(tag))
        expect(scripts, path).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    expect(html, path).not.toMatch(/\son[a-z]+="/)
  }
  const foreign = await request.get('/api/site/shopper', {
    headers: { Origin: 'https://elak.example', 'Shop-Id': '20', 'Api-Key': 'klarsikt-web' },
  })
  expect(foreign.headers()['access-control-allow-origin']).toBeUndefined()
  const forged = await request.post('/api/cart/update', {
    headers: { Origin: baseURL ?? '', 'Shop-Id': '20', 'Api-Key': 'klarsikt-web' },
    data: { skuId: '1-1', quantity: 1 },
  })
  expect(forged.status()).toBe(403)
})
