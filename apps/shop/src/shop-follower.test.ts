import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApi, type Api } from '@klarsikt/api'
import { migrationsFolder } from '@klarsikt/api/migrations'
import { seedShop } from '@klarsikt/api/seed'
import type { Discovery } from '@klarsikt/discovery-api'
import { migrationsFolder as discoveryMigrationsFolder } from '@klarsikt/discovery-api/migrations'
import { demoShop } from '@klarsikt/fixtures/demo'
import { demoRecords } from '@klarsikt/fixtures/relevance'
import { fixedClock } from '@klarsikt/server/clock'
import { type Database, migrate, openDatabase, startEmbeddedPostgres } from '@klarsikt/server/database'
import { createEncryption } from '@klarsikt/server/encryption'
import { readEnv } from '@klarsikt/server/env'
import { listen } from '@klarsikt/server/http'
import { createLifecycle } from '@klarsikt/server/lifecycle'
import { createLog } from '@klarsikt/server/log'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { articleRecords } from './article-record.js'
import { openDiscovery, startDiscovery } from './discovery.js'
import { feederElsewhere } from './feeder.js'
import { ShopFollower } from './shop-follower.js'
import { SHOP_MARKET } from './shop-tenant.js'

const SECRET = 'a secret of tests, long enough for anything'
const ADMIN = 'an-admin-key-of-tests'
const NOW = new Date('2026-11-02T10:00:00.000Z')
const clock = fixedClock(NOW.toISOString())
const log = createLog({ name: 'test', level: 'silent' })
const lifecycle = createLifecycle(log)
const folder = mkdtempSync(join(tmpdir(), 'klarsikt-goods-'))
const env = readEnv({ KLARSIKT_DATA: folder, DISCOVERY_ADMIN_KEY: ADMIN, RATE_LIMIT_FACTOR: '1000' })

let url: string
let database: Database
let api: Api
let discovery: Discovery

const options = () => ({
  env,
  log,
  clock,
  database,
  encryption: createEncryption(SECRET),
  publicUrl: 'http://shop.test',
  ownHosts: [],
  migrationsFolder: discoveryMigrationsFolder,
  catalogue: api.deps.catalogue,
})

beforeAll(async () => {
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), log, durable: false })
  lifecycle.onStop('postgres', () => postgres.stop())
  url = postgres.url()
  await migrate(url, migrationsFolder)
  database = await openDatabase({ url, log, size: 8 })
  lifecycle.onStop('database', () => database.close())
  await seedShop(database, () => demoShop(NOW), { encryption: createEncryption(SECRET), now: NOW })
  api = await createApi({
    database,
    clock,
    log,
    lifecycle,
    encryption: createEncryption(SECRET),
    pictures: {
      read: () => Promise.reject(new Error('no pictures here')),
      model: () => Promise.reject(new Error('no models here')),
      video: async () => null,
      stop: async () => {},
    },
    settings: {
      publicUrl: 'http://shop.test',
      apiKey: 'key',
      trustProxy: false,
      mediaHosts: [],
      dataFolder: folder,
      jobsUrl: 'http://shop.test',
      conformityUrl: 'http://shop.test',
      klarna: null,
      smtpUrl: null,
      sms: null,
      mailFrom: 'a@shop.test',
      serviceEmail: 'service@shop.test',
    },
  })
  lifecycle.onStop('api', () => api.stop())
  discovery = await startDiscovery(options())
  lifecycle.onStop('discovery', () => discovery.stop())
}, 120_000)
afterAll(async () => {
  await lifecycle.stop()
  rmSync(folder, { recursive: true, force: true })
})

const sql = (text: string, values: readonly unknown[] = []) => database.query({ text, values: [...values] })

async function search(service: Pick<Discovery, 'deps'>, id: number) {
  const market = await service.deps.markets.get(SHOP_MARKET.tenant, SHOP_MARKET.market)
  const result = await market?.index.search({
    searchText: '',
    filters: [{ field: 'product_id', op: 'eq', data: String(id) }],
    asYouType: false,
    sort: null,
    offset: 0,
    limit: 1,
    facets: [
      { field: 'sale_price', kind: 'range' },
      { field: 'in_stock', kind: 'boolean' },
      { field: 'category', kind: 'category' },
    ],
    rules: null,
  })
  const shown = (await market?.cards.get([String(id)]))?.get(String(id))
  return { total: result?.total, facets: result?.facets, title: shown?.card.title }
}
const soon = (check: () => Promise<void>) => vi.waitFor(check, { interval: 50 })
const changes = async () =>
  (await sql(`select 1 from discovery.change where kind in ('product', 'catalogue')`)).rowCount

