import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { saveCustomer } from './draft.js'
import { pickUpStores } from './pick-up-stores.js'
import { buyableSkus, EVA, newBuyer, openTestShop, setStock, type TestShop } from './testing/shop.js'

const STORE = 2

let shop: TestShop
let sku = ''
let other = ''
beforeAll(async () => {
  shop = await openTestShop()
  ;[sku = '', other = ''] = await buyableSkus(shop, 2)
  for (const one of [sku, other]) await setStock(shop, one, 100)
})
afterAll(() => shop.close())
beforeEach(() => shop.rows('delete from store_stock'))

const putInStore = (skuId: string, onHand: number) =>
  shop.rows('insert into store_stock (sku_id, store_id, on_hand) values ($1, $2, $3)', skuId, STORE, onHand)
const storesFor = async (lines: Record<string, number>) =>
  pickUpStores(shop.deps, { cartId: await newBuyer(shop, lines), store: false })
const theStore = async (lines: Record<string, number>) => (await storesFor(lines)).find(({ id }) => id === STORE)

it('says which stores have every piece of the cart, and when goods are ready there or from the warehouse [ENUM-008]', async () => {
  await putInStore(sku, 2)
  const [first, ...rest] = [
    await theStore({ [sku]: 2 }),
    await theStore({ [sku]: 3 }),
    await theStore({ [sku]: 1, [other]: 1 }),
  ]
  expect(first?.hasGoods).toBe(true)
  expect(first?.readyText).toMatch(/^(?:i dag|i morgon|\p{L}+dag \d+ \p{L}+)$/u)
  for (const store of rest) {
    expect(store?.hasGoods).toBe(false)
    expect(store?.readyText).toMatch(/\d+.*–\d+ \p{L}+$/u)
  }
  await putInStore(other, 1)
  expect((await theStore({ [sku]: 1, [other]: 1 }))?.hasGoods).toBe(true)
})

it('counts what is set aside for others, and sends nothing from a store that has to be ground', async () => {
  await putInStore(sku, 2)
  await shop.rows('update store_stock set reserved = 1')
  expect((await theStore({ [sku]: 2 }))?.hasGoods).toBe(false)
  expect((await theStore({ [sku]: 1 }))?.hasGoods).toBe(true)
})

it('begins with the nearest to the buyer, and leaves out where nothing can be collected', async () => {
  const cartId = await newBuyer(shop, { [sku]: 1 })
  await saveCustomer(shop.deps.database, shop.encryption, cartId, EVA, shop.clock.now())
  const stores = await pickUpStores(shop.deps, { cartId, store: false })
  const distances = stores.map(({ km }) => km ?? Number.NaN)
  expect(distances).toEqual(distances.toSorted((a, b) => a - b))
  const recycling = shop.deps.catalogue.state.content.stores.filter(({ icon }) => icon === 'recycling')
  for (const { id } of recycling) expect(stores.map((one) => one.id)).not.toContain(id)
})
