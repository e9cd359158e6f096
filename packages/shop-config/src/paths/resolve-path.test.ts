import { encodePath } from '@klarsikt/core/paths'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CATEGORIES } from './categories.js'
import { href, PAGE_KEYS, type PageKey, pagePaths } from './pages.js'
import { productRoots } from './product-roots.js'
import { PATH_REDIRECTS } from './redirects.js'
import { isReservedSlug, resolvePath } from './resolve-path.js'

const spelling = fc.constantFrom<(path: string) => string>(
  (path) => path,
  encodePath,
  (path) => path.normalize('NFD'),
  (path) => encodePath(path.normalize('NFD')),
  (path) => `${path}/`,
  (path) => path.toUpperCase(),
  (path) => path.replaceAll('/', '//'),
  (path) => `${encodePath(path)}?x=1#y`,
  (path) => String.fromCharCode(...new TextEncoder().encode(path)),
)

/** Follows a redirect as a browser would. */
function follow(path: string): ReturnType<typeof resolvePath> {
  const first = resolvePath(path)
  return first.kind === 'redirect' ? resolvePath(encodePath(first.to)) : first
}

describe('resolvePath', () => {
  it('finds every page from its own link [ROUTE-001]', () => {
    const value = fc.stringMatching(/^[a-z0-9åäö-]{1,12}$/).filter((text) => !isReservedSlug(text) && text !== 'inv')
    fc.assert(
      fc.property(fc.constantFrom(...PAGE_KEYS), fc.infiniteStream(value), (key, values) => {
        const names = [...pagePaths[key].matchAll(/:(\w+)/g)].map(([, name = '']) => name)
        const params = Object.fromEntries(names.map((name) => [name, values.next().value as string]))
        const path = (href as (key: PageKey, params: object) => string)(key, params)
        expect(resolvePath(encodePath(path))).toEqual({ kind: 'page', key, params, path })
      }),
    )
  })

  it('leads every spelling to one canonical path [ROUTE-001]', () => {
    const paths = [
      ...CATEGORIES.map(({ path }) => path),
      ...Object.values(pagePaths).filter((path) => !path.includes(':')),
    ]
    fc.assert(
      fc.property(fc.constantFrom(...paths), spelling, (path, spell) => {
        const found = follow(spell(path))
        expect(found).toHaveProperty('path', path)
        expect(resolvePath(encodePath(path))).toEqual(found)
      }),
    )
  })

  it('moves other spellings permanently', () => {
    expect(resolvePath('/GLAS%C3%96GON')).toEqual({ kind: 'redirect', to: '/glasögon', status: 301 })
    expect(resolvePath('/glaso%CC%88gon')).toEqual({ kind: 'redirect', to: '/glasögon', status: 301 })
    expect(resolvePath('/press/')).toEqual({ kind: 'redirect', to: '/press', status: 301 })
    expect(resolvePath('/glasogon')).toEqual({ kind: 'not-found' })
  })

  it('preserves the case of tokens and ids', () => {
    expect(resolvePath('/b2b/rekvisition/AbC')).toMatchObject({ kind: 'page', params: { token: 'AbC' } })
    expect(resolvePath('/B2B/rekvisition/AbC')).toEqual({ kind: 'redirect', to: '/b2b/rekvisition/AbC', status: 301 })
    expect(resolvePath('/hitta-butik/Ume%C3%A5')).toEqual({ kind: 'redirect', to: '/hitta-butik/umeå', status: 301 })
  })

  it('lets fixed segments win over product slugs', () => {
    expect(resolvePath('/glas%C3%B6gon/gucci')).toMatchObject({ kind: 'category', category: { key: 'glasses-gucci' } })
    expect(resolvePath('/horsel/boka-horseltest')).toMatchObject({ kind: 'page', key: 'booking-auditory' })
    expect(resolvePath('/glas%C3%B6gon/siri-rund')).toEqual({
      kind: 'product',
      root: { path: '/glasögon', family: 'glasses' },
      slug: 'siri-rund',
      path: '/glasögon/siri-rund',
    })
    expect(resolvePath('/glas%C3%B6gon/a/b')).toEqual({ kind: 'not-found' })
    expect(resolvePath('/okand/siri-rund')).toEqual({ kind: 'not-found' })
  })

  it('distinguishes the two invoice routes [ROUTE-020] [ROUTE-021]', () => {
    expect(resolvePath('/mitt-konto/betalning-fakturor/1/2')).toMatchObject({ key: 'account-finance-details' })
    expect(resolvePath('/mitt-konto/betalning-fakturor/lens/inv/3/9')).toMatchObject({
      key: 'account-subscription-glasses-finance-invoice-id',
      params: { financeTypeId: 'lens', id: '3', subscriptionId: '9' },
    })
    expect(resolvePath('/mitt-konto/betalning-fakturor/inv/2')).toEqual({ kind: 'not-found' })
  })

  it('leads on where documents disagree [NAV-055] [ROUTE-018] [NAV-025]', () => {
    expect(resolvePath('/booking')).toEqual({ kind: 'redirect', to: '/boka-synundersökning', status: 308 })
    expect(resolvePath('/mitt-konto/abonnemang/koppla-till-lifestyle')).toMatchObject({ status: 301 })
    expect(resolvePath('/sportglas%C3%B6gon/utf%C3%B6rs%C3%A5kning')).toEqual({
      kind: 'redirect',
      to: '/sportglasögon/utförsäljning',
      status: 301,
    })
    for (const { to } of PATH_REDIRECTS) expect(['page', 'category']).toContain(resolvePath(encodePath(to)).kind)
  })

  it('takes any text, and a redirect never leads to another', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(
          fc.constantFrom(
            '/',
            '%',
            '%2F',
            '%C3',
            'glasögon',
            'mitt-konto',
            'ordrar',
            '..',
            '.',
            'Å',
            '?',
            '#',
            '\\',
            'hitta-butik',
          ),
          { maxLength: 8 },
        )
        .map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(anything, (path) => {
        const found = resolvePath(path)
        const to = found.kind === 'redirect' ? found.to : '/'
        expect(to).toMatch(/^\/(?!\/)/)
        expect(resolvePath(encodePath(to)).kind).not.toBe('redirect')
      }),
      { numRuns: 1000 },
    )
  })
})

describe('what a path resolves to', () => {
  it('finds categories in any spelling', () => {
    expect(follow('/KONTAKTLINSER/m%C3%A5nadslinser/')).toMatchObject({ category: { filter: { lensType: 'monthly' } } })
  })

  it('reserves the words that are pages, and bare numbers', () => {
    for (const slug of ['gucci', 'barn', 'Linsvätska', 'boka-horseltest', '100123'])
      expect(isReservedSlug(slug)).toBe(true)
    expect(isReservedSlug('siri-rund')).toBe(false)
    const firstSegments = new Set(productRoots().map(({ path }) => path))
    const words = CATEGORIES.map(({ path }) => path.split('/')).filter((parts) => parts.length === 3)
    for (const [, first, word] of words) {
      expect(firstSegments).toContain(`/${first}`)
      expect(isReservedSlug(word ?? '')).toBe(true)
    }
  })
})
