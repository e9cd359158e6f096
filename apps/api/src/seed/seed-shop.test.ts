import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoShop } from '@klarsikt/fixtures/demo'
import { migrate, openDatabase, startEmbeddedPostgres } from '@klarsikt/server/database'
import { createEncryption } from '@klarsikt/server/encryption'
import { silentLog } from '@klarsikt/server/testing'
import { expect, it } from 'vitest'
import { openCatalogue } from '../groups/catalogue/catalogue/catalogue.js'
import { migrationsFolder } from '../migrations/index.js'
import { SECRET } from '../testing/secret.js'
import { seedShop } from './index.js'

it('fills an empty shop with everything once, also when several ask at the same moment, and stores no card number [META-004]', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'klarsikt-seed-'))
  const server = await startEmbeddedPostgres({ folder, log: silentLog, durable: false })
  await migrate(server.url(), migrationsFolder)
  const database = await openDatabase({ url: server.url(), log: silentLog })
  const now = new Date('2026-11-02T10:00:00Z')
  const shop = demoShop(now)
  const seed = () => seedShop(database, () => shop, { encryption: createEncryption(SECRET), now })
  expect((await Promise.all([seed(), seed(), seed()])).filter(Boolean)).toHaveLength(1)
  expect(await seed()).toBe(false)
  const catalogue = await openCatalogue({ database, clock: { now: () => now }, log: silentLog })
  const { state } = catalogue
  expect([state.articles.size, state.skus.size, state.content.stores.length]).toEqual([
    shop.articles.length,
    shop.skus.length,
    shop.stores.length,
  ])
  for (const demo of shop.articles) {
    const view = state.articles.get(demo.id)
    expect([demo.id, view?.status, view?.amount]).toEqual([demo.id, demo.unit.publicationStatus, demo.unit.amount])
  }
  const dump = await database.query<{ all: string }>({ text: `select string_agg(g::text, '') as all from gift_card g` })
  for (const card of shop.giftCards) expect(dump.rows[0]?.all).not.toContain(card.number)
  await catalogue.stop()
  await database.close()
  await server.stop()
  rmSync(folder, { recursive: true })
})
