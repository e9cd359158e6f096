import { afterAll, beforeAll, expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine/embedded/embedded-engine.js'
import { ask, createTestService, product, type TestService } from '../../testing/test-service.js'

let service: TestService
let key: string
beforeAll(async () => {
  service = await createTestService({ engine: createEmbeddedEngine() })
  key = await service.tenant('a')
})
afterAll(() => service.drop())

async function shown() {
  await service.deps.markets.caughtUp()
  const { body } = await ask(service, '/v2/search/results', { body: { tenant: 'a', market: 'se', query: '' } })
  return body.displays.map((one: { currency: string; sale_price: number }) => [one.currency, one.sale_price])
}

it('is that of the country until the tenant sets another, and a product in any other is refused', async () => {
  const priced = [product('1', { sale_price: 49.5, currency: 'SEK' }), product('2', { sale_price: 50 })]
  await service.feed('a', priced)
  expect(await shown()).toEqual([
    ['SEK', 49.5],
    ['SEK', 50],
  ])
  const euro = await service.feed('a', [
    product('1', { sale_price: 9, currency: 'EUR' }),
    product('2', { sale_price: 9 }),
  ])
  expect(euro.rejected_lines).toEqual([
    { line: 1, product_id: '1', field: 'currency', why: 'is EUR, and the market has SEK' },
  ])
  await ask(service, '/v2/tenants/a/settings', { method: 'PUT', key, body: { currencies: { se: 'JPY' } } })
  expect(await shown()).toEqual([['JPY', 9]])
  const yen = await service.feed('a', [product('1', { sale_price: 900, currency: 'JPY' })])
  expect([yen.rejected, await shown()]).toEqual([0, [['JPY', 900]]])
  const wrong = await ask(service, '/v2/tenants/a/settings', {
    method: 'PUT',
    key,
    body: { currencies: { se: 'kronor' } },
  })
  expect(wrong.status).toBe(422)
})
