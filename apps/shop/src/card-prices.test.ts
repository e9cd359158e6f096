import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApi, type Api } from '@klarsikt/api'
import { migrationsFolder } from '@klarsikt/api/migrations'
import { seedShop } from '@klarsikt/api/seed'
import type { Article, ArticleCard, Category, SearchReply } from '@klarsikt/contract/shop/types'
import { demoShop } from '@klarsikt/fixtures/demo'
import { fixedClock } from '@klarsikt/server/clock'
import { migrate, openDatabase, startEmbeddedPostgres } from '@klarsikt/server/database'
import { createEncryption } from '@klarsikt/server/encryption'
import { createLifecycle } from '@klarsikt/server/lifecycle'
import { createLog } from '@klarsikt/server/log'
import { CATEGORIES, href } from '@klarsikt/shop-config/paths'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { articleRecords } from './article-record.js'

const NOW = new Date('2026-11-02T10:00:00.000Z')
const SECRET = 'a secret of tests, long enough for anything'
const log = createLog({ name: 'test', level: 'silent' })
const lifecycle = createLifecycle(log)
const folder = mkdtempSync(join(tmpdir(), 'klarsikt-prices-'))
let api: Api

beforeAll(async () => {
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), log, durable: false })
  lifecycle.onStop('postgres', () => postgres.stop())
  await migrate(postgres.url(), migrationsFolder)
  const database = await openDatabase({ url: postgres.url(), log, size: 4 })
  lifecycle.onStop('database', () => database.close())
  await seedShop(database, () => demoShop(NOW), { encryption: createEncryption(SECRET), now: NOW })
  api = await createApi({
    database,
    clock: fixedClock(NOW.toISOString()),
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
      jobsUrl: 'https://jobs.test',
      conformityUrl: 'https://doc.test',
      klarna: null,
      smtpUrl: null,
      sms: null,
      mailFrom: 'hej@shop.test',
      serviceEmail: 'hej@shop.test',
    },
  })
  lifecycle.onStop('catalogue', () => api.deps.catalogue.stop())
}, 120_000)

afterAll(async () => {
  await lifecycle.stop()
  rmSync(folder, { recursive: true })
})

const get = async <T>(path: string) => (await (await api.app.request(`http://shop.test${path}`)).json()) as T

/** Returns the prices that a card or a page shows. */
const said = ({ price: { unit }, lowestPrice30, couponCode }: ArticleCard) => ({
  shown: unit.fromPrice ?? unit.amount,
  ordinary: unit.ordinaryPrice,
  reduced: unit.isCampaign,
  coupon: unit.couponPrice,
  lowestPrice30,
  couponCode,
})

/** Returns the prices on the page of a card. A page never shows "från". */
async function pageOf({ slug }: ArticleCard) {
  const { data } = await get<{ data: Article }>(`/api/article/slug/${encodeURIComponent(slug)}`)
  return { ...said(data), shown: data.price.unit.amount }
}

async function listOf(path: string): Promise<ArticleCard[]> {
  const cards: ArticleCard[] = []
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { data } = await get<{ data: Category }>(`/api/site/category?path=${encodeURIComponent(path)}&page=${page}`)
    cards.push(...data.articles)
    pages = data.pages
  }
  return cards
}

describe('every price of the demo shop', () => {
  it('is on the card of every list what it is on the page behind it, and names the lowest price where it is reduced', async () => {
    const pages = new Map<number, Awaited<ReturnType<typeof pageOf>>>()
    let walked = 0
    for (const { path } of CATEGORIES)
      for (const card of await listOf(path)) {
        if (!pages.has(card.id)) pages.set(card.id, await pageOf(card))
        expect([path, card.name, said(card)]).toEqual([path, card.name, pages.get(card.id)])
        if (card.price.unit.isCampaign) expect([card.name, card.lowestPrice30]).not.toEqual([card.name, null])
        walked++
      }
    expect(walked).toBeGreaterThan(1_000)
  }, 120_000)

  it.each(['total1 multifocal', 'hörapparatsbatteri', 'ögonlocksgel', 'carve', 'presentkort'])(
    'is the same in the shop search for %s',
    async (words) => {
      const reply = await get<SearchReply>(`/api/site/search?full=1&q=${encodeURIComponent(words)}`)
      expect(reply.articles.data.length).toBeGreaterThan(0)
      for (const hit of reply.articles.data) expect([hit.name, said(hit)]).toEqual([hit.name, await pageOf(hit)])
    },
  )

  it('is the same on the rails of the start page and on the gift card page', async () => {
    const pages = await Promise.all(
      ['/', href('giftcard-lookup')].map((path) =>
        get<{ data: unknown }>(`/api/site/page?path=${encodeURIComponent(path)}`),
      ),
    )
    const cards = pages.flatMap((page) => cardsIn(page))
    expect(cards.length).toBeGreaterThan(0)
    for (const card of cards) expect([card.name, said(card)]).toEqual([card.name, await pageOf(card)])
  })

  it('is what the discovery service is fed with', () => {
    const { state } = api.deps.catalogue
    const records = articleRecords(state)
    expect(records.length).toBe(state.articles.size)
    for (const record of records) {
      const unit = state.articles.get(Number(record.product_id))?.card.price.unit
      const prices = [record, ...record.variants].map((one) => [one.sale_price, one.original_price])
      for (const price of prices)
        expect([record.title, ...price]).toEqual([record.title, unit?.amount, unit?.ordinaryPrice])
    }
  })
})

/** Finds all cards in a page's sections, at any depth. */
function cardsIn(value: unknown): ArticleCard[] {
  if (Array.isArray(value)) return value.flatMap(cardsIn)
  if (typeof value !== 'object' || value === null) return []
  return 'price' in value && 'slug' in value ? [value as ArticleCard] : Object.values(value).flatMap(cardsIn)
}
