// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { en } from '../locales/en.js'
import { sv } from '../locales/sv.js'
import { consentOf } from './attributes.js'
import { clientOf, writersOf } from './settings.js'

function element(attributes: Record<string, string>): HTMLElement {
  const made = document.createElement('div')
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  return made
}

describe('settings of an element', () => {
  it.each([
    [{ consent: 'granted' }, true],
    [{ consent: 'denied' }, false],
    [{ consent: '' }, undefined],
    [{ consent: 'yes' }, undefined],
    [{}, undefined],
  ])('%j is the consent %s: nothing but a plain word counts [CONSENT-002]', (attributes, consent) => {
    expect(consentOf(element(attributes))).toBe(consent)
  })

  it('become those of a client', () => {
    const navigateFunction = vi.fn()
    const { options } = clientOf(
      element({
        tenant: 'acme',
        market: 'se',
        api: 'https://api.test',
        'search-page': '/find',
        'query-param': 'q',
        'user-id': 'u',
        'clear-filters': '',
        consent: 'denied',
      }),
      { navigateFunction },
      sv,
    )
    expect(options).toMatchObject({
      tenant: 'acme',
      market: 'se',
      locale: 'sv',
      apiUrl: 'https://api.test',
      searchPagePath: '/find',
      urlParamName: 'q',
      userId: 'u',
      clearFiltersOnNewQuery: true,
      anonymousEvents: false,
      consent: false,
      navigate: navigateFunction,
    })
  })

  it.each([
    [{}, ['query', 'category', 'content']],
    [{ suggest: 'category' }, ['query', 'category']],
    [{ suggest: 'content category' }, ['query', 'category', 'content']],
    [{ suggest: 'none' }, ['query']],
  ])('%j suggests %j', async (attributes, kinds) => {
    const { transform } = clientOf(element(attributes), {}, en).options
    const suggestions = ['query', 'category', 'content'].map((type) => ({ type, title: type, page_url: null }))
    // Without a `transform` the reply stays as it is.
    const reply = transform ? await transform({ suggestions }) : { suggestions }
    expect(reply.suggestions.map(({ type }) => type)).toEqual(kinds)
  })

  it('write prices as the language does, or as the shop does', () => {
    expect(writersOf(element({}), {}, en)).toEqual({ image: null })
    const { formatPrice } = writersOf(element({ prices: 'currency' }), {}, en)
    expect(formatPrice?.(1234.5, 'SEK')).toBe('SEK\u00A01,234.50')
    const own = (amount: number) => `${amount} of ours`
    expect(writersOf(element({ prices: 'currency' }), { formatPrice: own }, en).formatPrice?.(1, 'SEK')).toBe(
      '1 of ours',
    )
  })

  it('fetch pictures from the service when configured to', () => {
    const { image } = writersOf(element({ images: 'service', api: 'https://api.test/', tenant: 'acme' }), {}, en)
    const address = new URL(image?.('https://shop.test/a.jpg').src ?? '')
    expect([address.origin, address.pathname]).toEqual(['https://api.test', '/v2/image'])
    expect(address.searchParams.get('tenant')).toBe('acme')
  })
})
