import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encodePath } from './href.js'
import { canonicalAddress, normalisePath } from './normalise-path.js'

describe('normalisePath', () => {
  it('reads encoded, composed and decomposed spellings alike [ROUTE-001]', () => {
    for (const path of [
      '/glas%C3%B6gon',
      '/glasögon',
      '/glaso\u0308gon',
      'glasögon/',
      '//glasögon//?a#b',
      '/glas\u00C3\u00B6gon',
    ]) {
      expect(normalisePath(path)).toBe('/glasögon')
    }
    expect(normalisePath('')).toBe('/')
    expect(normalisePath('/a%2Fb/%zz')).toBe('/a%2Fb/%25zz')
  })

  it('is stable under encoding, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (raw) => {
        const path = normalisePath(raw)
        expect(path.startsWith('/')).toBe(true)
        expect(normalisePath(encodePath(path))).toBe(path)
      }),
    )
  })
})

describe('canonicalAddress', () => {
  it('preserves only the page number of the query [META-011]', () => {
    expect(canonicalAddress('/glasögon', '?page=2&x=1')).toBe('/glas%C3%B6gon?page=2')
    expect(canonicalAddress('/glasögon/', 'x=1&previewCart=1')).toBe('/glas%C3%B6gon')
    expect(canonicalAddress('/press', 'page=%22%3E')).toBe('/press')
  })
})
