import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../../testing/test-api.js'

const FRAME = '100001-1'

/** A campaign on the frame that ends in the given number of days. */
const campaign = (api: TestApi, endsIn: number) =>
  api.test.database.query({
    text: `update article_price set unit_campaign = unit_ordinary - 10000, lowest_30 = unit_ordinary - 5000,
             campaign_start = $1::timestamptz - interval '2 days', campaign_end = $1::timestamptz + make_interval(days => $2)
           where article_id = 100001`,
    values: [api.deps.clock.now(), endsIn],
  })

describe('a reduced line of the cart [PRICE-002, CART-012]', () => {
  let api: TestApi
  beforeAll(async () => void (api = await createTestApi()))
  afterAll(() => api.drop())

  it('shows the lowest price of the 30 days before the reduction, as long as the campaign runs', async () => {
    const anna = await api.visitor()
    await anna.post('/api/cart/update', { skuId: FRAME, quantity: 2 })
    const line = async () => (await anna.get('/api/cart')).body.cartHead.cart.items[0]
    expect((await line()).lowestPrice30).toBeNull()
    await campaign(api, 1)
    const reduced = await line()
    expect(reduced.price.isCampaign).toBe(true)
    expect(reduced.lowestPrice30).toBe(reduced.price.ordinaryPrice - 50)
    await campaign(api, -1)
    expect(await line()).toMatchObject({ lowestPrice30: null, price: { isCampaign: false } })
  })
})
