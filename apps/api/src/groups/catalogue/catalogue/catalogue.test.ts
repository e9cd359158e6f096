import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fixedClock } from '@klarsikt/server/clock'
import { countQueries, openDatabase, startEmbeddedPostgres, migrate } from '@klarsikt/server/database'
import { createEncryption } from '@klarsikt/server/encryption'
import { createTestDatabase, silentLog, type TestDatabase } from '@klarsikt/server/testing'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { migrationsFolder } from '../../../migrations/index.js'
import { seedShop } from '../../../seed/index.js'
import { SECRET } from '../../../testing/secret.js'
import { NOW } from '../../../testing/small-shop-parts.js'
import { smallShop } from '../../../testing/small-shop.js'
import { type Catalogue, openCatalogue } from './catalogue.js'

let test: TestDatabase
const open: Catalogue[] = []
beforeAll(async () => void (test = await createTestDatabase()))
afterEach(async () => {
  for (const catalogue of open.splice(0)) await catalogue.stop()
})
afterAll(() => test.drop())

async function replica(now = NOW): Promise<Catalogue> {
  const catalogue = await openCatalogue({ database: test.database, clock: fixedClock(now), log: silentLog })
  open.push(catalogue)
  return catalogue
}
const write = (text: string) => test.database.query({ text })
const soon = (check: () => void) => vi.waitFor(check, { interval: 10 })
const status = (catalogue: Catalogue, id: number) => catalogue.state.articles.get(id)?.status

