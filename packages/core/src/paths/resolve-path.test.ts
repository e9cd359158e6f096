import { expect, it } from 'vitest'
import { createHref } from './href.js'
import { createPathResolver } from './resolve-path.js'

const pages = { press: '/lehdistö', order: '/tili/:orderId' } as const

const other = createPathResolver(() => ({
  pages,
  categories: [{ path: '/silmälasit', family: 'glasses' as const }],
  productRoots: [{ path: '/silmälasit', family: 'glasses' }],
  redirects: [{ from: '/vanha', to: '/lehdistö', status: 308 }],
}))

it('resolves the paths of any shop', () => {
  expect(createHref(pages).href('order', { orderId: 7 })).toBe('/tili/7')
  expect(other.resolvePath('/tili/7')).toEqual({
    kind: 'page',
    key: 'order',
    params: { orderId: '7' },
    path: '/tili/7',
  })
  expect(other.resolvePath('/silm%C3%A4lasit')).toMatchObject({ kind: 'category', category: { family: 'glasses' } })
  expect(other.resolvePath('/silmälasit/vega')).toMatchObject({ kind: 'product', slug: 'vega' })
  expect(other.resolvePath('/vanha')).toEqual({ kind: 'redirect', to: '/lehdistö', status: 308 })
  expect(other.resolvePath('/glasögon')).toEqual({ kind: 'not-found' })
  expect(other.isReservedSlug('100123')).toBe(true)
  expect(other.isReservedSlug('vega')).toBe(false)
})
