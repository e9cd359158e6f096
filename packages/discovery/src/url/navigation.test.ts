import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { fakeLocation } from '../testing/fake-environment.js'
import { crossCategoryUrl, takeClearMark } from './cross-category.js'
import { isForBrowser, navigate, normalisePath, pathOf } from './navigation.js'

describe('going somewhere [WPAGE-024]', () => {
  it('stays in the document on the same origin, by push or replace', () => {
    const { location, log } = fakeLocation('https://shop.test/a')
    navigate(location, { url: '/a?b' })
    navigate(location, { url: '/a?c', replace: true, scroll: false })
    navigate(location, { url: '/d', withinPage: true, scroll: false })
    expect(log).toEqual([
      'push https://shop.test/a?b',
      'top',
      'replace https://shop.test/a?c',
      'push https://shop.test/d',
    ])
  })

  it('preserves the state of the entry that it replaces', () => {
    const { location } = fakeLocation()
    location.remember({ host: 1 })
    navigate(location, { url: '/?c', replace: true })
    expect(location.state()).toEqual({ host: 1 })
    navigate(location, { url: '/?d' })
    expect(location.state()).toBeNull()
  })

  it('leaves the document for another origin, and for another path when there is no router', () => {
    const { location, log } = fakeLocation()
    expect(navigate(location, { url: 'https://other.test/x' })).toBeUndefined()
    navigate(location, { url: 'https://other.test/y', replace: true })
    navigate(location, { url: '/path' })
    expect(log).toEqual([
      'leave https://other.test/x',
      'leave by replacing https://other.test/y',
      'leave https://shop.test/path',
    ])
  })

  it('refuses another origin for navigation within the document [WERR-006]', () => {
    const { location, log } = fakeLocation()
    expect(navigate(location, { url: 'https://other.test/x', withinPage: true })).toBe('https://other.test/x')
    expect(log).toEqual([])
  })

  it('uses the router of the host when there is one [WPAGE-026]', () => {
    const { location, log } = fakeLocation()
    const router = vi.fn()
    navigate(location, { url: '/b', replace: true, scroll: false }, router)
    expect(router).toHaveBeenCalledWith('/b', { replace: true, scroll: false })
    expect(log).toEqual([])
  })

  it('hands the router what routers take: path, query and hash of this origin; the browser goes to another', () => {
    const { location, log } = fakeLocation('https://shop.test/a')
    const router = vi.fn()
    const go = (url: string) => navigate(location, { url }, router)
    go('https://shop.test/sök?query=åäö#x')
    go('?page=2')
    go('https://other.test/x?y#z')
    go('https://shop.test//other.test/x')
    expect(router.mock.calls.map(([url]) => url as string)).toEqual([
      '/s%C3%B6k?query=%C3%A5%C3%A4%C3%B6#x',
      '/a?page=2',
      '/other.test/x',
    ])
    expect(log).toEqual(['leave https://other.test/x?y#z'])
  })
})

it('leaves modified, middle and handled clicks to the browser [WPAGE-025]', () => {
  const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, defaultPrevented: false }
  expect(isForBrowser(plain)).toBe(false)
  for (const change of [
    { button: 1 },
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
    { defaultPrevented: true },
  ]) {
    expect(isForBrowser({ ...plain, ...change })).toBe(true)
  }
})

describe('paths', () => {
  it.each([
    ['search', '/search'],
    ['/search', '/search'],
    ['/search//', '/search'],
    ['', '/'],
    ['/', '/'],
  ])('%j is %j [WPAGE-003]', (given, path) => expect(normalisePath(given)).toBe(path))

  it('are the same however they are encoded', () => {
    const [encoded, raw, decomposed] = ['https://a.test/s%C3%B6k', 'https://a.test/sök', 'https://a.test/so\u0308k']
    expect(new Set([encoded, raw, decomposed].map((url) => pathOf(new URL(url ?? ''))))).toEqual(new Set(['/sök']))
    expect(pathOf(new URL('https://a.test/%F6'))).toBe('/%F6')
  })

  it('stay as they are when normalised twice', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        expect(normalisePath(normalisePath(path))).toBe(normalisePath(path))
      }),
    )
  })
})

describe('a cross-category link', () => {
  const from = new URL('https://shop.test/glas?f_brand=a%E2%80%9A&sorting=x&utm=1&query=q')

  it('carries filters and sorting over, with the parameter that clears them [WPAGE-012]', () => {
    const url = new URL(crossCategoryUrl('/sol?a=1', from))
    expect([...url.searchParams.keys()]).toEqual(['a', 'f_brand', 'sorting', 'went_sideways_clear_filters'])
    expect(takeClearMark(url)).toBe(true)
    expect(takeClearMark(url)).toBe(false)
    expect([...url.searchParams.keys()]).toEqual(['a', 'f_brand', 'sorting'])
  })

  it('has no parameter when there is nothing to clear or clearing is off', () => {
    expect(crossCategoryUrl('/sol', new URL('https://shop.test/glas?utm=1'))).toBe('https://shop.test/sol')
    expect(crossCategoryUrl('/sol', from, '', false)).not.toContain('sideways')
  })

  it('may carry the parameter in the hash', () => {
    const url = new URL('https://shop.test/sol#went_sideways_clear_filters=true&x=1')
    expect(takeClearMark(url)).toBe(true)
    expect(url.href).toBe('https://shop.test/sol#x=1')
  })
})