describe('keeping fresh', () => {
  it('shows a change of stock on every replica within a second, and only when it turns', async () => {
    const [one, two] = [await replica(), await replica()]
    expect(status(one, 100_002)).toBe(20)
    const before = two.state
    await write(`update stock set reserved = 2 where sku_id = '100002-1'`)
    await one.refresh()
    expect(two.state).toBe(before)
    await write(`update stock set reserved = 3 where sku_id = '100002-1'`)
    await soon(() => expect([status(one, 100_002), status(two, 100_002)]).toEqual([30, 30]))
    await write(`update stock set reserved = 0 where sku_id = '100002-1'`)
    await soon(() => expect([status(one, 100_002), status(two, 100_002)]).toEqual([20, 20]))
  })

  it('shows a new price on the card of that colour only, and drops its memoised answers', async () => {
    const catalogue = await replica()
    const other = catalogue.state.articles.get(100_002)?.card.price.unit
    expect(catalogue.state.articles.get(100_001)?.card.price.unit).toMatchObject({ amount: 1295, fromPrice: null })
    const untouched = catalogue.state.articles.get(100_006)
    await write('update article_price set unit_ordinary = 99900 where article_id = 100001')
    await soon(() => expect(catalogue.state.articles.get(100_001)?.json()).toContain('"amount":999'))
    expect(catalogue.state.articles.get(100_001)?.card.price.unit.fromPrice).toBeNull()
    expect(catalogue.state.articles.get(100_002)?.card.price.unit).toEqual(other)
    expect(catalogue.state.articles.get(100_006)).toBe(untouched)
    await write('update article_price set unit_ordinary = 129500 where article_id = 100001')
    await soon(() => expect(catalogue.state.articles.get(100_001)?.amount).toBe(129_500))
  })

  it('finds a new name by search at once, and forgets the old one', async () => {
    const catalogue = await replica()
    await write(`update article set data = jsonb_set(data, '{name}', '"Nattuggla"') where id = 100006`)
    await soon(() => expect(catalogue.search.find('nattuggla')).toEqual([100_006]))
    await write(`update article set data = jsonb_set(data, '{name}', '"Ögonspray"') where id = 100006`)
    await soon(() => expect(catalogue.search.find('nattuggla')).toEqual([]))
  })

  it('misses nothing when transactions commit in another order than they began', async () => {
    const catalogue = await replica()
    const client = await test.database.pool.connect()
    await client.query('begin')
    await client.query('update article_price set unit_ordinary = 111100 where article_id = 100004')
    await write('update article_price set unit_ordinary = 222200 where article_id = 100006')
    await soon(() => expect(catalogue.state.articles.get(100_006)?.amount).toBe(222_200))
    await client.query('commit')
    client.release()
    await soon(() => expect(catalogue.state.articles.get(100_004)?.amount).toBe(111_100))
    await write('update article_price set unit_ordinary = 179000 where article_id = 100004')
    await write('update article_price set unit_ordinary = 9950 where article_id = 100006')
  })

  it('goes on after its connection was cut', async () => {
    const catalogue = await replica()
    await write(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'klarsikt-catalogue'`)
    await write(`update stock set reserved = 3 where sku_id = '100002-1'`)
    await vi.waitFor(() => expect(status(catalogue, 100_002)).toBe(30), { interval: 20 })
    await write(`update stock set reserved = 0 where sku_id = '100002-1'`)
    await soon(() => expect(status(catalogue, 100_002)).toBe(20))
  })

  it('reads what was written while the database was away', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'klarsikt-catalogue-'))
    const server = await startEmbeddedPostgres({ folder, log: silentLog })
    await migrate(server.url(), migrationsFolder)
    const database = await openDatabase({ url: server.url(), log: silentLog })
    await seedShop(database, smallShop, { encryption: createEncryption(SECRET), now: new Date(NOW) })
    const catalogue = await openCatalogue({ database, clock: fixedClock(NOW), log: silentLog })
    const before = server.pid
    process.kill(before, 'SIGQUIT')
    await vi.waitFor(() => expect(server.pid).not.toBe(before), { interval: 20 })
    await vi.waitFor(() => database.query({ text: `update stock set reserved = 3 where sku_id = '100002-1'` }), {
      interval: 50,
    })
    await vi.waitFor(() => expect(status(catalogue, 100_002)).toBe(30), { interval: 20 })
    await catalogue.stop()
    await database.close()
    await server.stop()
    rmSync(folder, { recursive: true })
  })
})

describe('prices', () => {
  it('follows the prices of lenses in what frames cost with them', async () => {
    const catalogue = await replica()
    const emitted: (ReadonlySet<number> | null)[] = []
    catalogue.onChange((ids) => emitted.push(ids))
    const card = () => catalogue.state.articles.get(100_002)?.card
    const before = card()?.priceWithLenses ?? 0
    await write(`update lens_option set price = price - 10000 where sku_id = '900001-1'`)
    await soon(() => expect(card()?.priceWithLenses).toBe(before - 100))
    // The price of every frame has changed, so all articles count as changed.
    expect(emitted).toContain(null)
    await write(`update article_price set unit_ordinary = unit_ordinary + 5000 where article_id = 100002`)
    await soon(() => expect(card()?.priceWithLenses).toBe(before - 50))
    await write(`update article_price set unit_ordinary = unit_ordinary - 5000 where article_id = 100002`)
    await write(`update lens_option set price = price + 10000 where sku_id = '900001-1'`)
    await soon(() => expect(card()?.priceWithLenses).toBe(before))
  })

  it('holds a campaign between its two instants and names the lowest earlier price [PRICE-002]', async () => {
    const during = (await replica()).state.articles.get(100_003)?.card
    expect([during?.price.unit.amount, during?.price.unit.isCampaign, during?.lowestPrice30]).toEqual([
      1500,
      true,
      1900,
    ])
    for (const day of ['2026-11-01T09:59:59Z', '2026-11-08T10:00:00Z']) {
      const outside = (await replica(day)).state.articles.get(100_003)?.card
      expect([outside?.price.unit.amount, outside?.price.unit.isCampaign, outside?.lowestPrice30]).toEqual([
        2000,
        false,
        null,
      ])
    }
  })

  it('begins and ends a campaign without anybody writing', async () => {
    let now = new Date('2026-11-08T09:59:59.900Z')
    const catalogue = await openCatalogue({ database: test.database, clock: { now: () => now }, log: silentLog })
    open.push(catalogue)
    expect(catalogue.state.articles.get(100_003)?.amount).toBe(150_000)
    now = new Date('2026-11-08T10:00:00.000Z')
    await catalogue.refresh()
    expect(catalogue.state.articles.get(100_003)?.amount).toBe(200_000)
  })

  it.each([
    [100_001, 20],
    [100_003, 30],
    [100_007, 40],
  ])('gives article %i the status %i [PRICE-003, PRICE-004, PRICE-005]', async (id, expected) => {
    expect(status(await replica(), id)).toBe(expected)
  })
})

describe('search', () => {
  it.each([
    ['calder', 100_001],
    ['gucci', 100_001],
    ['ray ban', 100_004],
    ['rayban', 100_004],
    ['Ray-Ban', 100_004],
    ['wayfarar', 100_004],
    ['klassiker', 100_004],
    ['dagslinser', 100_005],
    ['linser', 100_005],
    ['ögonspray', 100_006],
    ['ogonspray', 100_006],
    ['ÖGON', 100_006],
    ['oxyal spray', 100_006],
  ])('finds %j', async (text, id) => {
    expect((await replica()).search.find(text).slice(0, 3)).toContain(id)
  })

  it('asks the database for nothing while it reads', async () => {
    const catalogue = await replica()
    const { statements } = await countQueries(async () => {
      catalogue.search.find('calder')
      catalogue.state.listing('/glasögon', 'popular')
      catalogue.state.bySlug.get('calder-svart')?.json()
    })
    expect(statements).toEqual([])
  })
})
