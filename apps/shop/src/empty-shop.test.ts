import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrationsFolder } from '@klarsikt/api/migrations'
import { createShopClient } from '@klarsikt/contract/client'
import type { SearchResultsReply } from '@klarsikt/contract/discovery/types'
import { migrationsFolder as discoveryMigrationsFolder } from '@klarsikt/discovery-api/migrations'
import { demoDiscountCodes, demoGiftCards } from '@klarsikt/fixtures/demo'
import { systemClock } from '@klarsikt/server/clock'
import { findEmbeddedPostgres, openDatabase } from '@klarsikt/server/database'
import { readEnv } from '@klarsikt/server/env'
import { createLifecycle } from '@klarsikt/server/lifecycle'
import { createLog } from '@klarsikt/server/log'
import { CATEGORIES } from '@klarsikt/shop-config/paths'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type RunningShop, startShop } from './start-shop.js'
import { tinyStorefront } from './testing/tiny-storefront.js'
import { welcome } from './welcome.js'

const log = createLog({ name: 'test', level: 'silent' })
const lifecycle = createLifecycle(log)
const folder = mkdtempSync(join(tmpdir(), 'klarsikt-empty-'))
const printedLines: string[] = []
let shop: RunningShop
let url: string

beforeAll(async () => {
  const env = readEnv({
    NODE_ENV: 'production',
    PORT: '0',
    KLARSIKT_DATA: folder,
    KLARSIKT_SECRET: 'a secret of tests, long enough for anything',
    PUBLIC_URL: 'http://shop.test',
    KLARNA_URL: 'http://127.0.0.1:9',
    KLARNA_USER: 'u',
    KLARNA_PASSWORD: 'p',
    SMTP_URL: 'smtp://127.0.0.1:9',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '1000',
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
    print: (line) => void printedLines.push(line),
  })
  url = `http://127.0.0.1:${shop.port}`
}, 60_000)
afterAll(async () => {
  await lifecycle.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Makes a client with a session, as a visitor has. */
function visitor() {
  let cookie = ''
  let token = ''
  const client = createShopClient({
    baseUrl: url,
    apiKey: 'klarsikt-web',
    csrfToken: async () => token,
    fetch: async (input, init) => {
      const answer = await fetch(input, {
        ...init,
        headers: { ...Object.fromEntries(new Headers(init?.headers)), cookie },
      })
      cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
      return answer
    },
  })
  return {
    client,
    async arrive() {
      const shopper = await client.getShopper()
      if ('token' in shopper) token = shopper.token
    },
  }
}

describe('a production start', () => {
  it('knows no demo card and no demo code', async () => {
    const { client, arrive } = visitor()
    await arrive()
    for (const { number, pin } of demoGiftCards(new Date()))
      expect(await client.lookupGiftCard({ body: { number, pin } })).toMatchObject({
        error: { code: 'gift-card.not-found' },
      })
    for (const { code } of demoDiscountCodes(new Date()))
      expect(await client.applyDiscount({ body: { code } })).toMatchObject({ error: { code: 'discount.invalid' } })
  })

  it('begins without any row of goods, cards, codes and stores', async () => {
    const address = await findEmbeddedPostgres(join(folder, 'postgres'))
    const database = await openDatabase({ url: address ?? '', log, size: 1 })
    for (const table of ['article', 'picture', 'page', 'store', 'gift_card', 'discount_code'])
      expect((await database.query({ text: `select '${table}' as name from ${table}` })).rows).toEqual([])
    await database.close()
  })

  it('has no stand-ins', async () => {
    for (const path of [
      '/sandbox/mail',
      '/sandbox/mail/api/messages',
      '/sandbox/sms',
      '/sandbox/klarna',
      '/sandbox/klarna/__control',
    ])
      expect(await (await fetch(url + path)).text()).not.toMatch(/klarna|letters|Sms i sandlådan|"messages"/i)
  })

  it('prints no card and no code', async () => {
    const printed = [...printedLines, await welcome(shop, new Date())].join('\n').replaceAll(/\s/g, '')
    expect(printed).toContain('Klarsiktisopen')
    expect(printed).not.toMatch(/demo/i)
    for (const { number } of demoGiftCards(new Date())) expect(printed).not.toContain(number)
    for (const { code } of demoDiscountCodes(new Date())) expect(printed).not.toContain(code)
    const demo = await welcome({ url, sandbox: true, demo: true }, new Date())
    expect(demo).toMatch(/DEMO SHOP[\s\S]*KLART15/)
  })
})

describe('a shop without goods', () => {
  it('has a start page that leads to its categories', async () => {
    const reply = await visitor().client.getPage({ query: { path: '/' } })
    const sections = 'data' in reply ? reply.data.sections : []
    expect(sections.map(({ kind }) => kind)).toEqual(['hero', 'tiles'])
    expect(JSON.stringify(sections)).toContain('"path":"/solglasögon"')
  })

  it('answers for every category page, the sitemap and the stores', async () => {
    const { client } = visitor()
    for (const { path } of CATEGORIES) {
      const reply = await client.getCategory({ query: { path } })
      expect('data' in reply && reply.data.articles).toEqual([])
    }
    await shop.startRest()
    for (const path of ['/readyz', '/api/site/stores', '/api/site/search?q=ray-ban'])
      expect([path, (await fetch(url + path)).status]).toEqual([path, 200])
  }, 60_000)

  it('is a tenant of the discovery service that finds nothing', async () => {
    const answer = await vi.waitFor(
      async () => {
        const made = await fetch(`${url}/v2/search/results`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ tenant: 'klarsikt', market: 'se', query: 'solglasögon' }),
        })
        expect(made.status).toBe(200)
        return (await made.json()) as SearchResultsReply
      },
      { timeout: 45_000, interval: 200 },
    )
    expect([answer.n_hits, answer.displays]).toEqual([0, []])
  }, 60_000)
})
