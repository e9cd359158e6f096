import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { importStoreStock } from '../../../admin/index.js'
import { ask, createTestApi, type TestApi } from '../../../testing/test-api.js'
import { storeStock } from '../../catalogue/catalogue/tables.js'

let api: TestApi
beforeAll(async () => void (api = await createTestApi()))
afterAll(() => api.drop())
beforeEach(() => api.test.database.orm.delete(storeStock))

async function* lines(...text: string[]) {
  yield* text
}
const put = (...text: string[]) => importStoreStock(lines(...text), api.test.database)
const skuOf = (articleId: number) => api.deps.catalogue.state.articles.get(articleId)?.article.skus[0]?.id ?? ''
const stores = () => api.deps.catalogue.state.content.stores
const stockOf = async (id: number, query = '') => (await ask(api, `/api/article/${id}/storeStock${query}`)).body.data

it('names the stores that have an article, from the nearest on once a place is given', async () => {
  const [first, second] = stores()
  if (!first || !second) throw new Error('The small shop has two stores')
  const sku = skuOf(100_001)
  await put(`${first.id};${sku};1`, `${second.id};${sku};5`)
  expect(await stockOf(100_001)).toMatchObject({ count: 2, near: null })
  const near = await stockOf(100_001, `?lat=${second.lat}&lng=${second.lon}`)
  expect(near.stores.map(({ id, level, km }: { id: number; level: string; km: number }) => [id, level, km])).toEqual([
    [second.id, 'some', 0],
    [first.id, 'few', expect.any(Number)],
  ])
  // A town with a store also orders the stores; words that are no place leave the list complete.
  const town = await stockOf(100_001, `?q=${encodeURIComponent(first.city)}`)
  expect([town.stores[0].id, town.count]).toEqual([first.id, 2])
  expect(await stockOf(100_001, '?q=xyzzy')).toMatchObject({ count: 2, near: null })
})

it('counts what checkouts have set aside as gone', async () => {
  const [first] = stores()
  const sku = skuOf(100_001)
  await put(`${first?.id};${sku};1`)
  await api.test.database.orm.update(storeStock).set({ reserved: 1 })
  expect(await stockOf(100_001)).toEqual({ count: 0, stores: [], near: null })
  expect(await put(`${first?.id};${sku};0`)).toEqual({
    set: 0,
    refused: [{ line: 1, reason: 'is less than checkouts have set aside' }],
  })
})

it('knows no stock of what is not sold', async () => {
  const { status } = await ask(api, '/api/article/999999/storeStock')
  expect(status).toBe(404)
})

it('imports what stores have, the same file twice without a difference, and says which lines are wrong', async () => {
  const [first] = stores()
  const sku = skuOf(100_001)
  const file = [
    `store;sku;pieces`,
    `${first?.id};${sku};4`,
    `x;${sku};4`,
    `${first?.id};nothing;1`,
    '',
    `${first?.id};${sku};-1`,
  ]
  for (let twice = 0; twice < 2; twice += 1)
    expect(await put(...file)).toEqual({
      set: 1,
      refused: [
        { line: 3, reason: 'is not store number;sku;pieces' },
        { line: 4, reason: 'names a store or an article that is not there' },
        { line: 6, reason: 'is not store number;sku;pieces' },
      ],
    })
  expect(await api.test.database.orm.select().from(storeStock)).toEqual([
    { skuId: sku, storeId: first?.id, onHand: 4, reserved: 0 },
  ])
})
