import { demoRecords, EYEWEAR_SYNONYMS } from '@klarsikt/fixtures/relevance'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createEmbeddedEngine } from './engine/embedded/embedded-engine.js'
import { createTestService, NOW, type TestService } from './testing/test-service.js'

const SHOWN = 100

let service: TestService
const soldOut = new Set<string>()
beforeAll(async () => {
  service = await createTestService({ engine: createEmbeddedEngine() })
  await service.tenant('shop')
  const records = await demoRecords(new Date(NOW))
  for (const { product_id, in_stock } of records) if (!in_stock) soldOut.add(product_id)
  await service.feed('shop', records)
  const market = await service.deps.markets.get('shop', 'se')
  await market?.index.configure({ language: 'sv', synonyms: EYEWEAR_SYNONYMS })
})
afterAll(() => service.drop())

it.each(['glasögon', 'gl', 'lins', 'linser', 'solglasögon', 'sportglasögon', 'ray-ban'])(
  'shows what can be bought before what is sold out, for “%s”',
  async (text) => {
    const market = await service.deps.markets.get('shop', 'se')
    const found = await market?.index.search({
      searchText: text,
      asYouType: false,
      filters: [],
      sort: null,
      offset: 0,
      limit: SHOWN,
      facets: [],
      rules: null,
    })
    const ids = found?.hits.map(({ id }) => id) ?? []
    expect(ids).toHaveLength(SHOWN)
    expect(soldOut.size).toBeGreaterThan(100)
    expect(ids.filter((id) => soldOut.has(id))).toEqual([])
  },
)
