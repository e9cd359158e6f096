import type * as contract from '@klarsikt/contract/discovery/types'
import { describe, expectTypeOf, it } from 'vitest'
import type * as wire from './wire.js'

/** Makes the contract's mutable lists and our readonly lists the same type. */
type Plain<T> = T extends readonly (infer Item)[]
  ? number extends T['length']
    ? Plain<Item>[]
    : { -readonly [K in keyof T]: Plain<T[K]> }
  : T extends object
    ? { -readonly [K in keyof T]: Plain<T[K]> }
    : T

describe('the types of this package and of the contract', () => {
  it('agree on what the service answers [WMODAL-013] [WSUGG-001] [WSUGG-002] [WCAT-010]', () => {
    expectTypeOf<contract.Display>().toExtend<wire.Display>()
    expectTypeOf<contract.VariantDisplay>().toExtend<wire.VariantDisplay>()
    expectTypeOf<contract.FilterGroup>().toExtend<wire.FilterGroup>()
    expectTypeOf<contract.Suggestion>().toExtend<wire.Suggestion>()
    expectTypeOf<contract.SuggestionsReply>().toExtend<wire.SuggestionsReply>()
    expectTypeOf<contract.SearchResultsReply>().toExtend<wire.SearchResultsReply>()
    expectTypeOf<contract.ProductListingReply>().toExtend<wire.ProductListingReply>()
    expectTypeOf<contract.DisplaysReply>().toExtend<wire.DisplaysReply>()
  })

  it('have the same fields', () => {
    expectTypeOf<keyof wire.Display>().toEqualTypeOf<keyof contract.Display>()
    expectTypeOf<keyof wire.Suggestion>().toEqualTypeOf<keyof contract.Suggestion>()
    expectTypeOf<wire.FilterType>().toEqualTypeOf<contract.FilterType>()
    expectTypeOf<wire.FilterOp>().toEqualTypeOf<contract.FilterOp>()
  })

  it('agree on what a page sends', () => {
    expectTypeOf<Plain<wire.SearchResultsBody>['sort']>().toExtend<contract.SearchResultsBody['sort']>()
    expectTypeOf<Omit<Plain<wire.SearchResultsBody>, 'filters'>>().toExtend<
      Omit<contract.SearchResultsBody, 'filters'>
    >()
    expectTypeOf<Omit<Plain<wire.ProductListingBody>, 'filters'>>().toExtend<
      Omit<contract.ProductListingBody, 'filters'>
    >()
    expectTypeOf<Plain<wire.SentEvent>>().toExtend<contract.DiscoveryEvent>()
    expectTypeOf<wire.SentEvent['event_type']>().toEqualTypeOf<contract.DiscoveryEventType>()
  })
})
