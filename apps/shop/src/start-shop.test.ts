import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrationsFolder } from '@klarsikt/api/migrations'
import type { ProductListingReply, SearchResultsReply } from '@klarsikt/contract/discovery/types'
import type { SearchReply } from '@klarsikt/contract/shop/types'
import { migrationsFolder as discoveryMigrationsFolder } from '@klarsikt/discovery-api/migrations'
import { systemClock } from '@klarsikt/server/clock'
import { readEnv } from '@klarsikt/server/env'
import { createLifecycle, type Lifecycle } from '@klarsikt/server/lifecycle'
import { createLog } from '@klarsikt/server/log'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type RunningShop, startShop } from './start-shop.js'
import { tinyStorefront } from './testing/tiny-storefront.js'

const log = createLog({ name: 'test', level: 'silent' })
const folder = mkdtempSync(join(tmpdir(), 'klarsikt-shop-'))
let lifecycle: Lifecycle
let url: string
let port: number
let shop: RunningShop

async function start() {
  lifecycle = createLifecycle(log)
  const env = readEnv({
    PORT: '0',
    KLARSIKT_DATA: folder,
    LOG_LEVEL: 'silent',
    KLARSIKT_DEMO: '1',
    DRAIN_SECONDS: '0',
  })
  shop = await startShop({
    env,
    log,
    clock: systemClock,
    lifecycle,
    storefront: tinyStorefront(folder),
    migrationsFolder,
    discoveryMigrationsFolder,
    pictureWorker: undefined,
    print: () => {},
  })
  url = `http://127.0.0.1:${shop.port}`
  port = shop.port
}
beforeAll(start)
afterAll(async () => {
  await lifecycle.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Sends a request whose path is not changed on the way, and returns the status. */
const raw = (path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path }, (answer) => (answer.resume(), resolve(answer.statusCode)))
      .on('error', reject)
      .end()
  })

