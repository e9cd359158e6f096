import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encodedHref, href } from './feature-pages.js'
import { encodePath, missingUrl } from './href.js'

const untypedHref = href as (key: string, params?: object) => string

describe('href', () => {
  it('shows an unknown key or a missing parameter in place of the address [META-007]', () => {
    expect(untypedHref('nope')).toBe('#missing-url:nope')
    expect(untypedHref('toString')).toBe('#missing-url:toString')
    expect(untypedHref('account-order')).toBe('#missing-url:account-order')
    expect(untypedHref('account-order', { orderId: '' })).toBe(missingUrl('account-order'))
    expect(untypedHref('account-order', { orderId: '..' })).toBe(missingUrl('account-order'))
  })

  it('has keys and parameters checked by the compiler', () => {
    // @ts-expect-error the parameter is missing
    expect(href('account-order')).toContain('#missing-url')
    // @ts-expect-error the parameter has another name
    expect(href('account-order', { id: 5 })).toContain('#missing-url')
    // @ts-expect-error no such page
    expect(href('basket')).toContain('#missing-url')
    // @ts-expect-error the page takes no parameters
    expect(href('account', { id: 5 })).toBe('/mitt-konto')
  })

  it('keeps a parameter inside its segment', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (orderId) => {
        fc.pre(orderId !== '.' && orderId !== '..')
        const encoded = encodedHref('account-order', { orderId })
        const url = new URL(encoded, 'https://klarsikt.test')
        expect(url.pathname).toBe(encoded)
        expect(decodeURIComponent(encoded.split('/')[3] ?? '')).toBe(
          orderId.replace(/\p{Surrogate}/gu, '\uFFFD').normalize('NFC'),
        )
      }),
    )
  })
})

describe('encodePath', () => {
  it('writes å, ä and ö as the wire has them and touches nothing encoded [ROUTE-001]', () => {
    expect(encodePath('/glasögon/köp-online')).toBe('/glas%C3%B6gon/k%C3%B6p-online')
    expect(encodePath('/glas%C3%B6gon')).toBe('/glas%C3%B6gon')
    expect(encodedHref('account-security')).toBe('/mitt-konto/s%C3%A4kerhet')
  })
})