describe('the goods of the shop at the discovery service', () => {
  it('are those of the demo shop at first, field by field', async () => {
    // The shop stores popularity as a whole number.
    const demo = (await demoRecords(NOW)).map((record) => ({ ...record, popularity: Math.round(record.popularity) }))
    const live = new Map(articleRecords(api.deps.catalogue.state).map((record) => [record.product_id, record]))
    expect(live.size).toBe(demo.length)
    for (const record of demo) expect(live.get(record.product_id)).toEqual(record)
    const { rows } = await database.query<{ n: number }>({
      text: `select count(*)::int as n from discovery.product p join discovery.market m using (tenant, market)
             where p.generation = m.generation and tenant = 'klarsikt'`,
    })
    expect(rows[0]?.n).toBe(api.deps.catalogue.state.articles.size)
  })

  it('follow price, name, stock and categories, each article alone', async () => {
    const before = await changes()
    await sql('update article_price set unit_ordinary = 12300, unit_campaign = null where article_id = 100001')
    await soon(async () =>
      expect((await search(discovery, 100_001)).facets?.[0]).toMatchObject({ bounds: { min: 12_300, max: 12_300 } }),
    )
    await sql(`update article set data = jsonb_set(data, '{name}', '"Nytt namn"') where id = 100001`)
    await soon(async () => expect((await search(discovery, 100_001)).title).toBe('Nytt namn'))
    await sql(
      `update stock set on_hand = 0, reserved = 0 where sku_id in (select id from sku where article_id = 100001)`,
    )
    await soon(async () =>
      expect((await search(discovery, 100_001)).facets?.[1]).toMatchObject({ values: [{ value: false, count: 1 }] }),
    )
    await sql(`update article set data = jsonb_set(data, '{traits,outlet}', 'true') where id = 100002`)
    await sql(`update article_price set unit_status = 40 where article_id = 100002`)
    await soon(async () =>
      expect((await search(discovery, 100_002)).facets?.[1]).toMatchObject({ values: [{ value: false, count: 1 }] }),
    )
    // The five changes concern two articles, and no other product was sent.
    expect((await changes()) ?? 0).toBeLessThanOrEqual((before ?? 0) + 5)
  })

  it('are left alone by a sale that leaves something on the shelf', async () => {
    const { rows } = await database.query<{ sku_id: string }>({
      text: 'select sku_id from stock where on_hand - reserved > 2 limit 1',
    })
    const before = await changes()
    await sql('update stock set on_hand = on_hand - 1 where sku_id = $1', [rows[0]?.sku_id])
    await sql(`update article_price set unit_ordinary = 45600, unit_campaign = null where article_id = 100003`)
    await soon(async () =>
      expect((await search(discovery, 100_003)).facets?.[0]).toMatchObject({ bounds: { min: 45_600 } }),
    )
    expect(await changes()).toBe((before ?? 0) + 1)
  })

  it('go when the article goes', async () => {
    await sql('delete from article where id = 100004')
    await soon(async () => expect((await search(discovery, 100_004)).total).toBe(0))
  })

  it('catch up at a start with what changed meanwhile', async () => {
    await discovery.stop()
    await sql('update article_price set unit_ordinary = 78900, unit_campaign = null where article_id = 100005')
    await sql('delete from article where id = 100006')
    const before = await changes()
    await api.deps.catalogue.refresh()
    discovery = await startDiscovery(options())
    await soon(async () => {
      expect((await search(discovery, 100_005)).facets?.[0]).toMatchObject({ bounds: { min: 78_900 } })
      expect((await search(discovery, 100_006)).total).toBe(0)
    })
    expect(await changes()).toBe((before ?? 0) + 2)
  })

  it.each([
    ['is given to a tenant of before there was one', `settings - 'one_per_model'`, true],
    ['stays as the merchant has set it', `settings || '{"one_per_model": false}'`, false],
  ])('have a setting for their lists that %s', async (_, settings, expected) => {
    await discovery.stop()
    await sql(`update discovery.tenant set settings = ${settings} where id = 'klarsikt'`)
    discovery = await startDiscovery(options())
    const tenant = discovery.deps.tenants.get(SHOP_MARKET.tenant)
    expect(tenant?.settings.one_per_model).toBe(expected)
    expect(tenant?.settings.filters?.length).toBeGreaterThan(0)
    expect([...(tenant?.markets ?? [])]).toEqual([['se', 'sv']])
  })
})

it('feeds a service elsewhere with the key of its tenant, and no second process at once', async () => {
  const elsewhere = await openDiscovery({ ...options(), env: { ...env, dataFolder: join(folder, 'elsewhere') } })
  const server = await listen({ fetch: (request) => elsewhere.app.fetch(request), port: 0, host: '127.0.0.1' })
  const created = await fetch(`${server.url}/v2/tenants/other`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${ADMIN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ markets: ['se'], language: 'sv' }),
  })
  const { secret_key: key } = (await created.json()) as { secret_key: string }
  const parts = {
    catalogue: api.deps.catalogue,
    feeder: feederElsewhere(server.url, key, { tenant: 'other', market: 'se' }),
    databaseUrl: url,
    log,
  }
  const count = async () => (await sql(`select 1 from discovery.product where tenant = 'other'`)).rowCount
  const second = new ShopFollower(parts)
  await second.settled()
  expect(await count()).toBe(0)
  await discovery.stop()
  await soon(async () => expect(await count()).toBe(api.deps.catalogue.state.articles.size))
  const all = api.deps.catalogue.state.articles.size
  await sql('delete from article where id = 100007')
  await soon(async () => expect(await count()).toBe(all - 1))
  await second.stop()
  await elsewhere.stop()
  await server.close()
})
