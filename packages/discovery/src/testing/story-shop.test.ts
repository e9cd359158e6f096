import { discoveryEndpoints } from '@klarsikt/contract/discovery'
import { describe, expect, it } from 'vitest'
import { answer } from './story-shop.js'

describe('the shop of the stories', () => {
  it.each([
    ['search/results', discoveryEndpoints.searchResults.reply],
    ['product-listing', discoveryEndpoints.productListing.reply],
    ['search/suggestions', discoveryEndpoints.searchSuggestions.reply],
  ] as const)('answers %s in the shape of the contract', (path, schema) => {
    for (const behaviour of ['found', 'nothing'] as const)
      expect(schema.safeParse(answer(path, 'sun', { query: 'sun' }, behaviour)).error).toBeUndefined()
  })
})
