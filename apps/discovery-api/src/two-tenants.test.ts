import { afterAll, beforeAll, expect, it } from 'vitest'
import { createEmbeddedEngine } from './engine/embedded/embedded-engine.js'
import { ask, createTestService, product, type TestService } from './testing/test-service.js'

let service: TestService
beforeAll(async () => {
  service = await createTestService({ engine: createEmbeddedEngine(), rateLimitFactor: 1 })
  for (const id of ['calm', 'loud']) {
    await service.tenant(id)
    // Both have the same ids and words, so a mix-up would show.
    await service.feed(
      id,
      Array.from({ length: 400 }, (_, n) =>
        product(`p${n}`, { title: `Båge ${id} ${n}`, brand: id, attributes: { ägare: [id] } }),
      ),
    )
  }
})
afterAll(() => service.drop())

type Reply = { displays: { brand: string; product_id: string }[]; filters: unknown }
const search = (tenant: string, query: string) =>
  ask(service, '/v2/search/results', { body: { tenant, market: 'se', query, limit: 20 } })

it('never sees another tenant, while both are searched, fed and sent events at once', async () => {
  const fed = async () => {
    for (const [n, own] of Array.from({ length: 12 }, (_, at) => (at % 2 === 0 ? 'calm' : 'loud')).entries())
      await service.feed(own, [product(`new${n}`, { title: `Båge ${own} ny`, brand: own })], '?mode=upsert')
  }
  const work = Array.from({ length: 120 }, async (_, n) => {
    const [own, other] = n % 2 === 0 ? ['calm', 'loud'] : ['loud', 'calm']
    const calls = await Promise.all([
      search(own ?? '', 'båge'),
      search(own ?? '', other ?? ''),
      ask(service, '/v2/search/related', { body: { tenant: own, market: 'se', product_id: 'p1' } }),
      ask(service, '/v2/recommend/products/general', { body: { tenant: own, market: 'se' } }),
    ])
    for (const { status, body } of calls) {
      expect(status).toBe(200)
      expect((body as Reply).displays.filter(({ brand }) => brand !== own)).toEqual([])
      expect(JSON.stringify((body as Reply).filters ?? [])).not.toContain(other)
    }
  })
  await Promise.all([fed(), ...work])
})

it('lets a flood at one tenant be refused there and nowhere else', async () => {
  const flood = await Promise.all(Array.from({ length: 2_600 }, () => search('loud', 'båge')))
  const refused = flood.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(flood.every(({ status }) => status === 200 || status === 429)).toBe(true)
  expect((await search('calm', 'båge')).status).toBe(200)
})
