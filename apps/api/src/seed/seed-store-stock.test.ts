import { demoShop, demoStoreStock } from '@klarsikt/fixtures/demo'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sku, storeStock } from '../groups/catalogue/catalogue/tables.js'
import { store } from '../groups/catalogue/store/tables.js'
import { NOW } from '../testing/small-shop-parts.js'
import { createTestApi, type TestApi } from '../testing/test-api.js'
import { seedStoreStock } from './index.js'

let api: TestApi
beforeAll(async () => void (api = await createTestApi()))
afterAll(() => api.drop())

it('fills the shelves of stores once, and only with what the shop sells', async () => {
  const { orm } = api.test.database
  const [known] = await orm.select({ id: sku.id }).from(sku)
  const [one] = await orm.select({ id: store.id }).from(store)
  const rows = [
    { skuId: known?.id ?? '', storeId: one?.id ?? 0, onHand: 2 },
    { skuId: 'nothing', storeId: one?.id ?? 0, onHand: 2 },
    { skuId: known?.id ?? '', storeId: 999_999, onHand: 2 },
  ]
  await seedStoreStock(api.test.database, () => rows)
  await seedStoreStock(api.test.database, () => [{ skuId: known?.id ?? '', storeId: one?.id ?? 0, onHand: 9 }])
  expect(await orm.select().from(storeStock)).toEqual([{ ...rows[0], reserved: 0 }])
})

it('has the same goods in the stores of a demo every time, and no contact lenses', () => {
  const { articles, skus, stores } = demoShop(new Date(NOW))
  const made = demoStoreStock(articles, skus, stores)
  expect(made).toEqual(demoStoreStock(articles, skus, stores))
  const families = new Map(articles.map(({ id, family }) => [id, family]))
  const familyOf = new Map(skus.map(({ id, articleId }) => [id, families.get(articleId)]))
  expect(new Set(made.map(({ skuId }) => familyOf.get(skuId))).has('contact-lenses')).toBe(false)
  expect(made.length).toBeGreaterThan(2_000)
  expect(made.length).toBeLessThan(60_000)
})
