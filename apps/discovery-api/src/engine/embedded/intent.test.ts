import { describe, expect, it } from 'vitest'
import { product, SHOP } from '../testing/contract-records.js'
import { createEmbeddedEngine } from './embedded-engine.js'

describe('the beginning of a category', () => {
  it.each([
    ['typed', true],
    ['sent', false],
  ])('%s, puts what stands under it before what goes with it', async (_how, asYouType) => {
    const engine = createEmbeddedEngine()
    const index = await engine.open('shop/sv', { language: 'sv', synonyms: [] })
    await index.replace([
      ...SHOP,
      ...[1, 2, 3].map((number) =>
        product(`care${number}`, {
          title: `Lösning ${number} för kontaktlinser`,
          description: 'För alla kontaktlinser.',
          categories: [['Linsvård']],
        }),
      ),
    ])
    const { hits } = await index.search({
      searchText: 'kontaktl',
      asYouType,
      filters: [],
      sort: null,
      offset: 0,
      limit: 10,
      facets: [],
      rules: null,
    })
    expect(
      hits
        .map(({ id }) => id)
        .slice(0, 2)
        .sort(),
    ).toEqual(['l1', 'l2'])
    expect(hits.map(({ id }) => id)).toContain('care1')
    await engine.close()
  })
})