describe('one port', () => {
  it('answers api, pages, files, pictures, health and stand-ins', async () => {
    for (const path of [
      '/api/article/100001',
      '/',
      '/glas%C3%B6gon',
      '/assets/entry-abc.js',
      '/healthz',
      '/sandbox/mail',
      '/sandbox/sms',
      '/api/openapi.json',
    ])
      expect([path, (await fetch(url + path)).status]).toEqual([path, 200])
    expect((await fetch(`${url}/api/nothing`)).headers.get('content-type')).toContain('application/json')
    expect((await fetch(`${url}/media/00000000000000000000/75.jpg`)).status).toBe(404)
  })

  it('is ready for customers once its discovery service is', async () => {
    expect((await fetch(`${url}/readyz`)).status).toBe(503)
    await shop.startRest()
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
  }, 60_000)

  it('finds the demo goods by the discovery service, with pictures, categories and content', async () => {
    const ask = async (path: string, body: object) => {
      // The search starts at its first request, and a busy machine needs time for that.
      const answer = await vi.waitFor(
        async () => {
          const made = await fetch(`${url}/v2${path}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ tenant: 'klarsikt', market: 'se', ...body }),
          })
          expect(made.status).toBe(200)
          return made
        },
        { timeout: 45_000, interval: 200 },
      )
      return (await answer.json()) as SearchResultsReply & ProductListingReply
    }
    const found = await ask('/search/results', { query: 'solglasögon ray-ban' })
    expect([found.n_hits > 0, found.displays[0]?.brand]).toEqual([true, 'Ray-Ban'])
    expect(found.filters.map(({ meta }) => meta.group_title)).toEqual(expect.arrayContaining(['Färg', 'Form', 'Pris']))
    const image = encodeURIComponent(`${url.replace('127.0.0.1', 'localhost')}${found.displays[0]?.image_url}`)
    const picture = await fetch(`${url}/v2/image?format=webp&width=256&url=${image}`)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
    const listing = await ask('/product-listing', { category: '/glasögon/läsglasögon' })
    expect(listing.breadcrumb.map(({ page_url: page }) => page)).toEqual(['/glasögon', '/glasögon/läsglasögon'])
    expect(listing.n_hits).toBeGreaterThan(0)
    const brand = await ask('/product-listing', { category: '/solglasögon/gucci', limit: 100 })
    expect(new Set(brand.displays.map((one) => one.brand))).toEqual(new Set(['Gucci']))
    const pages = await ask('/search/results', { query: 'köpvillkor' })
    expect(pages.content_search_links[0]?.page_url).toBe('/köpvillkor')
  }, 120_000)

  it.each([
    ['retur', 'Hur gör jag en retur?'],
    ['ångra', 'Ångra köp'],
    ['ångerrätt', 'Hur länge har jag ångerrätt?'],
    ['faktura', 'Kan jag betala med faktura?'],
    ['leverans', 'Hur snabb är leveransen?'],
    ['öppettider', 'Vilka öppettider har butikerna?'],
    ['garanti', 'Vilken garanti har jag?'],
    ['hur läser jag mitt recept', 'Hur läser jag mitt recept?'],
    ['recept', 'Vilka uppgifter behövs från mitt recept?'],
    ['storleksguide', 'Storleksguide: vilken båge är lagom stor?'],
    ['boka', 'Boka synundersökning'],
    ['kundservice', 'Hur når jag kundservice?'],
  ])('answers the question “%s” and shows no goods for it', async (text, title) => {
    const answer = await fetch(`${url}/api/site/search?q=${encodeURIComponent(text)}`)
    const reply = (await answer.json()) as SearchReply
    expect(reply.layoutPages.data[0]?.title).toBe(title)
    expect(reply.articles.hits).toBe(0)
  })

  it.each(['gl', 'lins', 'glasögon', 'progresiva'])('the overlay and the page find the same for “%s”', async (text) => {
    const overlay = (await (await fetch(`${url}/api/site/search?q=${encodeURIComponent(text)}`)).json()) as SearchReply
    const page = (await (
      await fetch(`${url}/v2/search/results`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ tenant: 'klarsikt', market: 'se', query: text }),
      })
    ).json()) as SearchResultsReply
    expect(overlay.articles.hits).toBe(page.n_hits)
    expect(page.n_hits).toBeGreaterThan(0)
    expect(overlay.articles.data.map(({ id }) => String(id))).toEqual(
      page.displays.slice(0, 4).map(({ product_id: id }) => id),
    )
    expect(overlay.categoryPages.data.every(({ imageUrl }) => imageUrl !== null)).toBe(true)
  })

  it('answers 400 to an address that is not UTF-8', async () => {
    expect([await raw('/glas%F6gon'), await raw('/%00')]).toEqual([400, 400])
  })

  it('draws a picture of the demo goods', async () => {
    const { data } = (await (await fetch(`${url}/api/article/100001`)).json()) as { data: { medias: { xs: string }[] } }
    const answer = await fetch(url + data.medias[0]?.xs)
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'image/jpeg',
      'public, max-age=31536000, immutable',
    ])
    expect(new Uint8Array(await answer.arrayBuffer()).slice(0, 2)).toEqual(new Uint8Array([0xff, 0xd8]))
  })

  it.each([
    '/../../etc/passwd',
    '/assets/../../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/%00',
    '/%F6',
    '//evil.test/',
  ])('gives nothing away at %s', async (path) => {
    const status = await raw(path)
    expect(status).toBeLessThan(500)
    const answer = await fetch(url + path).catch(() => null)
    expect((await answer?.text()) ?? '').not.toMatch(/root:|"dependencies"/)
  })
})

describe('a page', () => {
  it('has a policy with the hashes of its scripts and no loose script, and sets no cookie', async () => {
    const answer = await fetch(url)
    const policy = answer.headers.get('content-security-policy') ?? ''
    const hash = createHash('sha256').update('hej()').digest('base64')
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
    expect(/script-src[^;]*unsafe/.test(policy)).toBe(false)
    expect(policy).toContain("frame-ancestors 'none'")
    for (const [name, value] of [
      ['x-content-type-options', 'nosniff'],
      ['referrer-policy', 'strict-origin-when-cross-origin'],
      ['x-frame-options', 'DENY'],
    ] as const)
      expect(answer.headers.get(name)).toBe(value)
    expect(answer.headers.has('strict-transport-security')).toBe(false)
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  it('that is private gives a new visitor the session that its own calls were made with, and keeps an old one', async () => {
    const page = `${url}/checkout`
    const first = await fetch(page)
    const cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const shopper = /<main>(.+?)<\/main>/.exec(await first.text())?.[1]
    const again = await fetch(page, { headers: { cookie } })
    expect(again.headers.getSetCookie()).toEqual([])
    expect(await again.text()).toContain(`<main>${shopper}</main>`)
    const { cartHead } = (await (await fetch(`${url}/api/cart`, { headers: { cookie } })).json()) as {
      cartHead: { shopperId: string }
    }
    expect(cartHead.shopperId).toBe(shopper)
  })

  it.each(['/', '/checkout'])('is sent compressed to browsers that take it: %s', async (path) => {
    for (const [accepted, sent] of [
      ['gzip', 'gzip'],
      ['gzip, deflate, br', 'br'],
      ['identity', null],
    ] as const) {
      const answer = await fetch(url + path, { headers: { 'accept-encoding': accepted } })
      expect(answer.headers.get('content-encoding')).toBe(sent)
      expect(answer.headers.get('vary')).toContain('accept-encoding')
      expect(await answer.text()).toContain('</html>')
    }
  })

  it('gets compressed answers of the backend', async () => {
    const answer = await fetch(`${url}/api/article/100001`, { headers: { 'accept-encoding': 'gzip, br' } })
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    expect(await answer.json()).toMatchObject({ data: { id: 100001 } })
  })
})

describe('a file', () => {
  it('is kept for ever, in the best form the browser takes', async () => {
    const get = (encoding: string) => fetch(`${url}/assets/entry-abc.js`, { headers: { 'accept-encoding': encoding } })
    const best = await get('gzip, deflate, br')
    expect([best.headers.get('content-encoding'), best.headers.get('cache-control')]).toEqual([
      'br',
      'public, max-age=31536000, immutable',
    ])
    expect((await get('gzip')).headers.get('content-encoding')).toBe('gzip')
    expect((await get('identity')).headers.get('content-encoding')).toBeNull()
    expect(await best.text()).toContain('console.log')
    for (const answer of [best, await get('identity')]) expect(answer.headers.get('vary')).toBe('accept-encoding')
    expect((await get('br;q=0, gzip')).headers.get('content-encoding')).toBe('gzip')
    // A worker with this script may compile WebAssembly and connect only to the shop.
    for (const answer of [best, await get('identity')])
      expect(answer.headers.get('content-security-policy')).toBe(
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
      )
    const icon = await fetch(`${url}/favicon.svg`)
    expect(icon.headers.get('cache-control')).toBe('public, max-age=3600')
    const known = { 'if-none-match': icon.headers.get('etag') ?? '' }
    expect((await fetch(`${url}/favicon.svg`, { headers: known })).status).toBe(304)
    const head = await fetch(`${url}/favicon.svg`, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(head.headers.get('content-type')).toMatch(/^image\/svg\+xml/)
  })
})

describe('stopping and starting', () => {
  it('refuses a second shop on the same data, stops cleanly and comes back with its data in less than ten seconds', async () => {
    const first = await fetch(`${url}/api/site/shopper`)
    const cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const { token, cartHead } = (await first.json()) as { token: string; cartHead: { shopperId: string } }
    const listing = (await (await fetch(`${url}/api/site/category?path=/glas%C3%B6gon`)).json()) as {
      data: { articles: { id: number; price: { unit: { publicationStatus: number } } }[] }
    }
    const skuId = `${listing.data.articles.find((article) => article.price.unit.publicationStatus === 20)?.id}-1`
    const added = await fetch(`${url}/api/cart/update`, {
      method: 'POST',
      headers: { cookie, 'csrf-token': token, 'content-type': 'application/json' },
      body: JSON.stringify({ skuId, quantity: 1 }),
    })
    expect(added.status).toBe(200)

    const running = lifecycle
    await expect(start()).rejects.toThrow(/in use by another running process/)
    await lifecycle.stop()
    lifecycle = running
    expect((await fetch(`${url}/healthz`)).status).toBe(200)

    await lifecycle.stop()
    expect(existsSync(join(folder, 'postgres/data/postmaster.pid'))).toBe(false)
    await expect(fetch(`${url}/healthz`)).rejects.toThrow()
    await start()
    // When the machine is busy, the rate limit may answer 429, so the test tries again.
    const answer = await vi.waitFor(
      async () => {
        const again = await fetch(`${url}/api/cart`, { headers: { cookie } })
        expect(again.status).toBe(200)
        return again
      },
      { timeout: 10_000, interval: 200 },
    )
    const cart = (await answer.json()) as { cartHead: { shopperId: string; cart: { items: unknown[] } } }
    expect([cart.cartHead.shopperId, cart.cartHead.cart.items.length]).toEqual([cartHead.shopperId, 1])
  })
})
