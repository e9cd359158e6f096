import { expect, it } from 'vitest'
import { feedProduct } from './feed.js'

const least = { product_id: 1, title: 'Calder', page_url: '/glasögon/calder' }

it('fills in defaults', () => {
  expect(feedProduct.parse(least)).toMatchObject({
    product_id: '1',
    brand: null,
    category: [],
    sale_price: null,
    in_stock: true,
    popularity: 0,
    attributes: {},
    variants: [],
    localized: {},
  })
})

it.each([
  ['Glasögon > Barn', [['Glasögon', 'Barn']]],
  [['Glasögon', 'Barn'], [['Glasögon', 'Barn']]],
  [
    [['Glasögon'], ['Barn']],
    [['Glasögon'], ['Barn']],
  ],
  [' > ', []],
  [null, []],
])('reads the category %j', (category, paths) => {
  expect(feedProduct.parse({ ...least, category }).category).toEqual(paths)
})

it.each([
  ['product_id', { product_id: '' }],
  ['product_id', { product_id: 'a\u0000' }],
  ['title', { title: '' }],
  ['page_url', { page_url: 'javascript:alert(1)' }],
  ['page_url', { page_url: '//evil.test/x' }],
  ['image_url', { image_url: 'data:text/html,x' }],
  ['sale_price', { sale_price: -1 }],
  ['sale_price', { sale_price: '12' }],
  ['in_stock', { in_stock: 'yes' }],
  ['attributes.size', { attributes: { size: {} } }],
  ['variants.0.product_id', { variants: [{}] }],
])('names %s when it is wrong', (field, more) => {
  const issues = feedProduct.safeParse({ ...least, ...more }).error?.issues ?? []
  expect(issues.map(({ path }) => path.join('.'))).toEqual([field])
})
